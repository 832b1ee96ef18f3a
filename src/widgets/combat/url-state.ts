import type { Evenement } from '../../rules/keyforge/combat/evenement';
import { type Field, readFields, readInteger, writeFields } from '../shared/fields';
import type { Codec } from '../shared/use-url-state';
import { type Fiche, type FightState, initialState, MAX_SUITE, type Place, places, plain } from './state';

type NumberKey = { [Key in keyof Fiche]: Fiche[Key] extends number ? Key : never }[keyof Fiche];
type FlagKey = { [Key in keyof Fiche]: Fiche[Key] extends boolean ? Key : never }[keyof Fiche];

/** Names in the address, in the order in which they are written. Published: they never change. */
const numbers: readonly (readonly [name: string, key: NumberKey, max: number])[] = [
	['puissance', 'puissance', 99],
	['marqueurs', 'marqueursPuissance', 99],
	['armure', 'armure', 99],
	['usee', 'armureUtilisee', 99],
	['degats', 'degats', 99],
	['protection', 'protection', 1],
	['assaut', 'assaut', 99],
	['hasardeux', 'hasardeux', 99],
	['aombre', 'aombre', 99],
];

const flags: readonly (readonly [name: string, key: FlagKey])[] = [
	['escarmouche', 'escarmouche'],
	['insaisissable', 'insaisissable'],
	['attaquee', 'dejaAttaquee'],
	['poison', 'poison'],
	['invulnerable', 'invulnerable'],
	['provocation', 'provocation'],
	['sonnee', 'sonne'],
	['enragee', 'enrage'],
];

const isPlace = (text: string | undefined): text is Place => places.some((place) => place === text);

function readFiche(text: string, start: Fiche, notice: (text: string) => void): Fiche {
	let fiche = start;
	for (const { name, values, raw } of readFields(text)) {
		const number = numbers.find(([known]) => known === name);
		const flag = flags.find(([known]) => known === name);
		if (number) {
			const [, key, max] = number;
			const value = readInteger(values[0], 0, max);
			if (value === undefined)
				notice(`« ${raw} » : un nombre entier de 0 à ${max} est attendu ; ${fiche[key]} est utilisé.`);
			else fiche = { ...fiche, [key]: value };
		} else if (flag && values.length === 0) fiche = { ...fiche, [flag[1]]: true };
		else notice(`« ${raw} » n’est pas une caractéristique de créature : c’est ignoré.`);
	}
	if (fiche.armureUtilisee <= fiche.armure) return fiche;
	notice(
		`L’armure déjà utilisée (${fiche.armureUtilisee}) dépasse l’armure (${fiche.armure}) : elle est ramenée à ${fiche.armure}.`,
	);
	return { ...fiche, armureUtilisee: fiche.armure };
}

function readEvent({ name, values }: Field): Evenement | undefined {
	const [target, second, ...rest] = values;
	if (name === 'tour' && values.length === 0) return { type: 'nouveau-tour' };
	if (!isPlace(target)) return undefined;
	if (name === 'combat') {
		const ordre = rest[0] ?? 'assaut';
		return isPlace(second) && (ordre === 'assaut' || ordre === 'hasardeux')
			? { type: 'combat', attaquant: target, cible: second, ordre }
			: undefined;
	}
	if (name === 'armure') {
		const variation = readInteger(second, -99, 99);
		return variation === undefined ? undefined : { type: 'armure', cible: target, variation };
	}
	if (name !== 'degats') return undefined;
	const montant = readInteger(second, 0, 99);
	const options = new Map(rest.flatMap((option, at) => (at % 2 === 0 ? [[option, rest[at + 1]]] : [])));
	const source = options.get('de');
	const projection = options.has('projection') ? readInteger(options.get('projection'), 0, 99) : 0;
	if (montant === undefined || projection === undefined || (source !== undefined && !isPlace(source))) return undefined;
	return { type: 'degats', cible: target, montant, ...(source && { source }), ...(projection > 0 && { projection }) };
}

function writeEvent(event: Evenement): (string | number)[] {
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

function read(query: URLSearchParams): { state: FightState; notices: string[] } {
	const notices: string[] = [];
	const notice = (text: string) => notices.push(text);
	const written = places.filter((place) => query.has(place));
	const fiches = Object.fromEntries(
		written.map((place) => [place, readFiche(query.get(place) ?? '', plain, notice)]),
	) as Partial<Record<Place, Fiche>>;
	const ordre = query.get('ordre') ?? initialState.ordre;
	const known = ordre === 'assaut' || ordre === 'hasardeux';
	if (!known) notice(`« ordre=${ordre.slice(0, 20)} » : « assaut » ou « hasardeux » est attendu ; assaut est utilisé.`);
	const events = readFields(query.get('suite') ?? '');
	if (events.length > MAX_SUITE)
		notice(`La suite compte ${events.length} événements : seuls les ${MAX_SUITE} premiers sont repris.`);
	const suite = events.slice(0, MAX_SUITE).flatMap((field) => {
		const event = readEvent(field);
		if (!event) notice(`« ${field.raw.slice(0, 40)} » n’est pas un événement connu : il est ignoré.`);
		return event ? [event] : [];
	});
	return { state: { fiches: { ...initialState.fiches, ...fiches }, ordre: known ? ordre : 'assaut', suite }, notices };
}

function write({ fiches, ordre, suite }: FightState): URLSearchParams {
	const query = new URLSearchParams();
	for (const place of places) {
		const fiche = fiches[place];
		if (!fiche) continue;
		query.set(
			place,
			writeFields([
				...numbers.filter(([, key]) => key === 'puissance' || fiche[key] > 0).map(([name, key]) => [name, fiche[key]]),
				...flags.filter(([, key]) => fiche[key]).map(([name]) => [name]),
			]),
		);
	}
	if (ordre !== initialState.ordre) query.set('ordre', ordre);
	if (suite.length > 0) query.set('suite', writeFields(suite.map(writeEvent)));
	return query;
}

/** State of the fight calculator in the query string. */
export const fightCodec: Codec<FightState> = { initial: initialState, read, write };
