import type { Illegality, Outcome, Resolution, RuleId, Side, Situation } from '../../../rules/l5r/conflict';
import { opposingSide, SIDES } from '../../../rules/l5r/conflict/at-once';
import { capital, count, listed, signed } from '../../shared/words';
import { refused } from './event-sentences';
import { boardOfEvents } from './later';
import { endReason, missing, NO_ATTACKER } from './sentences';
import { elementNames, nameOf, ofPlayer, playerNames, ringNames, sideOf, statusNames } from './words';

/** A figure that goes with the headline. */
interface Figure {
	title: string;
	detail: string;
	/** Whether the five provinces are drawn beside it. */
	province?: true;
}

/** The answer in one sentence, for the eye and for the live region. */
export function headline({ result }: Resolution): string {
	if (result.type === 'illegal') return 'Cette attaque est impossible.';
	const { winner, totals, provinceBroken, gameEnd } = result;
	if (gameEnd !== null) return `${capital(playerNames[gameEnd.winner])} gagne la partie : ${endReason(gameEnd)}.`;
	if (winner === null) return 'Personne ne remporte le conflit.';
	const score = `${capital(playerNames[winner])} remporte le conflit, ${totals[winner]} à ${totals[opposingSide(winner)]}`;
	return `${score} : la province ${provinceBroken ? 'est détruite' : 'tient'}.`;
}

/** What must be said with it: why, and what changes that one might forget. */
export function caveat({ result, trace }: Resolution, situation: Situation): string {
	if (result.type === 'illegal') return refusal(result);
	const { type } = situation;
	const events = situation.events.length > 0 && boardOfEvents();
	const { unopposed, winner, difference, gameEnd, strength } = result;
	const removed = trace.flatMap((step) => (step.kind === 'removed-from-conflict' ? [nameOf(step.character)] : []));
	const lacking = trace.find((step) => step.kind === 'condition-missing');
	const cites = (rule: RuleId) => trace.some((step) => step.rule === rule);
	return [
		cites('etape-3-2-attaquants') && NO_ATTACKER,
		removed.length > 0 &&
			`${capital(listed(removed))} ne ${removed.length < 2 ? 'participe' : 'participent'} pas, à cause d’un tiret.`,
		...new Set(trace.map((step) => step.kind === 'refused' && refused(step, type))),
		...(events ? events.endedEarly(trace) : []),
		trace.some(
			(step) => step.kind === 'skill-to-zero' || (step.kind === 'skill-halved' && step.before < 0 && step.after === 0),
		) && 'Une compétence négative compte comme 0.',
		...trace.map(
			(step) => step.kind === 'total-to-zero' && `Le total ${ofPlayer(step.side)}, négatif, compte comme 0.`,
		),
		lacking?.kind === 'condition-missing' && missing(lacking),
		cites('etape-3-2-3-sans-participant') &&
			'Son adversaire n’a pas un plus grand total ; dans notre lecture, personne ne remporte le conflit.',
		lacking !== undefined && cites('etape-3-2-3-egalite') && 'À égalité, seul le joueur attaquant peut l’emporter.',
		winner === 'attacker' && difference === 0 && 'À égalité, le joueur attaquant l’emporte.',
		cites('non-oppose-defenseur-incline') && 'Un défenseur incliné participe : le conflit n’est pas non opposé.',
		...(events && gameEnd === null ? new Set(trace.map(events.late)) : []),
		result.breakPrevented && `L’écart atteint la défense de ${strength}, mais la province ne peut pas être détruite.`,
		unopposed && gameEnd === null && 'Conflit non opposé : le joueur défenseur perd 1 honneur.',
		...trace.map(
			(step) =>
				step.kind === 'ring-effect' &&
				step.choice === 'ready' &&
				step.target !== null &&
				step.participates &&
				`Redressé par l’Eau, ${nameOf(step.target)} est incliné de nouveau en rentrant au fief.`,
		),
	]
		.filter((part) => part !== false && part !== undefined)
		.join(' ');
}

/** Why the conflict cannot take place. */
export const refusal = ({ broken }: Illegality): string =>
	`La province de la forteresse ne peut être attaquée que si trois des autres provinces sont détruites ; ${
		broken === 0 ? 'aucune ne l’est' : `il n’y en a que ${broken}`
	}.`;

/** What becomes of totals, province, ring, honor and statuses. */
export function figures({ result, trace }: Resolution, situation: Situation): Figure[] {
	if (result.type === 'illegal') return [];
	const { totals, difference, fate, compared } = result;
	const changed = changes(result, situation);
	return [
		...(compared
			? [{ title: `Totaux : ${totals.attacker} contre ${totals.defender}`, detail: `écart de ${difference}` }]
			: []),
		provinceFigure(result, situation),
		{ title: ringNames[situation.ring.element], detail: `${ringPlace(result)}, ${effectWords(result, trace)}` },
		{
			title: `Honneur : ${result.honor.attacker} et ${result.honor.defender}`,
			detail: `attaquant ${honorChange(result, situation, 'attacker')}, défenseur ${honorChange(result, situation, 'defender')}`,
		},
		...(fate > 0 ? [{ title: `Destin : ${signed(fate)}`, detail: 'au joueur attaquant' }] : []),
		...(changed.length > 0 ? [{ title: 'Personnages', detail: listed(changed) }] : []),
	];
}

/** The attacked province, and how many of the five are broken after the conflict. */
function provinceFigure(outcome: Outcome, { province: { broken } }: Situation): Figure {
	const { provinceBroken, breakPrevented, strength, winner, difference, gameEnd } = outcome;
	const after = broken + (provinceBroken ? 1 : 0);
	const all = after > 0 ? ` ; ${count(after, 'détruite')} sur 5` : '';
	if (provinceBroken)
		return { title: 'Province détruite', detail: `défense de ${strength} atteinte${all}`, province: true };
	if (breakPrevented) return { title: 'Province intacte', detail: `ne peut pas être détruite${all}`, province: true };
	const won = winner === 'attacker' && gameEnd === null;
	const lacks = won ? `, il manque ${strength - difference}` : '';
	return { title: 'Province intacte', detail: `défense de ${strength}${lacks}${all}`, province: true };
}

function ringPlace({ ring }: Outcome): string {
	if (ring === 'contested') return 'encore contesté';
	return ring === 'available' ? 'de nouveau disponible' : `revendiqué par ${playerNames[ring]}`;
}

function effectWords({ effect, effectCanceled, effectRefused, resolver }: Outcome, trace: Resolution['trace']): string {
	const element = trace.find((step) => step.kind === 'element-chosen');
	const chosen = element?.kind === 'element-chosen' ? ` (${elementNames[element.element]})` : '';
	const by = resolver === 'defender' ? ' par le joueur défenseur' : '';
	if (effectCanceled) return 'effet annulé';
	if (effect === null) return trace.some(({ kind }) => kind === 'empty-deck') ? 'effet interrompu' : 'sans effet';
	if (effectRefused) return 'aucun effet sur ce personnage';
	return effect === 'decline' ? 'effet laissé de côté' : `effet résolu${by}${chosen}`;
}

function honorChange({ honor }: Outcome, situation: Situation, side: Side): string {
	return signed(honor[side] - situation[side].honor);
}

/** « le défenseur 1 honoré », « l’attaquant 2 hors jeu » : what is no plain return home. */
function changes({ characters, gameEnd }: Outcome, situation: Situation): string[] {
	return characters.flatMap(({ character, controller, status, inPlay, participates, returned, bowed, fate }) => {
		const before = SIDES.flatMap((side) => situation[side].characters).find(({ id }) => id === character);
		if (before === undefined) return [];
		const sentHome = participates && !returned;
		const turned = gameEnd === null && (sentHome || (!participates && before.bowed !== bowed));
		const words = [
			controller !== sideOf(character) && `sous le contrôle ${ofPlayer(controller)}`,
			status !== before.status && statusNames[status],
			turned && `${bowed ? 'incliné' : 'redressé'} au fief`,
			fate !== before.fate && (fate === 0 ? 'sans destin' : `avec ${count(fate, 'destin')}`),
		].filter((word) => word !== false);
		if (inPlay === null) return [`${nameOf(character)} resté en main`];
		if (!inPlay) return [`${nameOf(character)} hors jeu`];
		return words.length > 0 ? [`${nameOf(character)} ${words.join(', ')}`] : [];
	});
}
