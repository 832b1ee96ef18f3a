import {
	AFFLICTIONS,
	type CardOutcome,
	type Resolution,
	type Result,
	totalValue,
} from '../../../rules/arkham/damage-and-horror';
import { listed } from '../../shared/words';
import { isSituation } from './refusal';
import { type DamageState, toSituation } from './state';
import { against, amounts, capitalName, traumas } from './words';

type Applied = Extract<Result, { type: 'applied' }>;

/** What becomes of one card, in a few words. */
interface Fate {
	key: string;
	name: string;
	defeated: boolean;
	/** « prend 2 dégâts : 3 dégâts pour 4 de vie ». */
	detail: string;
}

/** Fate of the investigator, then of each asset that was to take something. */
export function fates({ result }: Resolution, state: DamageState): Fate[] {
	if (result.type === 'illegal') return [];
	const touched = result.assets.filter(({ placed }) => placed.damage + placed.horror > 0);
	return [result.investigator, ...touched].map((outcome) => fate(outcome, state));
}

function fate({ card, placed, tokens, defeatedBy }: CardOutcome, state: DamageState): Fate {
	const { investigator, assets } = toSituation(state);
	const endurances = card === 'investigator' ? investigator.endurances : assets[card];
	const totals = AFFLICTIONS.flatMap((affliction) => {
		const endurance = endurances?.[affliction];
		return endurance && placed[affliction] > 0 ? [against(affliction, tokens[affliction], totalValue(endurance))] : [];
	});
	const detail = totals.length > 0 ? `prend ${amounts(placed)} : ${totals.join(', ')}` : 'ne prend rien';
	return { key: String(card), name: capitalName(card), defeated: defeatedBy.length > 0, detail };
}

/** The answer in a few short sentences, for the eye and for the live region. */
export function headline({ result, trace }: Resolution): string {
	if (result.type === 'illegal')
		return result.illegalities.some(isSituation)
			? 'Cette situation est impossible.'
			: 'Cette répartition n’est pas permise.';
	if (trace.some(({ kind }) => kind === 'nothing-placed')) return 'Aucun pion n’est posé : rien n’est infligé.';
	return [investigatorSentence(result), assetsSentence(result)].filter(Boolean).join(' ');
}

function investigatorSentence({ investigator, aftermath }: Applied): string {
	if (aftermath === null) return 'Votre investigateur tient bon.';
	const causes = investigator.defeatedBy.map((affliction) =>
		affliction === 'damage' ? 'par les dégâts' : 'par les horreurs',
	);
	const { trauma, lost } = aftermath;
	return [
		`Votre investigateur est vaincu ${listed(causes)}, et éliminé.`,
		trauma === null ? 'Il ne subit aucun traumatisme.' : `Il subit ${traumas(trauma, 1)}.`,
		lost === null ? '' : lost === 'killed' ? 'Il est tué.' : 'Il devient dément.',
	]
		.filter(Boolean)
		.join(' ');
}

function assetsSentence({ assets, aftermath }: Applied): string {
	const lost = assets.flatMap(({ defeatedBy }, at) => (defeatedBy.length > 0 ? [String(at + 1)] : []));
	if (lost.length === 1) return `Le soutien ${lost[0]} est vaincu.`;
	if (lost.length > 1) return `Les soutiens ${listed(lost)} sont vaincus.`;
	return assets.length > 0 && aftermath === null ? 'Aucun soutien n’est vaincu.' : '';
}
