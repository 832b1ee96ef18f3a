import {
	type Outcome,
	type Resolution,
	remainingArmor,
	type Side,
	totalArmor,
	totalPower,
} from '../../../rules/keyforge/fight/at-once';
import { capital, count, listed } from '../../shared/words';
import { newcomers, type Place, wings } from './place';
import { refusal } from './refusal';
import { reason, sayOrder } from './sentences';
import { countDamage, goes, nameOf } from './words';
import { nameNow } from './words-control';

/** What a reader wants to know of one creature, in a few words. */
export interface Fate {
	place: Place;
	name: string;
	alive: boolean;
	/** « survit », « est détruite », « quitte le jeu ». */
	verb: string;
	/** « 3 dégâts pour 5 de puissance », or why it was destroyed. */
	detail: string;
}

/** Fate of each creature of the situation, the fighters first. */
export function fates({ result, trace }: Resolution, places: readonly Place[]): Fate[] {
	const standing = [...result.situation.active, ...result.situation.opposing];
	const outwards: readonly Place[] = ['a', 'd', ...wings.flat()];
	const entered = newcomers.filter((place) => trace.some((step) => step.kind === 'entered' && step.creature === place));
	const ordered = [...outwards.filter((place) => places.includes(place)), ...entered];
	return ordered.map((place) => {
		const name = capital(nameNow(trace, place));
		const creature = standing.find(({ id }) => id === place);
		const left = result.departures.find((departure) => departure.creature === place);
		if (left) return { place, name, alive: false, verb: LEAVES, detail: goes[left.to] };
		if (!creature) {
			const verb = 'est détruite';
			const lost = trace.find((step) => step.kind === 'marked' && step.creature === place);
			if (lost?.kind !== 'marked') return { place, name, alive: false, verb, detail: '' };
			const why = lost.cause === 'damage' ? damageFor(lost.damage, lost.power) : reason(lost);
			const to = result.destructions.find((destruction) => destruction.creature === place)?.to;
			return { place, name, alive: false, verb, detail: to ? `${why}, puis ${goes[to]}` : why };
		}
		const { damage, ward, spared, stunned, enraged, exhausted, fought, aember } = creature;
		const detail = [
			damageFor(damage, totalPower(creature)),
			...(totalArmor(creature) > 0 ? [`armure restante ${remainingArmor(creature)}`] : []),
			...(ward > 0 ? ['encore protégée'] : []),
			...(spared ? ['ne peut pas recevoir de dégâts'] : []),
			...(stunned ? ['sonnée'] : []),
			...(enraged ? ['enragée'] : []),
			...(exhausted && !fought ? ['inclinée'] : []),
			...(aember > 0 ? [`porte ${count(aember, 'Aombre')}`] : []),
		];
		return { place, name, alive: true, verb: 'survit', detail: detail.join(', ') };
	});
}

const damageFor = (damage: number, power: number) => `${countDamage(damage)} pour ${power} de puissance`;

/** Whether anything is decided: not when all there is is a fight that cannot be, or a stun that is removed instead. */
export function decides(
	{ result: { outcomes }, trace }: Pick<Resolution, 'result' | 'trace'>,
	fight: boolean,
): boolean {
	const first = fight ? outcomes[0]?.type : undefined;
	if (first === 'illegal') return trace.length > 0;
	return first !== 'unstunned' || trace.length > 1;
}

/** The answer in one or two sentences, for the eye and for the live region. `fight`: whether the first event is one. */
export function headline({ result, trace }: Resolution, fight: boolean): string {
	const { outcomes, destructions, departures } = result;
	const name = (id: string) => nameNow(trace, id);
	const gone = departures.map(({ creature }) => creature);
	const fateOf = (place: Place) => {
		if (gone.includes(place)) return 'gone';
		return destructions.some(({ creature }) => creature === place) ? 'dead' : 'alive';
	};
	const first = fight ? outcomes[0]?.type : undefined;
	// Where nothing else happened, that the creatures « survive » a fight that is not is no news.
	const fighters =
		first !== undefined && !decides({ result, trace }, fight) ? '' : fightersSentence(fateOf('a'), fateOf('d'), name);
	return [
		first === 'illegal' ? 'Ce combat est impossible.' : '',
		first === 'unstunned' ? 'Pas de combat : votre créature, sonnée, est inclinée et perd sa carte Sonné.' : '',
		fighters,
		neighborsSentence(
			destructions.map(({ creature }) => creature),
			['est détruite', 'sont détruites'],
			name,
		),
		neighborsSentence(gone, [LEAVES, 'quittent le jeu'], name),
		aemberSentence(result, 'active', 'Vous gagnez', 'Vous perdez'),
		aemberSentence(result, 'opposing', 'L’adversaire gagne', 'L’adversaire perd'),
	]
		.filter(Boolean)
		.join(' ');
}

/** What a pool has more, or less, in the end. */
function aemberSentence(
	{ aemberGained, aemberTaken }: Resolution['result'],
	side: Side,
	gains: string,
	loses: string,
): string {
	const change = aemberGained[side] - aemberTaken[side];
	return change === 0 ? '' : `${change > 0 ? gains : loses} ${count(Math.abs(change), 'Aombre')}.`;
}

/** What keeps the answer from being the whole of it: why there is no fight, which events cannot be. */
export function caveat({ result: { outcomes }, trace }: Resolution, fight: boolean): string {
	const first = fight ? outcomes[0] : undefined;
	const others = fight ? outcomes.slice(1) : outcomes;
	const sentences = [
		first?.type === 'illegal' ? refusal(first) : '',
		...impossible(others, fight ? ' de la suite' : ''),
		...trace.map((step) => (step.kind === 'order-chosen' && step.rule === 'avant-combat-ordre' ? sayOrder(step) : '')),
	];
	return [...new Set(sentences)].filter(Boolean).join(' ');
}

/** Which event cannot be, and why; how many, when there are several: each says why where it stands. */
function impossible(outcomes: readonly Outcome[], where: string): readonly string[] {
	const refused = outcomes.flatMap((outcome, at) => (outcome.type === 'illegal' ? [{ outcome, at }] : []));
	const [only, ...more] = refused;
	if (!only) return [];
	if (more.length > 0) return [`${refused.length} événements${where} sont impossibles.`];
	return [`L’événement ${only.at + 1}${where} est impossible.`, refusal(only.outcome)];
}

type Ending = 'alive' | 'dead' | 'gone';

const LEAVES = 'quitte le jeu';
const ONE: Record<Ending, string> = { alive: 'survit', dead: 'est détruite', gone: LEAVES };
const BOTH: Record<Ending, string> = { alive: 'survivent', dead: 'sont détruites', gone: 'quittent le jeu' };

/** The fighters together when the same becomes of both; otherwise, first the one that is no longer in play. */
function fightersSentence(attacker: Ending, target: Ending, name: (id: string) => string): string {
	if (attacker === target) return `Les deux créatures ${BOTH[target]}.`;
	if (attacker !== 'alive') return `${capital(name('a'))} ${ONE[attacker]}, ${name('d')} ${ONE[target]}.`;
	const changed = name('a') !== nameOf('a') || name('d') !== nameOf('d');
	return `${capital(name('d'))} ${ONE[target]}, ${changed ? name('a') : 'la vôtre'} survit.`;
}

function neighborsSentence(
	lost: readonly string[],
	[one, several]: readonly [string, string],
	name: (id: string) => string,
): string {
	const neighbors = lost.filter((place) => place !== 'a' && place !== 'd').map(name);
	if (neighbors.length === 0) return '';
	return `${capital(listed(neighbors))} ${neighbors.length < 2 ? one : several}.`;
}
