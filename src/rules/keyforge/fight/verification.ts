import { checkBoolean, checkInteger, checkOneOf, isWholeNumber, type Problem } from '../../verification';
import type { Creature } from './creature';
import type { Evenement } from './evenement';
import type { Situation } from './situation';

const MAX = 99;

const ENTIERS = ['puissance', 'marqueursPuissance', 'armure', 'degats', 'assaut', 'hasardeux', 'aombre'] as const;

const BOOLEENS = [
	'escarmouche',
	'insaisissable',
	'dejaAttaquee',
	'poison',
	'invulnerable',
	'provocation',
	'sonne',
	'enrage',
] as const satisfies readonly (keyof Creature)[];

const TYPES = ['combat', 'degats', 'armure', 'nouveau-tour'] as const satisfies readonly Evenement['type'][];

/**
 * Checks the values of a situation and of events, which may come from a form or an address: every number an integer
 * in its range, every id a string, unique among creatures. Returns every problem, in reading order; none means that
 * `resoudre` accepts them. An event that names an unknown creature is no problem here: its outcome says it is illegal.
 */
export function verifier(situation: Situation, evenements: readonly Evenement[]): readonly Problem[] {
	const lines = (['actif', 'adverse'] as const).flatMap((camp) =>
		situation[camp].map((creature, rang) => ({ field: `${camp}[${rang}]`, creature })),
	);
	const ids = lines.map(({ creature }) => creature.id);
	return [
		...lines.flatMap(({ field, creature }, rang) => [
			...checkId(`${field}.id`, creature.id, ids.slice(0, rang)),
			...checkCreature(field, creature),
		]),
		...evenements.flatMap((evenement, rang) => checkEvenement(`evenements[${rang}]`, evenement)),
	];
}

function checkCreature(field: string, creature: Creature): readonly Problem[] {
	const utilisable = isWholeNumber(creature.armure, 0, MAX) ? creature.armure : MAX;
	return [
		...ENTIERS.flatMap((nom) => checkInteger(`${field}.${nom}`, creature[nom], 0, MAX)),
		...checkInteger(`${field}.armureUtilisee`, creature.armureUtilisee, 0, utilisable),
		...checkInteger(`${field}.protection`, creature.protection, 0, 1),
		...BOOLEENS.flatMap((nom) => checkBoolean(`${field}.${nom}`, creature[nom])),
	];
}

function checkEvenement(field: string, evenement: Evenement): readonly Problem[] {
	switch (evenement.type) {
		case 'combat':
			return [
				...checkId(`${field}.attaquant`, evenement.attaquant),
				...checkId(`${field}.cible`, evenement.cible),
				...checkOneOf(`${field}.ordre`, evenement.ordre, ['assaut', 'hasardeux']),
			];
		case 'degats':
			return [
				...checkId(`${field}.cible`, evenement.cible),
				...checkInteger(`${field}.montant`, evenement.montant, 0, MAX),
				...(evenement.source === undefined ? [] : checkId(`${field}.source`, evenement.source)),
				...(evenement.projection === undefined
					? []
					: checkInteger(`${field}.projection`, evenement.projection, 0, MAX)),
			];
		case 'armure':
			return [
				...checkId(`${field}.cible`, evenement.cible),
				...checkInteger(`${field}.variation`, evenement.variation, -MAX, MAX),
			];
		default:
			return checkOneOf(`${field}.type`, evenement.type, TYPES);
	}
}

function checkId(field: string, value: unknown, pris: readonly unknown[] = []): readonly Problem[] {
	if (typeof value !== 'string' || value === '') return [{ field, value, expected: { type: 'identifiant' } }];
	return pris.includes(value) ? [{ field, value, expected: { type: 'identifiant-unique' } }] : [];
}
