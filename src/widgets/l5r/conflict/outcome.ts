import {
	type Illegality,
	type Outcome,
	opposingSide,
	type Resolution,
	type RuleId,
	type Side,
	type Situation,
} from '../../../rules/l5r/conflict';
import { capital, listed, signed } from '../../shared/words';
import { endReason, missing } from './sentences';
import { nameOf, ofPlayer, playerNames, ringNames, statusNames } from './words';

/** A figure that goes with the verdict. */
interface Figure {
	title: string;
	detail: string;
}

/** The answer in one sentence, for the eye and for the live region. */
export function headline({ result }: Resolution): string {
	if (result.type === 'illegal') return 'Cette attaque est impossible.';
	const { winner, totals, provinceBroken, gameEnd } = result;
	if (gameEnd !== null) return `Le joueur attaquant gagne la partie : ${endReason(gameEnd)}.`;
	if (winner === null) return 'Personne ne remporte le conflit.';
	const score = `${capital(playerNames[winner])} remporte le conflit, ${totals[winner]} à ${totals[opposingSide(winner)]}`;
	if (winner === 'defender') return `${score}.`;
	return `${score} : la province ${provinceBroken ? 'est détruite' : 'tient'}.`;
}

/** What must be said with it: why, and what changes that one might forget. */
export function caveat({ result, trace }: Resolution): string {
	if (result.type === 'illegal') return refusal(result);
	const { characters, unopposed, winner, difference, gameEnd } = result;
	const removed = characters.filter(({ participates }) => !participates).map(({ character }) => nameOf(character));
	const lacking = trace.find((step) => step.kind === 'condition-missing');
	const cites = (rule: RuleId) => trace.some((step) => step.rule === rule);
	return [
		removed.length > 0 &&
			`${capital(listed(removed))} ne ${removed.length < 2 ? 'participe' : 'participent'} pas, à cause d’un tiret.`,
		cites('modificateur-jamais-negatif') && 'Une compétence négative compte comme 0.',
		...trace.map(
			(step) => step.kind === 'total-to-zero' && `Le total ${ofPlayer(step.side)}, négatif, compte comme 0.`,
		),
		lacking?.kind === 'condition-missing' && missing(lacking),
		cites('etape-3-2-3-sans-participant') && 'Son adversaire n’a pas un plus grand total.',
		winner === 'attacker' && difference === 0 && 'À égalité, le joueur attaquant l’emporte.',
		cites('non-oppose-defenseur-incline') && 'Un défenseur incliné participe : le conflit n’est pas non opposé.',
		unopposed && gameEnd === null && 'Conflit non opposé : le joueur défenseur perd 1 honneur.',
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
export function figures({ result }: Resolution, situation: Situation): Figure[] {
	if (result.type === 'illegal') return [];
	const { totals, difference, fate } = result;
	const changed = statusChanges(result, situation);
	return [
		{ title: `Totaux : ${totals.attacker} contre ${totals.defender}`, detail: `écart de ${difference}` },
		provinceFigure(result),
		{ title: ringNames[situation.ring.element], detail: `${ringPlace(result)}, ${effectWords(result)}` },
		{
			title: `Honneur : ${result.honor.attacker} et ${result.honor.defender}`,
			detail: `attaquant ${honorChange(result, situation, 'attacker')}, défenseur ${honorChange(result, situation, 'defender')}`,
		},
		...(fate > 0 ? [{ title: `Destin : ${signed(fate)}`, detail: 'au joueur attaquant' }] : []),
		...(changed.length > 0 ? [{ title: 'Fierté', detail: listed(changed) }] : []),
	];
}

function provinceFigure({ provinceBroken, strength, winner, difference, gameEnd }: Outcome): Figure {
	if (provinceBroken) return { title: 'Province détruite', detail: `défense de ${strength} atteinte` };
	const won = winner === 'attacker' && gameEnd === null;
	const lacks = won ? `défense de ${strength}, il manque ${strength - difference}` : `défense de ${strength}`;
	return { title: 'Province intacte', detail: lacks };
}

function ringPlace({ ring }: Outcome): string {
	if (ring === 'contested') return 'encore contesté';
	return ring === 'available' ? 'de nouveau disponible' : `revendiqué par ${playerNames[ring]}`;
}

function effectWords({ effect }: Outcome): string {
	if (effect === null) return 'sans effet';
	return effect === 'decline' ? 'effet laissé de côté' : 'effet résolu';
}

function honorChange({ honor }: Outcome, situation: Situation, side: Side): string {
	return signed(honor[side] - situation[side].honor);
}

function statusChanges({ characters }: Outcome, situation: Situation): string[] {
	const before = new Map(
		[...situation.attacker.characters, ...situation.defender.characters].map(({ id, status }) => [id, status]),
	);
	return characters
		.filter(({ character, status }) => before.get(character) !== status)
		.map(({ character, status }) => `${nameOf(character)} ${statusNames[status]}`);
}
