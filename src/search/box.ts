import '../styles/search-box.css';
import { writeAddress } from './scope';
import { cleanQuery, loadNames, type Result, search, searchNames } from './search';
import { countLabel, showResults } from './view';

// The search box: one dialog, made the first time that it is asked for. Names answer at each key; the
// full text follows when the typing pauses. Arrows move in the list, Enter opens, Escape closes.

const PAUSE = 120;

interface BoxOptions {
	base: string;
	/** Game that the page belongs to: the search starts there. */
	game: { slug: string; name: string } | undefined;
}

let dialog: HTMLDialogElement | undefined;

/** Opens the box, making it first if need be. */
export function openSearch(options: BoxOptions): void {
	dialog ??= makeBox(options);
	if (!dialog.open) dialog.showModal();
	dialog.querySelector('input')?.select();
}

function makeBox({ base, game }: BoxOptions): HTMLDialogElement {
	const box = document.createElement('dialog');
	box.className = 'recherche-boite';
	box.setAttribute('aria-label', 'Recherche');
	box.innerHTML = `
		<form method="get" action="${base}recherche/" role="search">
			<label class="visuellement-cache" for="recherche-boite">Chercher une règle ou un terme</label>
			<input id="recherche-boite" type="search" name="q" autocomplete="off" enterkeyhint="search" maxlength="500"
				placeholder="Chercher une règle, un terme…" role="combobox" aria-expanded="false" aria-controls="recherche-liste" aria-autocomplete="list">
			<button type="button" data-fermer>Fermer</button>
		</form>
		<p class="portee" hidden><label><input type="checkbox" checked> <span></span></label></p>
		<p class="etat" role="status"></p>
		<ul id="recherche-liste" aria-label="Résultats"></ul>
		<p class="tout" hidden><a href="${base}recherche/">Tous les résultats</a></p>`;
	const find = <T extends Element>(selector: string) => box.querySelector(selector) as T;
	const input = find<HTMLInputElement>('#recherche-boite');
	const list = find<HTMLUListElement>('ul');
	const state = find<HTMLElement>('.etat');
	const all = find<HTMLElement>('.tout');
	const everywhere = find<HTMLInputElement>('.portee input');
	if (game) {
		find<HTMLElement>('.portee').hidden = false;
		find<HTMLElement>('.portee span').textContent = `Seulement dans ${game.name}`;
	}

	let turn = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const scope = () => ({ jeu: game && everywhere.checked ? game.slug : undefined });
	const links = () => [...list.querySelectorAll('a')];

	const show = (results: readonly Result[], message: string) => {
		showResults(list, results);
		input.setAttribute('aria-expanded', String(results.length > 0));
		state.textContent = message;
	};

	const answer = async () => {
		const mine = ++turn;
		clearTimeout(timer);
		const query = cleanQuery(input.value);
		all.hidden = query === '';
		find<HTMLAnchorElement>('.tout a').search = writeAddress(query, scope());
		if (query === '') return show([], '');
		try {
			const byName = await searchNames(query, scope(), base);
			if (mine !== turn) return;
			if (byName.length > 0) show(byName, countLabel(byName.length));
			timer = setTimeout(async () => {
				const { results, nearest, namesOnly } = await search(query, scope(), base);
				if (mine !== turn) return;
				if (results.length > 0)
					show(results.slice(0, 12), `${countLabel(results.length)}${namesOnly ? ' par nom (texte injoignable)' : ''}`);
				else show(nearest, nearest.length > 0 ? 'Aucun résultat. Les noms les plus proches :' : 'Aucun résultat.');
			}, PAUSE);
		} catch {
			if (mine === turn) show([], 'La recherche est injoignable pour l’instant. Le glossaire de A à Z reste lisible.');
		}
	};

	const move = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		const stops: HTMLElement[] = [input, ...links()];
		const at = stops.indexOf(document.activeElement as HTMLElement);
		const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
		if (!next) return;
		event.preventDefault();
		next.focus();
	};

	box.addEventListener('keydown', move);
	input.addEventListener('input', answer);
	everywhere.addEventListener('change', answer);
	find('[data-fermer]').addEventListener('click', () => box.close());
	box.addEventListener('click', (event) => {
		if (event.target === box) box.close();
		else if ((event.target as Element).closest('ul a')) box.close();
	});
	find('form').addEventListener('submit', (event) => {
		event.preventDefault();
		const first = links()[0];
		if (first) first.click();
		else location.href = `${base}recherche/${writeAddress(cleanQuery(input.value), scope())}`;
	});
	document.body.append(box);
	loadNames(base).catch(() => {});
	return box;
}
