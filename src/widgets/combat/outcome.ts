import type { Resolution } from '../../rules/keyforge/combat/resolution';
import { causeLabel } from './sentences';
import type { Place } from './state';
import { capital, count, damage, nameOf } from './words';

/** What a reader wants to know of one creature, in a few words. */
export interface Fate {
	place: Place;
	name: string;
	alive: boolean;
	/** « 3 dégâts sur 5 », or why it was destroyed. */
	detail: string;
}

/** Fate of each creature of the situation, the fighters first. */
export function fates({ resultat }: Resolution, places: readonly Place[]): Fate[] {
	const standing = [...resultat.situation.actif, ...resultat.situation.adverse];
	const ordered = places.toSorted((x, y) => x.length - y.length);
	return ordered.map((place) => {
		const name = capital(nameOf(place));
		const lost = resultat.detruites.find(({ creature }) => creature === place);
		if (lost) return { place, name, alive: false, detail: causeLabel(lost.cause) };
		const creature = standing.find(({ id }) => id === place);
		const power = creature ? creature.puissance + creature.marqueursPuissance : 0;
		const armour =
			creature && creature.armure > 0 ? `, armure restante ${creature.armure - creature.armureUtilisee}` : '';
		return { place, name, alive: true, detail: `${damage(creature?.degats ?? 0)} pour ${power} de puissance${armour}` };
	});
}

/** The answer in one sentence, for the eye and for the live region. */
export function headline(resolution: Resolution): string {
	const { issues, detruites, aombreGagne } = resolution.resultat;
	if (issues[0]?.type === 'illegal') return 'Ce combat est impossible.';
	const dead = (place: Place) => detruites.some(({ creature }) => creature === place);
	const gains = [
		aombreGagne.actif > 0 ? `Vous gagnez ${count(aombreGagne.actif, 'Aombre')}.` : '',
		aombreGagne.adverse > 0 ? `L’adversaire gagne ${count(aombreGagne.adverse, 'Aombre')}.` : '',
	];
	return [fightersSentence(dead('a'), dead('d')), ...gains].filter(Boolean).join(' ');
}

function fightersSentence(attackerDies: boolean, targetDies: boolean): string {
	if (attackerDies && targetDies) return 'Les deux créatures sont détruites.';
	if (attackerDies) return 'Votre créature est détruite, la créature adverse survit.';
	if (targetDies) return 'La créature adverse est détruite, la vôtre survit.';
	return 'Les deux créatures survivent.';
}
