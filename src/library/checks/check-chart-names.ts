import type { Effects } from '../../rules/timing';
import type { AuthorError } from '../../schemas/author-error';
import { type Chart, type ChartStep, END } from '../charts/chart-types';
import type { Game } from '../types';
import { brokenLink, targets } from './check-pages';
import { didYouMean } from './nearest';

/** Everything that a chart names and that does not exist: steps, charts, rules, gestures, counters, links. */
export function unknownNames(chart: Chart, game: Game): AuthorError[] {
	const { file, lineOf } = chart;
	const kinds = kindsOf(chart, game);
	const unknown = namesOf(chart).flatMap(({ kind, name, field }): AuthorError[] => {
		const { error, what, has, all, otherwise = ownRule(kind, field) } = kinds[kind];
		if (has(name)) return [];
		const message = `${what} « ${name} » n’existe pas.`;
		return [{ kind: error, file, line: lineOf(field), field, message, todo: didYouMean(name, all(), otherwise) }];
	});
	const links = chart.broken.map(({ place, ...broken }) =>
		brokenLink({ ...broken, line: lineOf(`${place}.texte`) }, file, (kind) => targets(game, kind)),
	);
	return [...unknown, ...links];
}

/** A step that cites nothing is the statement of the same id: that there is none is not a slip of the pen. */
const ownRule = (kind: NameKind, field: string): string =>
	kind === 'regle' && field.endsWith('.id')
		? 'Nommez dans regles l’énoncé qui dit cette étape, ou écrivez-en un de cet identifiant.'
		: 'Corrigez l’identifiant.';

type NameKind = 'etape' | 'schema' | 'chapitre' | 'regle' | 'geste' | 'compteur' | 'outil';

interface KnownNames {
	error: AuthorError['kind'];
	what: string;
	has: (name: string) => boolean;
	all: () => Iterable<string>;
	otherwise?: string;
}

function kindsOf(chart: Chart, game: Game): Record<NameKind, KnownNames> {
	const among = (list: readonly string[]) => ({ has: (name: string) => list.includes(name), all: () => list });
	const counters = among(chart.counters.map(({ id }) => id));
	const gestures = among(game.data.gestes.map(({ id }) => id));
	const rules = { has: (name: string) => game.rules.has(name), all: () => game.rules.keys() };
	return {
		etape: { error: 'etape-inconnue', what: 'L’étape', ...among([...chart.steps.map(({ id }) => id), END]) },
		schema: { error: 'page-inconnue', what: 'Le schéma', ...among(game.charts.map(({ slug }) => slug)) },
		chapitre: { error: 'page-inconnue', what: 'Le chapitre', ...among(game.chapters.map(({ slug }) => slug)) },
		regle: { error: 'regle-inconnue', what: 'La règle', ...rules },
		geste: {
			error: 'geste-inconnu',
			what: 'Le geste',
			...gestures,
			otherwise: 'Ajoutez-le à gestes dans jeu.yaml.',
		},
		outil: { error: 'outil-inconnu', what: 'L’outil', ...among(game.tools.map(({ slug }) => slug)) },
		compteur: {
			error: 'compteur-inconnu',
			what: 'Le compteur',
			...counters,
			otherwise: 'Déclarez-le dans compteurs.',
		},
	};
}

/** A name that the chart writes, with its place in the file. */
interface Named {
	kind: NameKind;
	name: string;
	field: string;
}

const namesOf = ({ restart, parts, steps }: Chart): Named[] => [
	...inEffects('recommence', restart?.effects),
	...parts.flatMap(({ chapter }, at) => named('chapitre', `parties.${at}.chapitre`, chapter)),
	...steps.flatMap(inStep),
];

function inStep({ id, place, rules, nested, allowed, effects, next, choices, tool }: ChartStep): Named[] {
	return [
		...rules.flatMap((rule) => named('regle', `${place}.${rule === id ? 'id' : 'regles'}`, rule)),
		...nested.flatMap((slug) => named('schema', `${place}.emboite`, slug)),
		...allowed.flatMap(({ gesture, rule }, at) => [
			...named('geste', `${place}.permis.${at}`, gesture),
			...named('regle', `${place}.permis.${at}`, rule),
		]),
		...named('outil', `${place}.outil`, tool?.slug),
		...inEffects(`${place}.compte`, effects),
		...named('etape', `${place}.suite`, next),
		...choices.flatMap((choice, at): Named[] => {
			const field = `${place}.choix.${at}`;
			return [
				...named('etape', field, choice.to),
				...named('schema', field, choice.calls),
				...named('regle', field, choice.rule),
				...inEffects(field, choice.effects),
				...Object.keys(choice.when ?? {}).flatMap((counter) => named('compteur', field, counter)),
			];
		}),
	];
}

const named = (kind: NameKind, field: string, name: string | undefined): Named[] =>
	name === undefined ? [] : [{ kind, name, field }];

/** Counters that effects change, and those whose value they take. */
const inEffects = (field: string, effects: Effects | undefined): Named[] =>
	Object.entries(effects ?? {}).flatMap(([counter, { value }]) => [
		...named('compteur', field, counter),
		...named('compteur', field, typeof value === 'string' ? value : undefined),
	]);
