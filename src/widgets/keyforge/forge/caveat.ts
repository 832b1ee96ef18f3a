import type { Resolution, Side, TraceStep } from '../../../rules/keyforge/forge';
import { listed } from '../../shared/words';
import { aboutKeys, lastSteps } from './answer';
import { countAember, countKeys, does, said } from './words';

/** What goes with the answer: an earlier key, an announcement to make, what could not happen. */
export function caveat(resolution: Resolution): string {
	const { outcomes, winner } = resolution.result;
	const forged = outcomes.filter((outcome) => outcome.type === 'key-forged');
	const last = outcomes.findLast(({ type }) => aboutKeys.includes(type));
	const earlier = last?.type === 'key-forged' ? forged.filter((outcome) => outcome !== last) : forged;
	const over = outcomes.filter((outcome) => outcome.type === 'illegal' && outcome.reason === 'game-over').length;
	const none = outcomes.find((outcome) => outcome.type === 'illegal' && outcome.reason === 'no-forged-key');
	return [
		...(winner === null ? lastSteps(resolution).flatMap(remark) : []),
		...sayEarlier(earlier.map(({ player }) => player)),
		...resolution.trace.flatMap(missingStep),
		...(winner !== null && over > 0 ? ['Ce qui suit dans la liste n’a plus lieu.'] : []),
		...(none ? ['Une clé devait redevenir non forgée, mais aucune n’était forgée.'] : []),
	].join(' ');
}

/** Keys forged before the one of the answer, by whom. */
function sayEarlier(players: readonly Side[]): string[] {
	if (players.length === 0) return [];
	const who = (['you', 'opponent'] as const).flatMap((side) => {
		const keys = players.filter((player) => player === side).length;
		return keys === 0 ? [] : [`${does(side, 'avez', 'a')} forgé ${countKeys(keys)}`];
	});
	return [`Avant cela, ${listed(who)}.`];
}

/** A turn in which a key had to be forged, and that the list passes over. */
function missingStep({ kind, player, before }: TraceStep): string[] {
	if (kind !== 'step-missing') return [];
	const whose = said(player, 'Votre étape 1', 'L’étape 1 de l’adversaire');
	return [
		`${whose} n’est pas dans la liste : avec ${countAember(before)}, ${said(player, 'vous deviez', 'il devait')} forger.`,
	];
}

/** What a step about the key asks to be said near the answer. */
function remark(step: TraceStep): string[] {
	if (step.kind === 'one-key-only')
		return ['Il reste de quoi en payer une autre, mais l’étape 1 n’en donne qu’une par tour.'];
	return step.kind === 'paid-from-cards' && step.rule === 'forger-aombre-provenance'
		? [`C’est ${said(step.decider, 'vous qui choisissez', 'l’adversaire qui choisit')} combien vient des cartes.`]
		: [];
}
