import { makeCaseItem } from './case-item';
import { EngineFailure } from './engine-client';
import type { Answer, Finder, Result, Stated } from './finder';
import { whenFree } from './in-hand';
import { lastGame } from './last-game';
import { isOldBrowser } from './old-browser';
import {
	addResults,
	countLabel,
	type Failure,
	NO_CARDS,
	NOTHING_SEARCHED,
	RULES_ONLY,
	say,
	showAnswer,
	showQuestions,
	showSuggestions,
	strangeWords,
	TEXTS_ONLY,
} from './result-list';
import type { Scope } from './scope';

/** Where a search shows its answers: the box and the page have the same parts. */
export interface Stage {
	/** The field where the query is typed. */
	input: HTMLInputElement;
	list: HTMLElement;
	/** What players ask that is near to the query. */
	questions: HTMLElement;
	/** Live region. */
	state: HTMLElement;
	/** List of the nearest names, and what else is offered when nothing answers. */
	nearest: HTMLElement;
	nothing: HTMLElement;
	/** How many answers of a game are shown. */
	most: number;
	/** What follows the count for who only hears it. */
	after: (query: string) => string;
	/** The reader chose a question, to be asked as it is written. */
	ask: (question: string) => void;
	/** The reader changed a number of a case: the query is now this one. */
	rewrite: (query: string) => void;
	/** The reader chose a game among the answers of all. */
	narrow: (game: string) => void;
}

/** The full text is asked for when the typing pauses so long, in milliseconds. */
const PAUSE = 120;

/** Answers queries on a stage, one at a time: what comes late for an older one is left aside. */
export function startSession(finder: Finder, stage: Stage) {
	let turn = 0;
	const redraw = whenFree(stage.list);
	const worked = makeCaseItem(stage.rewrite);
	let told = '';
	const pressed = ({ target }: Event) => (target as Element).closest('button');
	stage.questions.addEventListener('click', (event) => {
		const question = pressed(event)?.textContent;
		if (question) stage.ask(question);
	});
	stage.list.addEventListener('click', (event) => {
		const game = pressed(event)?.dataset.jeuSeul;
		if (game) stage.narrow(game);
	});

	function clear(): void {
		showAnswer(stage.list, undefined, 0);
		showQuestions(stage.questions, [], '');
		stage.state.textContent = '';
		stage.nothing.hidden = true;
	}

	/** The case of a query, drawn at once; what its tool answers comes when it comes. */
	function drawCase(stated: Stated, query: string): Element {
		worked.draw(stated, query);
		if (told !== stated.url) {
			told = stated.url;
			finder.say(stated).then((said) => {
				if (told === stated.url) worked.tell(said);
			});
		}
		return worked.item;
	}

	/** Says that nothing was searched, and why. */
	function tellNothing(failure: Failure): void {
		clear();
		say(stage.state, NOTHING_SEARCHED[failure]);
		stage.nothing.hidden = false;
		showSuggestions(stage.nearest, []);
	}

	/** Answers; the list is busy until all that was asked has answered. */
	async function answer(query: string, scope: Scope): Promise<void> {
		stage.list.ariaBusy = 'true';
		const mine = turn + 1;
		await tell(query, scope);
		await finder.settled();
		if (mine === turn) stage.list.ariaBusy = 'false';
	}

	async function tell(query: string, scope: Scope): Promise<void> {
		const mine = ++turn;
		if (query === '') return clear();
		const last = scope.game ? undefined : lastGame();
		const late = () => mine !== turn;
		let known: Answer | undefined;
		let added: Result[] = [];
		let drawn = false;
		let failure: Failure | undefined;
		/** What follows the count: that something was not searched. */
		let notice = '';

		/** Shows what is known. */
		const draw = () => {
			if (!known || late()) return;
			drawn = true;
			const inCase = worked.item.contains(document.activeElement);
			const first = known.stated && drawCase(known.stated, query);
			const shown = showAnswer(stage.list, known, stage.most, last, first);
			// A number with which nothing is sure any more: the field goes, the query is there.
			if (inCase && !first) stage.input.focus();
			const addresses = new Set(shown.flatMap(({ url }) => [url, url.split('#')[0]]));
			const more = added.filter(({ url }) => !addresses.has(url) && !addresses.has(url.split('#')[0]));
			addResults(stage.list, more, known.game ? undefined : 'Dans le texte des pages');
			const count = countOf(known) + more.length;
			stage.nothing.hidden = count > 0;
			showSuggestions(stage.nearest, count > 0 ? [] : known.nearest);
			const unknown = count > 0 ? strangeWords(known) : NO_CARDS;
			// What is told takes the place of what could be asked: the answers stay where they are.
			showQuestions(stage.questions, unknown ? [] : known.questions, query);
			say(stage.state, countLabel(count), stage.after(query), notice + (unknown && `. ${unknown}`));
		};

		/** Shows it, or shows it again when what players ask or the text of pages has come. */
		const show = () => (drawn ? redraw(draw) : draw());

		try {
			await finder.answer({ query, scope, last }, (found) => {
				if (late()) return;
				known = found;
				// « Nothing found » waits for the full text, which may still find something.
				if (found.groups.length > 0 || found.stated || added.length > 0) show();
			});
		} catch (error) {
			if (late()) return;
			failure = error instanceof EngineFailure && isOldBrowser() ? 'old-browser' : 'unreachable';
			notice = TEXTS_ONLY[failure];
			known = {
				game: scope.game,
				groups: [],
				others: [],
				questions: [],
				nearest: [],
				strange: [],
				stated: undefined,
				poor: true,
			};
		}
		if (!known?.poor) return;
		await later();
		if (late()) return;
		try {
			// A game that the query names is the only one that is read, too.
			added = await finder.texts(query, { ...scope, game: known.game });
		} catch {
			if (failure && !late()) return tellNothing(failure);
			notice = RULES_ONLY;
		}
		if (!late()) show();
	}

	/** How many answers can be read, those of other games in their own lists. */
	const countOf = ({ groups, game, stated }: Answer): number =>
		groups.reduce(
			(sum, { results }) => sum + (game ? Math.min(results.length, stage.most) : results.length),
			stated ? 1 : 0,
		);

	return { answer, clear };
}

const later = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
