import { glossaryPath, searchPath, withBase } from '../../addresses/addresses';
import styles from '../../styles/search-box.css?inline';

/** Game that a page belongs to: the search starts there. */
export interface BoxGame {
	slug: string;
	name: string;
}

/** The parts of the search box that its behaviour needs. */
export interface BoxParts {
	dialog: HTMLDialogElement;
	form: HTMLFormElement;
	input: HTMLInputElement;
	close: HTMLButtonElement;
	/** Ticked while the search stays in the game. */
	onlyGame: HTMLInputElement;
	state: HTMLElement;
	list: HTMLUListElement;
	/** What players ask that is near to the query. */
	questions: HTMLUListElement;
	/** The nearest names, with the glossary: shown when nothing is found. */
	nothing: HTMLElement;
	nearest: HTMLUListElement;
	all: HTMLElement;
	allLink: HTMLAnchorElement;
}

/** Makes the box, closed, at the end of the page. */
export function makeMarkup(base: string, game: BoxGame | undefined): BoxParts {
	// Adopted, not imported as CSS: every page of the site would then link the style sheet.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	document.adoptedStyleSheets.push(sheet);
	const search = withBase(base, searchPath);
	const dialog = document.createElement('dialog');
	dialog.className = 'recherche-boite';
	dialog.setAttribute('aria-label', 'Recherche');
	dialog.innerHTML = `
		<form method="get" action="${search}" role="search">
			<label class="visuellement-cache" for="recherche-boite">Chercher une règle ou un terme</label>
			<input id="recherche-boite" type="search" name="q" autocomplete="off" enterkeyhint="search" maxlength="500"
				placeholder="Chercher une règle, un terme…">
			<button type="button" data-fermer>Fermer</button>
		</form>
		<div class="dit">
			<p class="portee" hidden>
				<label><input type="checkbox" checked aria-keyshortcuts="Control+K"> <span></span></label>
				<small>Ctrl-K : partout</small>
			</p>
			<p class="etat" role="status"></p>
		</div>
		<ul class="demandes" aria-label="Questions de joueurs" hidden></ul>
		<ul class="reponses" aria-label="Résultats"></ul>
		<div data-rien hidden>
			<ul aria-label="Les noms les plus proches"></ul>
			<p class="tout" data-glossaire><a href="${base}">Glossaire de A à Z</a></p>
		</div>
		<p class="tout" data-tout hidden><a href="${search}">Tous les résultats</a></p>`;
	const find = <T extends Element>(selector: string) => dialog.querySelector(selector) as T;
	const scope = find<HTMLElement>('.portee');
	if (game) {
		scope.hidden = false;
		(scope.querySelector('span') as HTMLElement).textContent = `Seulement dans ${game.name}`;
		find<HTMLAnchorElement>('[data-glossaire] a').href = withBase(base, glossaryPath(game.slug));
	} else find('[data-glossaire]').remove();
	document.body.append(dialog);
	return {
		dialog,
		form: find('form'),
		input: find('input[type="search"]'),
		close: find('[data-fermer]'),
		onlyGame: find('.portee input'),
		state: find('.etat'),
		list: find('.reponses'),
		questions: find('.demandes'),
		nothing: find('[data-rien]'),
		nearest: find('[data-rien] ul'),
		all: find('[data-tout]'),
		allLink: find('[data-tout] a'),
	};
}
