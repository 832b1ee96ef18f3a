import { totalValeur } from '../../../rules/arkham/damage-and-horror/endurance';
import {
	type Bilan,
	type Resolution,
	type Resultat,
	resolve,
} from '../../../rules/arkham/damage-and-horror/resolution';
import { AFFLICTIONS } from '../../../rules/arkham/damage-and-horror/situation';
import { listed } from '../../shared/words';
import { isSituation, refusal } from './refusal';
import { type DamageState, toEngine, toSituation } from './state';
import { against, amounts, Name, traumas } from './words';

type Applied = Extract<Resultat, { type: 'applique' }>;

/** What becomes of one card, in a few words. */
interface Fate {
	key: string;
	name: string;
	defeated: boolean;
	/** « prend 2 dégâts : 3 dégâts pour 4 de vie ». */
	detail: string;
}

/** Fate of the investigator, then of each asset that was to take something. */
export function fates({ resultat }: Resolution, state: DamageState): Fate[] {
	if (resultat.type === 'illegal') return [];
	const touched = resultat.soutiens.filter(({ places }) => places.degats + places.horreurs > 0);
	return [resultat.investigateur, ...touched].map((bilan) => fate(bilan, state));
}

function fate({ carte, places, pions, vaincuePar }: Bilan, state: DamageState): Fate {
	const { investigateur, soutiens } = toSituation(state);
	const endurances = carte === 'investigateur' ? investigateur.endurances : soutiens[carte];
	const totals = AFFLICTIONS.flatMap((affliction) => {
		const endurance = endurances?.[affliction];
		const told = endurance && places[affliction] > 0;
		return told ? [against(affliction, pions[affliction], totalValeur(endurance))] : [];
	});
	const detail = totals.length > 0 ? `prend ${amounts(places)} : ${totals.join(', ')}` : 'ne prend rien';
	return { key: String(carte), name: Name(carte), defeated: vaincuePar.length > 0, detail };
}

/** The answer in a few short sentences, for the eye and for the live region. */
export function headline({ resultat, trace }: Resolution): string {
	if (resultat.type === 'illegal')
		return resultat.irregularites.some(isSituation)
			? 'Cette situation est impossible.'
			: 'Cette répartition n’est pas permise.';
	if (trace.some(({ kind }) => kind === 'rien-place')) return 'Aucun pion n’est posé : rien n’est infligé.';
	return [investigatorSentence(resultat), assetsSentence(resultat)].filter(Boolean).join(' ');
}

function investigatorSentence({ investigateur, sequelles }: Applied): string {
	if (sequelles === null) return 'Votre investigateur tient bon.';
	const causes = investigateur.vaincuePar.map((affliction) =>
		affliction === 'degats' ? 'par les dégâts' : 'par les horreurs',
	);
	const { traumatisme, perdu } = sequelles;
	return [
		`Votre investigateur est vaincu ${listed(causes)}, et éliminé.`,
		traumatisme === null ? 'Il ne subit aucun traumatisme.' : `Il subit ${traumas(traumatisme, 1)}.`,
		perdu === null ? '' : perdu === 'tue' ? 'Il est tué.' : 'Il devient dément.',
	]
		.filter(Boolean)
		.join(' ');
}

function assetsSentence({ soutiens, sequelles }: Applied): string {
	const lost = soutiens.flatMap(({ vaincuePar }, at) => (vaincuePar.length > 0 ? [String(at + 1)] : []));
	if (lost.length === 1) return `Le soutien ${lost[0]} est vaincu.`;
	if (lost.length > 1) return `Les soutiens ${listed(lost)} sont vaincus.`;
	return soutiens.length > 0 && sequelles === null ? 'Aucun soutien n’est vaincu.' : '';
}

const proposals = {
	proteger: 'Proposition : le plus possible sur les soutiens, même si certains sont vaincus.',
	garder: 'Proposition : le moins de soutiens vaincus possible, tant que votre investigateur tient.',
	moi: 'Assigner à un soutien est un droit : vous pouvez tout garder sur votre investigateur.',
	choisie: '',
};

/** What goes with the verdict: why it is refused, whether another assignment would do better, what the proposal is. */
export function reserve({ resultat, trace }: Resolution, state: DamageState): string {
	if (resultat.type === 'illegal') return resultat.irregularites.map(refusal).join(' ');
	if (trace.some(({ kind }) => kind === 'rien-place') || state.soutiens.length === 0) return '';
	if (resultat.sequelles === null) return proposals[state.repartition];
	const best = resolve(...toEngine({ ...state, repartition: 'proteger' })).resultat;
	const saved = best.type === 'applique' && best.sequelles === null;
	return saved
		? 'Une autre répartition le sauve : choisissez « Protéger mon investigateur ».'
		: 'Aucune autre répartition ne le sauve.';
}

/** Whether the player has to choose between the two kinds of trauma. */
export const choosesTrauma = ({ resultat }: Resolution): boolean =>
	resultat.type === 'applique' &&
	resultat.investigateur.vaincuePar.length > 1 &&
	resultat.sequelles !== null &&
	resultat.sequelles.traumatisme !== null;
