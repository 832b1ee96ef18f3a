import { isolated } from '../../text/isolated';
import { startBeside } from './beside';
import { cleanQuery, MAX_QUERY, makeFinder } from './finder';
import { forgetGame, lastGame } from './last-game';
import { readSearchAddress, type types, writeSearchAddress } from './scope';
import { startSession } from './session';
import { walkWithArrows } from './walk';

// The page `/recherche/`: the address is the state. Typing answers at once and rewrites the address;
// the browser's back button returns to the query before.

/** Browsers refuse an address that is rewritten at each key of a fast typist. */
const ADDRESS_PAUSE = 200;
const MOST = 16;

const root = document.querySelector<HTMLElement>('[data-recherche]');
if (root) start(root);

function start(root: HTMLElement): void {
	const base = document.documentElement.dataset.base ?? '/';
	const form = root.querySelector('form') as HTMLFormElement;
	const input = form.elements.namedItem('q') as HTMLInputElement;
	const find = (name: string) => root.querySelector(`[data-${name}]`) as HTMLElement;
	const list = find('liste');
	const notice = find('avis');
	const help = find('aide');
	const memory = find('dernier');
	const radios = [...form.querySelectorAll<HTMLInputElement>('[name="jeu"]')];
	const kind = form.elements.namedItem('type') as HTMLSelectElement;
	const games = new Set(radios.flatMap(({ value }) => value || []));
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Whether the reader stopped at this query: the next one is then a new step of the history. */
	let settled = false;

	const game = () => radios.find(({ checked }) => checked)?.value || undefined;
	const scope = () => ({ game: game(), type: (kind.value || undefined) as keyof typeof types | undefined });

	const nothing = find('proches');
	const session = startSession(makeFinder(base), {
		input,
		list,
		questions: find('questions'),
		state: find('etat'),
		nothing,
		nearest: nothing.querySelector('ul') as HTMLElement,
		most: MOST,
		after: (query) => ` pour «\u00a0${isolated(query)}\u00a0»`,
		ask(question) {
			input.value = question;
			input.focus();
			toAddress(settled, true);
			answer();
		},
		rewrite(query) {
			input.value = query;
			clearTimeout(timer);
			timer = setTimeout(() => toAddress(settled, false), ADDRESS_PAUSE);
			answer();
		},
		narrow(game) {
			const radio = radios.find(({ value }) => value === game);
			if (!radio) return;
			radio.checked = true;
			input.focus();
			toAddress(settled, true);
			answer();
		},
	});
	const answer = () => {
		const query = cleanQuery(input.value);
		help.hidden = query !== '';
		for (const glossary of nothing.querySelectorAll<HTMLElement>('[data-de]'))
			glossary.hidden = game() !== undefined && glossary.dataset.de !== game();
		memory.hidden = query === '' || game() !== undefined || !games.has(lastGame() ?? '');
		return session.answer(query, scope());
	};

	const fromAddress = () => {
		clearTimeout(timer);
		const asked = readSearchAddress(location.search, games, MAX_QUERY);
		input.value = asked.query;
		for (const radio of radios) radio.checked = radio.value === (asked.scope.game ?? '');
		kind.value = asked.scope.type ?? '';
		notice.textContent = asked.notices.join(' ');
		notice.hidden = asked.notices.length === 0;
		settled = asked.query !== '';
		return answer();
	};

	/** Writes the address; `isStep`: as a new entry of the history, to which « Back » returns. */
	const toAddress = (isStep: boolean, settles: boolean) => {
		clearTimeout(timer);
		const search = writeSearchAddress(cleanQuery(input.value), scope());
		if (search !== location.search)
			history[isStep ? 'pushState' : 'replaceState'](null, '', location.pathname + search);
		settled = settles;
	};

	form.addEventListener('input', (event) => {
		notice.hidden = true;
		clearTimeout(timer);
		if (event.target === input) timer = setTimeout(() => toAddress(settled, false), ADDRESS_PAUSE);
		else toAddress(true, true);
		answer();
	});
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		toAddress(settled, true);
	});
	// Before a result is opened, its query gets an entry of the history, so that « Back » returns to it.
	list.addEventListener('click', (event) => {
		if ((event.target as Element).closest('a')) toAddress(settled, true);
	});
	memory.querySelector('button')?.addEventListener('click', () => {
		forgetGame();
		input.focus();
		answer();
	});
	// « Chercher dans KeyForge » leads here to type.
	const asked = new URLSearchParams(location.search);
	if (asked.has('jeu') && !asked.get('q')) input.focus();
	walkWithArrows(root, input, list);
	startBeside(find('a-cote'), list);
	addEventListener('popstate', fromAddress);
	fromAddress();
}
