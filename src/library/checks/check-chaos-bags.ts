import type { AuthorError, AuthorErrorKind } from '../../schemas/author-error';
import {
	type ChaosBags,
	type Counts,
	type Investigator,
	levels,
	type Scenario,
	type Side,
	sides,
} from '../../schemas/chaos-bags';
import { didYouMean } from './nearest';

interface Sheet {
	file: string;
	lineOf: (field: string) => number;
	data: ChaosBags;
}

/** What is wrong between the parts of the chaos bags: ids, kinds of tokens, levels, effects. */
export function checkChaosBags({ file, lineOf, data }: Sheet): AuthorError[] {
	return [
		...checkIds(data),
		...checkLevels(data),
		...checkBags(data),
		...data.scenarios.flatMap(inScenario(data)),
		...data.investigateurs.flatMap(inInvestigator(data)),
	].map(({ kind, field, message, todo }) => ({ kind, file, line: lineOf(field), field, message, todo }));
}

type Problem = Pick<AuthorError, 'message' | 'todo'> & { kind: AuthorErrorKind; field: string };

/** Lists in which an id names one thing. */
const lists = ['niveaux', 'pions', 'campagnes', 'scenarios', 'investigateurs'] as const;

const checkIds = (data: ChaosBags): Problem[] =>
	lists.flatMap((list) => {
		const ids = data[list].map(({ id }) => id as string);
		return ids.flatMap((id, at): Problem[] => {
			if (ids.indexOf(id) === at) return [];
			const message = `« ${id} » est déjà dans la liste.`;
			return [{ kind: 'identifiant-en-double', field: `${list}.${at}`, message, todo: 'Donnez un autre identifiant.' }];
		});
	});

const checkLevels = ({ niveaux }: ChaosBags): Problem[] =>
	levels
		.filter((level) => !niveaux.some(({ id }) => id === level))
		.map((level) => ({
			kind: 'champ-invalide',
			field: 'niveaux',
			message: `Le niveau « ${level} » manque.`,
			todo: 'Ajoutez-le à la liste.',
		}));

const checkBags = (data: ChaosBags): Problem[] =>
	data.campagnes.flatMap(({ reserves }, at) =>
		levels.flatMap((level) => checkCounts(reserves[level] ?? {}, `campagnes.${at}.reserves.${level}`, data)),
	);

/** Kinds that exist, and no more of one than a bag holds. */
const checkCounts = (counts: Counts, place: string, { pions }: ChaosBags): Problem[] =>
	Object.entries(counts).flatMap(([id, count]): Problem[] => {
		const field = `${place}.${id}`;
		const token = pions.find((item) => item.id === id);
		if (!token) return [unknownKind(id, field, pions)];
		if (token.max === undefined || count <= token.max) return [];
		const message = `La réserve a ${count} pions « ${id} », pour ${token.max} au plus.`;
		return [{ kind: 'champ-invalide', field, message, todo: 'Corrigez le nombre, ou max dans pions.' }];
	});

const unknownKind = (id: string, field: string, tokens: ChaosBags['pions']): Problem => ({
	kind: 'pion-inconnu',
	field,
	message: `Le pion « ${id} » n’existe pas.`,
	todo: didYouMean(
		id,
		tokens.map((token) => token.id),
		'Ajoutez-le à pions, ou corrigez l’identifiant.',
	),
});

const inScenario =
	(data: ChaosBags) =>
	(scenario: Scenario, at: number): Problem[] => {
		const place = `scenarios.${at}`;
		const campaigns = data.campagnes.map(({ id }) => id);
		const { campagne = '' } = scenario;
		const unknown = (): Problem => ({
			kind: 'campagne-inconnue',
			field: `${place}.campagne`,
			message: `La campagne « ${campagne} » n’existe pas.`,
			todo: didYouMean(campagne, campaigns, 'Ajoutez-la à campagnes, ou corrigez l’identifiant.'),
		});
		return [
			...(scenario.campagne === undefined || campaigns.includes(campagne) ? [] : [unknown()]),
			...checkCounts(scenario.ajoute, `${place}.ajoute`, data),
			...sides.flatMap((side) => checkSide(scenario, side, `${place}.effets.${side}`, data)),
		];
	};

/** Cards that have the name and the version of another, or that name tokens that do not exist. */
const inInvestigator =
	({ investigateurs, pions }: ChaosBags) =>
	({ nom, version, nuls = [], signe }: Investigator, at: number): Problem[] => {
		const place = `investigateurs.${at}`;
		const twin = investigateurs.findIndex((other) => other.nom === nom && other.version === version);
		const same: Problem = {
			kind: 'champ-invalide',
			field: `${place}.nom`,
			message: `« ${nom}${version ? ` (${version})` : ''} » est déjà dans la liste.`,
			todo: 'Donnez à cette carte une version, qui la distingue de l’autre.',
		};
		const unknown = (ids: readonly string[], field: string) =>
			ids
				.filter((id) => !pions.some((token) => token.id === id))
				.map((id) => unknownKind(id, `${place}.${field}`, pions));
		return [...(twin < at ? [same] : []), ...unknown(nuls, 'nuls'), ...unknown(signe.vaut ?? [], 'signe.vaut')];
	};

/** A side of the reference card says what each symbol of the bag does, and nothing of other tokens. */
function checkSide(scenario: Scenario, side: Side, place: string, data: ChaosBags): Problem[] {
	const effects = scenario.effets[side];
	const symbols = data.pions.filter(({ selon }) => selon === 'scenario').map(({ id }) => id);
	const strange = Object.keys(effects)
		.filter((id) => !symbols.includes(id))
		.map((id): Problem => {
			const field = `${place}.${id}`;
			if (!data.pions.some((token) => token.id === id)) return unknownKind(id, field, data.pions);
			const message = `L’effet du pion « ${id} » n’est pas sur la Référence du Scénario.`;
			return { kind: 'champ-invalide', field, message, todo: 'Retirez-le, ou donnez au pion selon: scenario.' };
		});
	const partners = Object.entries(effects).flatMap(([id, { echecAvec: other }]) =>
		other === undefined || data.pions.some((token) => token.id === other)
			? []
			: [unknownKind(other, `${place}.${id}.echecAvec`, data.pions)],
	);
	const { campagne } = scenario;
	const campaigns = data.campagnes.filter(({ id }) => campagne === undefined || id === campagne);
	const bags = campaigns.flatMap(({ reserves }) => Object.values(reserves));
	const silent = symbols
		.filter((id) => !effects[id] && [...bags, scenario.ajoute].some((counts) => (counts?.[id] ?? 0) > 0))
		.map((id): Problem => {
			const message = `Rien ne dit ce que fait le pion « ${id} », que la réserve contient.`;
			return { kind: 'champ-invalide', field: place, message, todo: `Ajoutez-le ; « ${id}: {} » s’il ne fait rien.` };
		});
	return [...strange, ...partners, ...silent];
}
