import { readAddress, type types, writeAddress } from './scope';
import { cleanQuery, MAX_QUERY, search } from './search';
import { countLabel, showResults } from './view';

// The page `/recherche/`: the address is the state. Typing answers at once and rewrites the address;
// the browser's back button returns to the query before.

const root = document.querySelector<HTMLElement>('[data-recherche]');
if (root) start(root);

function start(root: HTMLElement): void {
	const base = document.documentElement.dataset.base ?? '/';
	const form = root.querySelector('form') as HTMLFormElement;
	const input = form.elements.namedItem('q') as HTMLInputElement;
	const list = root.querySelector('[data-liste]') as HTMLElement;
	const nearestList = root.querySelector('[data-proches]') as HTMLElement;
	const state = root.querySelector('[data-etat]') as HTMLElement;
	const notice = root.querySelector('[data-avis]') as HTMLElement;
	const help = root.querySelector('[data-aide]') as HTMLElement;
	const games = new Map(
		[...form.querySelectorAll<HTMLInputElement>('[name="jeu"]')]
			.filter(({ value }) => value)
			.map((radio) => [radio.value, radio.value]),
	);
	let turn = 0;

	const set = (name: string, value: string) => {
		for (const radio of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
			radio.checked = radio.value === value;
	};
	const checked = (name: string) =>
		form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value || undefined;
	const scope = () => ({ jeu: checked('jeu'), type: checked('type') as keyof typeof types | undefined });

	const answer = async () => {
		const mine = ++turn;
		const query = cleanQuery(input.value);
		help.hidden = query !== '';
		nearestList.hidden = true;
		if (query === '') {
			showResults(list, []);
			state.textContent = '';
			return;
		}
		try {
			const { results, nearest, namesOnly } = await search(query, scope(), base);
			if (mine !== turn) return;
			showResults(list, results);
			nearestList.hidden = results.length > 0;
			if (results.length === 0) showResults(nearestList.querySelector('ul') as HTMLElement, nearest);
			state.textContent =
				results.length === 0
					? `Aucun résultat pour « ${query} ».`
					: `${countLabel(results.length)} pour « ${query} »${namesOnly ? ' (par nom seulement : le texte est injoignable)' : ''}`;
		} catch {
			if (mine === turn)
				state.textContent = 'La recherche est injoignable pour l’instant. Le glossaire de A à Z reste lisible.';
		}
	};

	const fromAddress = () => {
		const asked = readAddress(location.search, games, MAX_QUERY);
		input.value = asked.query;
		set('jeu', asked.scope.jeu ?? '');
		set('type', asked.scope.type ?? '');
		notice.textContent = asked.notices.join(' ');
		notice.hidden = asked.notices.length === 0;
		return answer();
	};

	const toAddress = (push: boolean) => {
		const address = location.pathname + writeAddress(cleanQuery(input.value), scope());
		history[push ? 'pushState' : 'replaceState'](null, '', address);
	};

	form.addEventListener('input', (event) => {
		notice.hidden = true;
		toAddress(event.target !== input);
		answer();
	});
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		toAddress(true);
		answer();
	});
	addEventListener('popstate', fromAddress);
	fromAddress();
}
