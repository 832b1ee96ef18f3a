import { conceptFolder } from '../../addresses/addresses';
import { frenchTypography } from '../../text/french';
import { sayCase, tools } from '../cases/answers';
import { readToolCase } from '../cases/read';
import { marked } from '../engine/marked';
import { makeMoments } from '../engine/moments';
import { type Gathered, type Match, makeSearch, type Search } from '../engine/search';
import { unpack } from '../engine/unpack';
import type { Entry, PublishedIndex, PublishedQuestions } from '../published-index';
import {
	type CaseMessage,
	type CaseReplyMessage,
	type IndexReply,
	type IndexResult,
	type Line,
	type LoadMessage,
	lineAlone,
	type QueryMessage,
	type ReadCaseOfGame,
	type ReplyMessage,
} from './messages';

// Search away from the page, which goes on answering its reader: this makes indexes ready, and asks them.

/** Fewer answers than this, and the full text is asked too. */
const FEW = 12;

/** How long the first answers wait for what reads cases. */
const PATIENCE = 1500;

interface Loaded {
	index: PublishedIndex;
	search: Search;
	momentOf: ReturnType<typeof makeMoments>;
}

const indexes = new Map<string, Loaded>();

function take({ load, index: name, text }: LoadMessage): void {
	// What reads the cases of the game comes while its index is made ready; without a game, when a query counts something.
	void readToolCase('', gameOf(name)).catch(() => undefined);
	const index = load === 'index' ? (JSON.parse(text) as PublishedIndex) : indexes.get(name)?.index;
	const questions = load === 'questions' ? (JSON.parse(text) as PublishedQuestions) : undefined;
	if (!index) return;
	const search = makeSearch(unpack(index, questions));
	indexes.set(name, { index, search, momentOf: makeMoments(questions?.charts) });
}

const gameOf = (index: string): string | undefined => (index === conceptFolder ? undefined : index);

/** The names of what is said, its page first. */
const namesOf = ({ entry, above }: Pick<Match, 'entry' | 'above'>): string[] =>
	[...above.map(({ n }) => n).reverse(), entry.s, entry.n].filter((name) => name !== undefined);

/** The item of a list that a statement is; nothing when it is none of them. */
const itemOf = ({ l = [] }: Entry, { entry }: Match): string | undefined => l.find((text) => entry.d.endsWith(text));

/** What a page answers: its title says the names that all its statements share, and each of them the rest. */
function resultOf({ deciding, statements: all }: Gathered, stems: ReadonlySet<string>): IndexResult {
	// What stands in a list that another one leads is read there.
	const leads = ({ entry }: Match, item: Match) => item.entry !== entry && itemOf(entry, item) !== undefined;
	const statements = all.filter((match) => !all.some((other) => leads(other, match)));
	const named = statements.map(namesOf);
	const [first = []] = named;
	const shared = first.findIndex((name, place) => named.some((names) => names[place] !== name));
	const names = shared < 0 ? first : first.slice(0, shared);
	const heads = named.map((own) => own.slice(names.length).join(' › ') || undefined);
	return {
		path: deciding.entry.u,
		names,
		type: deciding.entry.y,
		lines: statements.map(
			(match, place): Line => ({
				// Said once for those that follow each other below it.
				head: heads[place] === heads[place - 1] ? undefined : heads[place],
				text: marked(match.entry.d, stems),
				led: (match.entry.l ?? []).map((text) => ({
					text: marked(text, stems),
					deciding: match !== deciding && itemOf(match.entry, deciding) === text,
				})),
				deciding: match === deciding,
			}),
		),
		others: [],
		step: undefined,
	};
}

/** A name that is near to what was typed. */
const nearResult = (entry: Entry): IndexResult => ({
	path: entry.u,
	names: namesOf({ entry, above: [] }),
	type: entry.y,
	lines: [lineAlone([entry.d])],
	others: [],
	step: undefined,
});

/** The case that a query states. Its pieces are no French of a page: they are set as one here. */
async function statedIn({ index, query, type }: QueryMessage): Promise<ReadCaseOfGame | undefined> {
	if (type !== undefined && type !== 'outil') return undefined;
	// Answers do not wait for what reads cases, on a network that does not bring it.
	const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
	const found = await Promise.race([readToolCase(query, gameOf(index)).catch(() => undefined), late]);
	const title = found && tools[`${found.game}/${found.tool}`]?.title;
	if (!title) return undefined;
	return { ...found, title, pieces: found.pieces.map(({ said, at }) => ({ said: frenchTypography(said), at })) };
}

/** Brings the code of a tool and asks it. */
async function answerCase({ id, game, tool, address, page }: CaseMessage): Promise<void> {
	const said = await sayCase(game, tool, address, page).catch(() => undefined);
	postMessage({ id, said: said && frenchTypography(said) } satisfies CaseReplyMessage);
}

async function replyTo({ index, search, momentOf }: Loaded, asked: QueryMessage): Promise<IndexReply> {
	const { query, type } = asked;
	const { found, gather, questions, stems, fit, unknown, strange } = search.find(query, type);
	const nearest = found.length > 0 ? [] : search.nearest(query);
	return {
		results: gather().map((passage, place) => ({
			...resultOf(passage, stems),
			others: passage.others.map((other) => resultOf(other, stems)),
			step: place === 0 ? momentOf(query, passage.deciding.entry) : undefined,
		})),
		questions: questions.map(({ text }) => text),
		nearest: nearest.map(nearResult),
		strange,
		stated: await statedIn(asked),
		fit,
		poor: found.length < FEW || unknown,
		games: index.games,
	};
}

addEventListener('message', async ({ data }: MessageEvent<LoadMessage | QueryMessage | CaseMessage>) => {
	try {
		if (data.load) return take(data);
		if ('tool' in data) return void answerCase(data);
		const loaded = indexes.get(data.index);
		postMessage({ id: data.id, reply: loaded && (await replyTo(loaded, data)) } satisfies ReplyMessage);
	} catch {
		// The file is no index: queries to it are replied to without results.
		if (!data.load) postMessage({ id: data.id, reply: undefined } satisfies ReplyMessage);
	}
});
