import { addResults, countLabel, NAMES_ONLY, showResults, showSuggestions, UNREACHABLE } from './result-list';
import { readAddress, type types, writeAddress } from './scope';
import { cleanQuery, MAX_QUERY, searchNames, searchNearest, searchTexts } from './search';

// The page `/recherche/`: the address is the state. Typing answers at once and rewrites the address;
// the browser's back button returns to the query before.

/** Browsers refuse an address that is rewritten at each key of a fast typist. */
const ADDRESS_PAUSE = 200;

const root = document.querySelector<HTMLElement>('[data-recherche]');
if (root) start(root);

function start(root: HTMLElement): void {
	const base = document.documentElement.dataset.base ?? '/';
	const form = root.querySelector('form') as HTMLFormElement;
	const input = form.elements.namedItem('q') as HTMLInputElement;
	const find = (name: string) => root.querySelector(`[data-${name}]`) as HTMLElement;
	const list = find('liste');
	const nearest = find('proches');
	const [offer, suggestions] = [nearest.querySelector('p'), nearest.querySelector('ul')] as [HTMLElement, HTMLElement];
	const state = find('etat');
	const notice = find('avis');
	const help = find('aide');
	const radios = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
	const games = new Set(radios('jeu').flatMap(({ value }) => value || []));
	let turn = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Whether the reader stopped at this query: the next one is then a new step of the history. */
	let settled = false;

	const checked = (name: string) => radios(name).find((radio) => radio.checked)?.value || undefined;
	const scope = () => ({ game: checked('jeu'), type: checked('type') as keyof typeof types | undefined });

	const answer = async () => {
		const mine = ++turn;
		const query = cleanQuery(input.value);
		help.hidden = query !== '';
		nearest.hidden = true;
		showResults(list, []);
		state.textContent = '';
		if (query === '') return;
		try {
			const byName = await searchNames(query, scope(), base);
			if (mine !== turn) return;
			showResults(list, byName);
			const byText = await searchTexts(query, scope(), base, byName);
			if (mine !== turn) return;
			addResults(list, byText.results);
			const count = byName.length + byText.results.length;
			const close = count > 0 ? [] : await searchNearest(query, scope(), base);
			if (mine !== turn) return;
			nearest.hidden = count > 0;
			offer.hidden = close.length === 0;
			showSuggestions(suggestions, close);
			state.textContent = `${countLabel(count)} pour « ${query} »${byText.unreachable ? NAMES_ONLY : ''}`;
		} catch {
			if (mine === turn) state.textContent = UNREACHABLE;
		}
	};

	const fromAddress = () => {
		clearTimeout(timer);
		const asked = readAddress(location.search, games, MAX_QUERY);
		input.value = asked.query;
		for (const radio of radios('jeu')) radio.checked = radio.value === (asked.scope.game ?? '');
		for (const radio of radios('type')) radio.checked = radio.value === (asked.scope.type ?? '');
		notice.textContent = asked.notices.join(' ');
		notice.hidden = asked.notices.length === 0;
		settled = asked.query !== '';
		return answer();
	};

	/** Writes the address: as a new step of the history when the one before is worth coming back to. */
	const toAddress = (isStep: boolean, settles: boolean) => {
		clearTimeout(timer);
		const search = writeAddress(cleanQuery(input.value), scope());
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
	list.addEventListener('click', () => toAddress(settled, true));
	addEventListener('popstate', fromAddress);
	fromAddress();
}
