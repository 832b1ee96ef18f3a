import { checkBooleen, checkEntier, checkParmi, isEntier, type Probleme } from '../../verification';
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
export function verifier(situation: Situation, evenements: readonly Evenement[]): readonly Probleme[] {
	const lignes = (['actif', 'adverse'] as const).flatMap((camp) =>
		situation[camp].map((creature, rang) => ({ champ: `${camp}[${rang}]`, creature })),
	);
	const ids = lignes.map(({ creature }) => creature.id);
	return [
		...lignes.flatMap(({ champ, creature }, rang) => [
			...checkId(`${champ}.id`, creature.id, ids.slice(0, rang)),
			...checkCreature(champ, creature),
		]),
		...evenements.flatMap((evenement, rang) => checkEvenement(`evenements[${rang}]`, evenement)),
	];
}

function checkCreature(champ: string, creature: Creature): readonly Probleme[] {
	const utilisable = isEntier(creature.armure, 0, MAX) ? creature.armure : MAX;
	return [
		...ENTIERS.flatMap((nom) => checkEntier(`${champ}.${nom}`, creature[nom], 0, MAX)),
		...checkEntier(`${champ}.armureUtilisee`, creature.armureUtilisee, 0, utilisable),
		...checkEntier(`${champ}.protection`, creature.protection, 0, 1),
		...BOOLEENS.flatMap((nom) => checkBooleen(`${champ}.${nom}`, creature[nom])),
	];
}

function checkEvenement(champ: string, evenement: Evenement): readonly Probleme[] {
	switch (evenement.type) {
		case 'combat':
			return [
				...checkId(`${champ}.attaquant`, evenement.attaquant),
				...checkId(`${champ}.cible`, evenement.cible),
				...checkParmi(`${champ}.ordre`, evenement.ordre, ['assaut', 'hasardeux']),
			];
		case 'degats':
			return [
				...checkId(`${champ}.cible`, evenement.cible),
				...checkEntier(`${champ}.montant`, evenement.montant, 0, MAX),
				...(evenement.source === undefined ? [] : checkId(`${champ}.source`, evenement.source)),
				...(evenement.projection === undefined ? [] : checkEntier(`${champ}.projection`, evenement.projection, 0, MAX)),
			];
		case 'armure':
			return [
				...checkId(`${champ}.cible`, evenement.cible),
				...checkEntier(`${champ}.variation`, evenement.variation, -MAX, MAX),
			];
		default:
			return checkParmi(`${champ}.type`, evenement.type, TYPES);
	}
}

function checkId(champ: string, valeur: unknown, pris: readonly unknown[] = []): readonly Probleme[] {
	if (typeof valeur !== 'string' || valeur === '') return [{ champ, valeur, attendu: { type: 'identifiant' } }];
	return pris.includes(valeur) ? [{ champ, valeur, attendu: { type: 'identifiant-unique' } }] : [];
}
