import { searchPath, withBase } from '../../addresses/addresses';
import { type BoxGame, makeMarkup } from './box-markup';
import { cleanQuery, makeFinder } from './finder';
import { writeSearchAddress } from './scope';
import { startSession } from './session';
import { walkWithArrows } from './walk';

// The search box: one dialog, made the first time that it is asked for. It answers at each key; the full text
// follows when the typing pauses. Arrows move in the answers, Enter opens, Escape closes.

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
	const { dialog, input, list, onlyGame } = parts;
	const finder = makeFinder(base);
	/** A game that the reader chose among the answers of all. */
	let chosen: string | undefined;
	const scope = () => ({ game: game && onlyGame.checked ? game.slug : chosen });
	const address = () => withBase(base, searchPath) + writeSearchAddress(cleanQuery(input.value), scope());
	const session = startSession(finder, {
		...parts,
		most: MOST,
		after: () => '',
		ask(question) {
			input.value = question;
			input.focus();
			answer();
		},
		rewrite(query) {
			input.value = query;
			answer();
		},
		narrow(game) {
			chosen = game;
			input.focus();
			answer();
		},
	});

	const answer = () => {
		const query = cleanQuery(input.value);
		parts.all.hidden = query === '';
		parts.allLink.href = address();
		session.answer(query, scope());
	};

	walkWithArrows(dialog, input, list);
	input.addEventListener('input', answer);
	onlyGame.addEventListener('change', answer);
	parts.close.addEventListener('click', () => dialog.close());
	dialog.addEventListener('click', (event) => {
		const target = event.target as Element;
		if (target === dialog || target.closest('a')) dialog.close();
	});
	parts.form.addEventListener('submit', (event) => {
		event.preventDefault();
		const first = list.querySelector<HTMLAnchorElement>('[data-resultat] a');
		if (first) first.click();
		else location.href = address();
	});
	finder.load(game?.slug);

	return {
		open(typed) {
			chosen = undefined;
			dialog.showModal();
			input.select();
			if (typed === '') return;
			input.value = typed;
			answer();
		},
		isOpen: () => dialog.open,
		toggleScope() {
			if (chosen) chosen = undefined;
			else onlyGame.checked = !onlyGame.checked;
			answer();
		},
	};
}
