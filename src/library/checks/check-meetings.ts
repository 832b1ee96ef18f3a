import { htmlIdOf, lineOf } from '../../glossary/mdast';
import { MEETINGS_BLOCK, meetingHeadings } from '../../glossary/meetings-block';
import type { AuthorError } from '../../schemas/author-error';
import type { MeetingsData } from '../../schemas/meetings';
import type { RawGame } from '../read/read-content';
import type { Game, Term } from '../types';
import { didYouMean } from './nearest';
import { type Fault, faultsAt, placeIn } from './place-in';

/** Where a pair is judged. */
interface Judged {
	pair: readonly [string, string];
	/** Field of the file, for its line. */
	place: string;
	as: 'evidentes' | 'rencontres' | 'confusions';
}

/** What makes the errors at a field of the file. */
type At = (place: string, field: string) => Fault;

/** Notions that do not exist, pairs judged twice or not at all, and statements that are not at home. */
export function checkMeetings(game: Game, { meetings }: RawGame): AuthorError[] {
	if (!meetings) return [];
	const { lineOf: lineIn, data } = meetings;
	const at: At = (place, field) => faultsAt('rencontre-invalide', placeIn(meetings, place, field));
	const judged = judgedIn(data);
	return [
		...wrongNotions(data, game, at),
		...judged.flatMap((one) => wrongPair(one, data, game, at)),
		...judgedTwice(judged, at, lineIn),
		...notJudged(judged, data, at),
		...data.rencontres.flatMap((met, rank) => wrongCase(met, game, at(`rencontres.${rank}`, met.entre.join(' × ')))),
		...(['rencontres', 'confusions'] as const).flatMap((as) =>
			data[as].flatMap(({ regle }, rank) => wrongStatement(regle, game, at(`${as}.${rank}`, regle))),
		),
	];
}

const judgedIn = ({ evidentes, rencontres, confusions }: MeetingsData): Judged[] => [
	...Object.entries(evidentes).flatMap(([first, others]) =>
		others.map((other): Judged => ({ pair: [first, other], place: `evidentes.${first}`, as: 'evidentes' })),
	),
	...rencontres.map(({ entre }, rank): Judged => ({ pair: entre, place: `rencontres.${rank}`, as: 'rencontres' })),
	...confusions.map(({ entre }, rank): Judged => ({ pair: entre, place: `confusions.${rank}`, as: 'confusions' })),
];

const wrongNotions = ({ notions }: MeetingsData, { bySlug }: Game, at: At): AuthorError[] =>
	notions.flatMap((notion, rank): AuthorError[] => {
		const fault = at(`notions.${rank}`, notion);
		if (notions.indexOf(notion) < rank)
			return [fault(`La notion « ${notion} » est déjà dans la liste.`, 'Gardez-la une fois.')];
		if (bySlug.has(notion)) return [];
		const message = `Le terme « ${notion} » n’existe pas ; attendu : le nom de fichier d’un terme du jeu.`;
		return [fault(message, didYouMean(notion, bySlug.keys(), 'Écrivez d’abord son terme.'))];
	});

/** A pair of a notion with itself, of one that is not known, or filed under the second of its notions. */
function wrongPair({ pair, place, as }: Judged, { notions }: MeetingsData, { bySlug }: Game, at: At): AuthorError[] {
	const [one, other] = pair;
	const fault = at(place, pair.join(' × '));
	if (one === other) {
		const message = `« ${one} » ne se rencontre pas elle-même ; attendu : deux notions.`;
		return [fault(message, 'Nommez l’autre notion, ou retirez la paire.')];
	}
	const known = as === 'confusions' ? [...bySlug.keys()] : notions;
	const unknown = pair.filter((name) => !known.includes(name));
	if (unknown.length > 0)
		return unknown.map((name): AuthorError => {
			const where = as === 'confusions' ? 'un terme du jeu' : 'une notion de la liste « notions »';
			const message = `« ${name} » n’est pas connue ; attendu : ${where}.`;
			return fault(message, didYouMean(name, known, 'Ajoutez-la à « notions », ou retirez la paire.'));
		});
	if (as !== 'evidentes' || notions.indexOf(one) < notions.indexOf(other)) return [];
	const message = `« ${other} » vient avant « ${one} » dans « notions » ; attendu : la paire sous la première des deux.`;
	return [fault(message, `Rangez la paire sous « ${other} ».`)];
}

const keyOf = ([one, other]: Judged['pair']): string => [one, other].sort().join(' × ');

/** Pairs judged twice, whichever notion is named first. To be taken for each other is another matter than to meet. */
function judgedTwice(judged: readonly Judged[], at: At, lineIn: (place: string) => number): AuthorError[] {
	const seen = new Map<string, Judged>();
	return judged.flatMap((one): AuthorError[] => {
		const key = `${one.as === 'confusions' ? 'confusion' : 'rencontre'} ${keyOf(one.pair)}`;
		const before = seen.get(key);
		seen.set(key, before ?? one);
		if (!before || one.pair[0] === one.pair[1]) return [];
		const message = `Cette paire est déjà jugée ligne ${lineIn(before.place)}, dans « ${before.as} » ; attendu : une fois chaque paire.`;
		const todo = 'Gardez-la une fois, où son jugement est juste.';
		return [at(one.place, one.pair.join(' × '))(message, todo)];
	});
}

/** Notions that have not been judged with all those after them. */
function notJudged(judged: readonly Judged[], { notions }: MeetingsData, at: At): AuthorError[] {
	const done = new Set(judged.filter(({ as }) => as !== 'confusions').map(({ pair }) => keyOf(pair)));
	const all = [...new Set(notions)];
	return all.flatMap((notion, rank): AuthorError[] => {
		const left = all.slice(rank + 1).filter((other) => !done.has(keyOf([notion, other])));
		if (left.length === 0) return [];
		const message = `« ${notion} » n’est pas jugée avec : ${left.join(', ')}.`;
		const todo = 'Placez chaque paire dans « evidentes » ou dans « rencontres ».';
		return [at(`notions.${notions.indexOf(notion)}`, notion)(message, todo)];
	});
}

/** A case of a tool that the game does not have, or that gives rules which the tool never cites. */
function wrongCase({ cas, donne }: MeetingsData['rencontres'][number], { tools }: Game, fault: Fault): AuthorError[] {
	if (cas === undefined) return [];
	const slug = cas.split('?')[0] ?? '';
	const tool = tools.find((known) => known.slug === slug);
	if (!tool) {
		const names = tools.map((known) => known.slug);
		const list = `Outils connus : ${names.join(', ') || 'aucun'}.`;
		return [fault(`L’outil « ${slug} » n’existe pas pour ce jeu.`, didYouMean(slug, names, list))];
	}
	return (donne?.regles ?? [])
		.filter((id) => !tool.rules.includes(id))
		.map((id) => {
			const message = `L’outil « ${slug} » ne cite jamais « ${id} ».`;
			return fault(message, didYouMean(id, tool.rules, 'Nommez une règle que la trace cite.'));
		});
}

/** A statement that does not exist, or that only restates another one. */
function wrongStatement(id: string, { rules, homes }: Game, fault: Fault): AuthorError[] {
	const rule = rules.get(id);
	if (!rule || rule.kind === 'titre') {
		const message = rule ? `« ${id} » est un titre ; attendu : un énoncé.` : `L’énoncé « ${id} » n’existe pas.`;
		return [fault(message, didYouMean(id, rules.keys(), 'Nommez l’énoncé qui dit ce qui arrive.'))];
	}
	const home = homes.get(id)?.rule;
	if (!home) return [];
	const message = `« ${id} » redit « ${home.id} » ; attendu : l’énoncé chez lui.`;
	return [fault(message, `Nommez « ${home.id} ».`)];
}

/** A block `<Rencontres>` that does not end its page with one list, or whose bullets no pair of its term names. */
export function checkMeetingsBlock(term: Term, game: Game, { meetings }: RawGame): AuthorError[] {
	const { file, read, slug } = term;
	const blocks = read.blocks.filter(({ name }) => name === MEETINGS_BLOCK);
	const [block] = blocks;
	if (!block) return [];
	const faultAt = (line: number, field: string): Fault => faultsAt('rencontre-invalide', { file, line, field });
	const lists = endingLists(term);
	if (blocks.length > 1 || !lists) {
		const message = 'Le bloc <Rencontres> n’est pas seul à finir la page ; attendu : un bloc, qui tient une liste.';
		const todo = 'Placez ses puces dans un seul bloc, à la fin de la page, sans autre texte.';
		return [faultAt(block.line, '<Rencontres>')(message, todo)];
	}
	const items = lists.flatMap(({ children = [] }) => children);
	return items.flatMap((item): AuthorError[] => {
		const id = htmlIdOf(item);
		if (id === undefined) {
			const message = 'Cette rencontre n’a pas de marque ; attendu : [#identifiant] à la fin de la puce.';
			return [
				faultAt(lineOf(item), '<Rencontres>')(message, `Donnez-lui un identifiant qui commence par « ${slug} ».`),
			];
		}
		const home = game.homes.get(id)?.rule.id ?? id;
		if (!meetings || game.meetings.some(({ rule, terms }) => rule.id === home && terms.includes(term))) return [];
		const message = `Aucune paire de « ${slug} » ne nomme cet énoncé dans ${meetings.file}.`;
		return [faultAt(lineOf(item), `#${id}`)(message, 'Ajoutez sa paire à « rencontres » ou à « confusions ».')];
	});
}

/** The lists of the block, when they and their headings end the page. */
function endingLists({ read }: Term) {
	const nodes = read.tree.children ?? [];
	const ids: string[] = Object.values(meetingHeadings).map(({ id }) => id);
	const start = nodes.findIndex((node) => ids.includes(htmlIdOf(node) ?? ''));
	const ending = start < 0 ? [] : nodes.slice(start);
	const lists = ending.filter((_, rank) => rank % 2 === 1);
	const inTurn = ending.every(({ type }, rank) => type === (rank % 2 === 0 ? 'heading' : 'list'));
	return inTurn && lists.length > 0 && lists.length * 2 === ending.length ? lists : undefined;
}
