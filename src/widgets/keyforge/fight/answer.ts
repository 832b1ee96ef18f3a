import { type Resolution, totalPower } from '../../../rules/keyforge/fight';
import { capital, count, listed } from '../../shared/words';
import { refusal } from './refusal';
import { reason } from './sentences';
import type { Place } from './state';
import { countDamage, nameOf } from './words';

/** What a reader wants to know of one creature, in a few words. */
export interface Fate {
	place: Place;
	name: string;
	alive: boolean;
	/** « 3 dégâts pour 5 de puissance », or why it was destroyed. */
	detail: string;
}

/** Fate of each creature of the situation, the fighters first. */
export function fates({ result, trace }: Resolution, places: readonly Place[]): Fate[] {
	const standing = [...result.situation.active, ...result.situation.opposing];
	const ordered = places.toSorted((x, y) => x.length - y.length);
	return ordered.map((place) => {
		const name = capital(nameOf(place));
		const creature = standing.find(({ id }) => id === place);
		if (!creature) {
			const lost = trace.find((step) => step.kind === 'marked' && step.creature === place);
			if (lost?.kind !== 'marked') return { place, name, alive: false, detail: '' };
			const detail = lost.cause === 'damage' ? damageFor(lost.damage, lost.power) : reason(lost);
			return { place, name, alive: false, detail };
		}
		const { armor, armorUsed, damage, ward, spared } = creature;
		const detail = [
			damageFor(damage, totalPower(creature)),
			...(armor > 0 ? [`armure restante ${armor - armorUsed}`] : []),
			...(ward > 0 ? ['encore protégée'] : []),
			...(spared ? ['ne peut pas recevoir de dégâts'] : []),
		];
		return { place, name, alive: true, detail: detail.join(', ') };
	});
}

const damageFor = (damage: number, power: number) => `${countDamage(damage)} pour ${power} de puissance`;

/** The answer in one or two sentences, for the eye and for the live region. */
export function headline({ result, trace }: Resolution): string {
	const { outcomes, destructions, aemberGained } = result;
	const dead = (place: Place) => destructions.some(({ creature }) => creature === place);
	const illegal = outcomes[0]?.type === 'illegal';
	// Where nothing else happened, that the creatures « survive » a fight that cannot be is no news.
	const fighters = illegal && trace.length === 0 ? '' : fightersSentence(dead('a'), dead('d'));
	return [
		illegal ? 'Ce combat est impossible.' : '',
		fighters,
		neighborsSentence(destructions.map(({ creature }) => creature)),
		aemberGained.active > 0 ? `Vous gagnez ${count(aemberGained.active, 'Aombre')}.` : '',
		aemberGained.opposing > 0 ? `L’adversaire gagne ${count(aemberGained.opposing, 'Aombre')}.` : '',
	]
		.filter(Boolean)
		.join(' ');
}

/** What keeps the answer from being the whole of it: why there is no fight, or that events after it cannot be. */
export function caveat({ result: { outcomes } }: Resolution): string {
	const [first, ...others] = outcomes;
	const events = others.filter(({ type }) => type === 'illegal').length;
	const count =
		events === 1 ? '1 événement de la suite est impossible.' : `${events} événements de la suite sont impossibles.`;
	return [first?.type === 'illegal' ? refusal(first) : '', events > 0 ? count : ''].filter(Boolean).join(' ');
}

function fightersSentence(attackerDies: boolean, targetDies: boolean): string {
	if (attackerDies && targetDies) return 'Les deux créatures sont détruites.';
	if (attackerDies) return 'Votre créature est détruite, la créature adverse survit.';
	if (targetDies) return 'La créature adverse est détruite, la vôtre survit.';
	return 'Les deux créatures survivent.';
}

function neighborsSentence(lost: readonly string[]): string {
	const neighbors = lost.filter((place) => place !== 'a' && place !== 'd').map(nameOf);
	if (neighbors.length === 0) return '';
	return `${capital(listed(neighbors))} ${neighbors.length < 2 ? 'est détruite' : 'sont détruites'}.`;
}
