import type { Bilan } from '../../../rules/mistborn/attack/report';
import type {
	Resolution,
	ResultatContreSeigneurMaitre,
	ResultatEntreJoueurs,
} from '../../../rules/mistborn/attack/resolution';
import type { Trace, TraceStep } from '../../../rules/mistborn/attack/trace';
import { capital, count, listed } from '../../shared/words';
import { distinctRefusals, refusal } from './refusal';
import { capitalName, damage, life, Name, nameOf } from './words';

/** What becomes of one player or card, in a few words. */
interface Fate {
	id: string;
	/** « Joueur A : santé 18 ». */
	text: string;
	alive: boolean;
	detail: string;
}

/** The answer in one or two short sentences. */
export function headline({ resultat, trace }: Resolution): string {
	const parts = resultat.contre === 'joueurs' ? againstPlayers(resultat) : againstLord(resultat, trace);
	return parts.filter(Boolean).join(' ');
}

function againstPlayers({ bilans, tues, victoire }: ResultatEntreJoueurs): string[] {
	const gone = bilans.filter(({ elimine }) => elimine).map(({ joueur }) => nameOf(joueur));
	const hurt = bilans.filter(({ elimine, avant, apres }) => !elimine && apres < avant);
	return [
		victoire ? 'Vous gagnez.' : '',
		gone.length > 0 ? `${capital(listed(gone))} ${gone.length < 2 ? 'est éliminé' : 'sont éliminés'}.` : '',
		hurt.length > 0 ? `${capital(losses(hurt))}.` : '',
		gone.length + hurt.length === 0 ? 'Aucun joueur n’est blessé.' : '',
		tues.length > 0
			? `${capital(listed(tues.map(({ allie }) => nameOf(allie))))} ${tues.length < 2 ? 'est tué' : 'sont tués'}.`
			: '',
	];
}

/** « le joueur A perd 6 points de vie et le joueur B 3 », « les joueurs A et B perdent 6 points de vie chacun ». */
function losses(hurt: readonly Bilan[]): string {
	const all = hurt.map(({ joueur, avant, apres }) => ({ joueur, lost: avant - apres }));
	const [first] = all;
	if (first && all.length > 1 && all.every(({ lost }) => lost === first.lost)) {
		const marks = all.map(({ joueur }) => capitalName(joueur).replace('Joueur ', ''));
		return `les joueurs ${listed(marks)} perdent ${life(first.lost)} chacun`;
	}
	return listed(
		all.map(({ joueur, lost }, at) =>
			at === 0 ? `${nameOf(joueur)} perd ${life(lost)}` : `${nameOf(joueur)} ${lost}`,
		),
	);
}

function againstLord(resultat: ResultatContreSeigneurMaitre, trace: Trace): string[] {
	const { vaincus, adversaires, avant, apres, victoire } = resultat;
	const lost = avant - apres;
	const damaged = adversaires.flatMap(({ id }) => {
		const shields = trace.filter(({ kind, sujet }) => SHIELD_LOST.includes(kind) && sujet === id).length;
		return shields > 0 ? [`${nameOf(id)} perd ${count(shields, 'bouclier')}`] : [];
	});
	const untouched = lost === 0 && vaincus.length === 0 && damaged.length === 0;
	return [
		victoire ? 'Le Seigneur Maître est vaincu : vous gagnez.' : '',
		!victoire && lost > 0 ? `Le Seigneur Maître perd ${life(lost)}.` : '',
		vaincus.length > 0
			? `${capital(listed(vaincus.map(nameOf)))} ${vaincus.length < 2 ? 'est vaincu' : 'sont vaincus'}.`
			: '',
		damaged.length > 0 ? `${capital(listed(damaged))}.` : '',
		untouched ? `Le Seigneur Maître ${adversaires.length > 0 ? 'et ses Adversaires tiennent' : 'tient'}.` : '',
	];
}

const SHIELD_LOST: readonly TraceStep['kind'][] = ['bouclier-detruit', 'bouclier-ote'];

/** What must be said with the answer: the Cible, what cannot be, what is not used. */
export function reserve({ resultat, trace }: Resolution): string {
	const refus = distinctRefusals(resultat.refus);
	const [first] = refus;
	const waiting = trace.find(({ kind }) => kind === 'cible-a-donner')?.apres ?? 0;
	const inutilises = resultat.inutilises - waiting;
	return [
		resultat.contre === 'joueurs' ? cibleSentence(resultat, trace, waiting) : '',
		refus.length === 1 && first ? refusal(first) : '',
		refus.length > 1 ? `${refus.length} choix sont impossibles.` : '',
		inutilises > 0 ? `${damage(inutilises)} ${inutilises < 2 ? 'reste inutilisé' : 'restent inutilisés'}.` : '',
	]
		.filter(Boolean)
		.join(' ');
}

/** `waiting`: damage that follows the Cible, once it is given. */
function cibleSentence({ suite, cible, victoire }: ResultatEntreJoueurs, trace: Trace, waiting: number): string {
	if (suite === 'a-donner') {
		const rest = `${damage(waiting)} ${waiting < 2 ? 'reste' : 'restent'} à infliger`;
		return `Choisissez qui reçoit la Cible${waiting > 0 ? ` : ${rest}` : ''}.`;
	}
	if (cible === null) return removedSentence(trace, victoire);
	const given = trace.some(({ kind }) => kind === 'cible-donnee');
	if (cible === 'moi') return given ? 'Vous avez maintenant la Cible.' : '';
	if (suite === 'peut-passer') return `${Name(cible)} peut passer la Cible.`;
	if (suite === 'ne-passe-pas') return `${Name(cible)} ne peut pas passer la Cible.`;
	return `${Name(cible)} ${given ? 'a maintenant' : 'garde'} la Cible.`;
}

/** The Cible leaves the game. No rule says what becomes of damage that is left then. */
function removedSentence(trace: Trace, victoire: boolean): string {
	const at = trace.findIndex(({ kind }) => kind === 'cible-retiree');
	if (at < 0) return '';
	const last = trace.slice(at).find(({ kind }) => kind === 'degats-diriges')?.sujet;
	if (last === undefined) return victoire ? '' : 'La Cible quitte le jeu.';
	return `La Cible quitte le jeu : on en déduit que les dégâts restants peuvent frapper ${nameOf(last)}.`;
}

/** What becomes of each other player, or of the Seigneur Maître and his Adversaires. */
export function fates({ resultat }: Resolution, shields: readonly number[]): Fate[] {
	if (resultat.contre === 'joueurs') return resultat.bilans.map(playerFate);
	const { avant, apres, adversaires } = resultat;
	const lord = { id: 'seigneur-maitre', text: `Seigneur Maître : santé ${apres}`, alive: apres > 0 };
	const health = { ...lord, detail: `${avant} avant` };
	return [
		health,
		...shields.map((before, at) => {
			const id = `a${at + 1}`;
			const after = adversaires.find((foe) => foe.id === id)?.boucliers.length ?? 0;
			const text = `Adversaire ${at + 1} : ${count(after, 'bouclier')}`;
			return { id, text, alive: after > 0, detail: `${before} avant` };
		}),
	];
}

function playerFate({ joueur, avant, apres, absorbes, arretes, inutiles, elimine }: Bilan): Fate {
	const detail = [
		`${avant} avant`,
		...(absorbes > 0 ? [`${absorbes} pour ses Défenseurs`] : []),
		...(arretes > 0 ? [`${arretes} arrêté${arretes < 2 ? '' : 's'}`] : []),
		...(inutiles > 0 ? [`${inutiles} sans effet`] : []),
	];
	return { id: joueur, text: `${capitalName(joueur)} : santé ${apres}`, alive: !elimine, detail: detail.join(', ') };
}
