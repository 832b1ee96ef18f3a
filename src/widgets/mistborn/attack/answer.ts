import type { PlayerReport, PlayersResult, Resolution, Trace } from '../../../rules/mistborn/attack';
import { count } from '../../shared/words';
import type { Fate } from './fate';
import { distinctIllegalities, explainRefusal } from './refusal';
import { capitalName, damage, Name, nameOf } from './words';

/** What must be said with the answer: the Target, what cannot be, what is not used, in the words of `sayUnused`. */
export function caveat({ result, trace }: Resolution, sayUnused = notUsed): string {
	const illegalities = distinctIllegalities(result.illegalities);
	const [first] = illegalities;
	const waiting = trace.find(({ kind }) => kind === 'target-to-give')?.after ?? 0;
	const unused = result.unused - waiting;
	return [
		result.against === 'players' ? targetSentence(result, trace, waiting) : '',
		illegalities.length === 1 && first ? explainRefusal(first) : '',
		illegalities.length > 1 ? `${illegalities.length} choix sont impossibles.` : '',
		unused > 0 ? sayUnused(unused) : '',
	]
		.filter(Boolean)
		.join(' ');
}

const notUsed = (unused: number): string =>
	`${damage(unused)} ${unused < 2 ? 'reste inutilisé' : 'restent inutilisés'}.`;

/** `waiting`: damage that follows the Target, once it is given. */
function targetSentence({ targetFate, target, victory }: PlayersResult, trace: Trace, waiting: number): string {
	if (targetFate === 'to-give') {
		const rest = `${damage(waiting)} ${waiting < 2 ? 'reste' : 'restent'} à infliger`;
		return `Choisissez qui reçoit la Cible${waiting > 0 ? ` : ${rest}` : ''}.`;
	}
	if (target === null) return removedSentence(trace, victory);
	const given = trace.some(({ kind }) => kind === 'target-given');
	if (target === 'me') return given ? 'Vous avez maintenant la Cible.' : '';
	if (targetFate === 'may-pass') return `${Name(target)} peut passer la Cible.`;
	if (targetFate === 'cannot-pass') return `${Name(target)} ne peut pas passer la Cible.`;
	return `${Name(target)} ${given ? 'a maintenant' : 'garde'} la Cible.`;
}

/** The Target leaves the game. No rule says what becomes of damage that is left then. */
function removedSentence(trace: Trace, victory: boolean): string {
	const at = trace.findIndex(({ kind }) => kind === 'target-removed');
	if (at < 0) return '';
	const last = trace.slice(at).find(({ kind }) => kind === 'damage-directed')?.subject;
	if (last === undefined) return victory ? '' : 'La Cible quitte le jeu.';
	return `La Cible quitte le jeu : on en déduit que les dégâts restants peuvent frapper ${nameOf(last)}.`;
}

/** What becomes of each other player, or of the Lord Ruler and his foes. */
export function fates({ result }: Resolution, shields: readonly number[]): Fate[] {
	if (result.against === 'players') return result.reports.map(playerFate);
	const { before, after, foes } = result;
	const lord = {
		id: 'lord-ruler',
		text: `Seigneur Maître : santé ${after}`,
		alive: after > 0,
		gone: 'vaincu' as const,
	};
	const health = { ...lord, detail: `${before} avant` };
	return [
		health,
		...shields.map((shieldsBefore, at) => {
			const id = `a${at + 1}`;
			const shieldsAfter = foes.find((foe) => foe.id === id)?.shields.length ?? 0;
			const text = `Adversaire ${at + 1} : ${count(shieldsAfter, 'bouclier')}`;
			return { id, text, alive: shieldsAfter > 0, gone: 'vaincu' as const, detail: `${shieldsBefore} avant` };
		}),
	];
}

function playerFate({ player, before, after, absorbed, stopped, wasted, eliminated }: PlayerReport): Fate {
	const detail = [
		`${before} avant`,
		...(absorbed > 0 ? [`${absorbed} pour ses Défenseurs`] : []),
		...(stopped > 0 ? [`${stopped} arrêté${stopped < 2 ? '' : 's'}`] : []),
		...(wasted > 0 ? [`${wasted} sans effet`] : []),
	];
	return { id: player, text: `${capitalName(player)} : santé ${after}`, alive: !eliminated, detail: detail.join(', ') };
}
