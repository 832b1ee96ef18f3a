import { searchPath, withBase } from '../../library/addresses';
import { type BoxGame, makeMarkup } from './box-markup';
import { addResults, countLabel, NAMES_ONLY, showResults, showSuggestions, UNREACHABLE } from './result-list';
import { writeAddress } from './scope';
import { cleanQuery, loadNames, searchNames, searchNearest, searchTexts } from './search';

// The search box: one dialog, made the first time that it is asked for. Names answer at each key; the
// full text follows when the typing pauses. Arrows move in the list, Enter opens, Escape closes.

const PAUSE = 120;
const MOST = 12;

interface BoxOptions {
	base: string;
	/** Game that the page belongs to. */
	game: BoxGame | undefined;
}

interface Box {
	/** Opens the box, with what was typed before it was there. */
	open: (typed: string) => void;
	isOpen: () => boolean;
	/** Searches in the game only, or everywhere. */
	toggleScope: () => void;
}

let box: Box | undefined;

/** Opens the box, making it first if need be. Asked again while it is open, it widens the search to every game. */
export function openSearch(options: BoxOptions, typed = ''): void {
	box ??= makeBox(options);
	if (box.isOpen()) box.toggleScope();
	else box.open(typed);
}

function makeBox({ base, game }: BoxOptions): Box {
	const parts = makeMarkup(base, game);
	const { dialog, input, list, state, onlyGame } = parts;
	let turn = 0;
	const scope = () => ({ game: game && onlyGame.checked ? game.slug : undefined });
	const address = () => withBase(base, searchPath) + writeAddress(cleanQuery(input.value), scope());
	const links = () => [...list.querySelectorAll('a')];

	const answer = async () => {
		const mine = ++turn;
		const query = cleanQuery(input.value);
		parts.all.hidden = query === '';
		parts.allLink.href = address();
		parts.glossary.hidden = true;
		if (query === '') state.textContent = '';
		if (query === '') return showResults(list, []);
		try {
			const byName = await searchNames(query, scope(), base);
			if (mine !== turn) return;
			showResults(list, byName);
			state.textContent = byName.length > 0 ? countLabel(byName.length) : '';
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
			if (mine !== turn) return;
			const byText = await searchTexts(query, scope(), base, byName);
			if (mine !== turn) return;
			const texts = byText.results.slice(0, MOST - byName.length);
			addResults(list, texts);
			state.textContent = countLabel(byName.length + texts.length) + (byText.unreachable ? NAMES_ONLY : '');
			if (byName.length + texts.length === 0) await suggest(query, mine);
		} catch {
			if (mine !== turn) return;
			showResults(list, []);
			state.textContent = UNREACHABLE;
			parts.glossary.hidden = !game;
		}
	};

	const suggest = async (query: string, mine: number) => {
		const nearest = await searchNearest(query, scope(), base);
		if (mine !== turn) return;
		showSuggestions(list, nearest);
		state.textContent = nearest.length > 0 ? 'Aucun résultat. Les noms les plus proches :' : 'Aucun résultat.';
		parts.glossary.hidden = !game;
	};

	const move = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		const stops: HTMLElement[] = [input, ...links()];
		const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
		if (!next) return;
		event.preventDefault();
		next.focus();
	};

	dialog.addEventListener('keydown', move);
	input.addEventListener('input', answer);
	onlyGame.addEventListener('change', answer);
	parts.close.addEventListener('click', () => dialog.close());
	dialog.addEventListener('click', (event) => {
		if (event.target === dialog || (event.target as Element).closest('a')) dialog.close();
	});
	parts.form.addEventListener('submit', (event) => {
		event.preventDefault();
		const first = list.querySelector<HTMLAnchorElement>('[data-resultat] a');
		if (first) first.click();
		else location.href = address();
	});
	loadNames(base, game?.slug).catch(() => {});

	return {
		open(typed) {
			dialog.showModal();
			input.select();
			if (typed === '') return;
			input.value = typed;
			answer();
		},
		isOpen: () => dialog.open,
		toggleScope() {
			onlyGame.checked = !onlyGame.checked;
			answer();
		},
	};
}
