import type { Evenement } from '../../../rules/keyforge/fight/evenement';
import { type Field, readInteger } from '../../shared/fields';
import { type Place, places } from './state';

const isPlace = (text: string | undefined): text is Place => places.some((place) => place === text);

/** An event from its field in the address, or `undefined` when any part of it is not understood. */
export function readEvent({ name, values }: Field): Evenement | undefined {
	const [target, second, ...rest] = values;
	if (name === 'tour') return values.length === 0 ? { type: 'nouveau-tour' } : undefined;
	if (!isPlace(target)) return undefined;
	if (name === 'combat') return readFight(target, second, rest);
	if (name === 'degats') return readDamage(target, second, rest);
	if (name !== 'armure' || rest.length > 0) return undefined;
	const variation = readInteger(second, -99, 99);
	return variation === undefined ? undefined : { type: 'armure', cible: target, variation };
}

function readFight(attaquant: Place, cible: string | undefined, rest: readonly string[]): Evenement | undefined {
	const [ordre = 'assaut', ...more] = rest;
	if (!isPlace(cible) || more.length > 0 || (ordre !== 'assaut' && ordre !== 'hasardeux')) return undefined;
	return { type: 'combat', attaquant, cible, ordre };
}

/** `degats.d.3`, then in any order `de.a` (whose power deals them) and `projection.2`. */
function readDamage(cible: Place, amount: string | undefined, rest: readonly string[]): Evenement | undefined {
	const montant = readInteger(amount, 0, 99);
	const options = new Map(rest.flatMap((option, at) => (at % 2 === 0 ? [[option, rest[at + 1]]] : [])));
	const known = [...options.keys()].every((option) => option === 'de' || option === 'projection');
	if (montant === undefined || !known || options.size * 2 !== rest.length) return undefined;
	const source = options.get('de');
	const projection = options.has('projection') ? readInteger(options.get('projection'), 0, 99) : 0;
	if (projection === undefined || (source !== undefined && !isPlace(source))) return undefined;
	return { type: 'degats', cible, montant, ...(source && { source }), ...(projection > 0 && { projection }) };
}

/** The name of an event in the address and its values. */
export function writeEvent(event: Evenement): (string | number)[] {
	switch (event.type) {
		case 'nouveau-tour':
			return ['tour'];
		case 'armure':
			return ['armure', event.cible, event.variation];
		case 'combat':
			return ['combat', event.attaquant, event.cible, event.ordre];
		case 'degats': {
			const source = event.source ? ['de', event.source] : [];
			const projection = event.projection ? ['projection', event.projection] : [];
			return ['degats', event.cible, event.montant, ...source, ...projection];
		}
	}
}
