import { MOST } from '../embed/element/reserve';
import { frameAddressOf, type Shown, type Theme } from '../embed/shown';
import type { Heights } from '../text/height-by-width';
import { quote } from '../widgets/shared/fields';
import { type BuilderGame, type Choice, choicesOf, hasCase, type Kind, kindOf, kindWords } from './catalog';
import { startCopy } from './copy';
import { fillSnippets } from './display';
import { Form } from './form';
import { startHosts } from './hosts';
import { Preview } from './preview';
import { readQuery, type Side, sideNotice, writeQuery } from './query';

// The snippet builder of `/integrer/`: its state is in the address, and snippets follow what is done in the preview.

interface State {
	game: BuilderGame;
	kind: Kind;
	/** Of the game and the kind. */
	choices: readonly Choice[];
	choice: Choice;
	query: string;
	theme: Theme;
	sizes: Record<Side, number | undefined>;
}

const UNREACHABLE = 'La liste demandée ne vient pas : vérifiez votre connexion, puis choisissez de nouveau.';

/** A page of rules is read in a frame of fixed height, no taller than a screen; what is shorter, and all the rest, shows whole. */
const TALL = 900;

/** Another browser rounds each line its own way, 2 pixels in all where this was measured: they would make a frame scroll. */
const roomy = ({ column, phone }: Heights): Heights => ({ column: column + 4, phone: phone + 4 });

const root = document.querySelector<HTMLElement>('[data-constructeur]');
if (root) start(root);

function start(root: HTMLElement): void {
	const base = document.documentElement.dataset.base ?? '/';
	const games: [BuilderGame, ...BuilderGame[]] = JSON.parse(root.querySelector('[data-jeux]')?.textContent ?? '[]');
	const find = (name: string) => root.querySelector(`[data-${name}]`) as HTMLElement;
	const alone = find('seul') as HTMLAnchorElement;
	/** The last height that the shown frame sent, and the heights that it needs on other sites. */
	let told: number | undefined;
	let needed: Heights | undefined;
	let state: State;
	let turn = 0;

	const notify = (notices: readonly string[]) => {
		find('avis').replaceChildren(
			...notices.map((notice) => {
				const line = document.createElement('p');
				line.textContent = notice;
				return line;
			}),
		);
		find('avis').hidden = notices.length === 0;
	};

	const shown = (): Shown => {
		const { game, kind, choice, query, theme, sizes } = state;
		const [slug, title, path, column, phone] = choice;
		const usual = { column, phone };
		const asked = sizes.hauteur && { column: sizes.hauteur, phone: sizes.hauteur };
		const scrolls = kind === 'page' && needed && needed.column > TALL;
		const most = (height: number) => Math.min(height, MOST);
		const reserved = needed ?? usual;
		return {
			site: new URL(base, location.href).href,
			game: game.slug,
			slug,
			title,
			path,
			query,
			theme,
			width: sizes.largeur,
			heights: asked || (scrolls || !needed ? usual : roomy(needed)),
			reserved: asked || { column: most(reserved.column), phone: most(reserved.phone) },
		};
	};

	/** Updates the snippets and the words to the case and the height of the frame, which is left as it is. */
	const follow = () => {
		const all = shown();
		fillSnippets(all);
		alone.href = frameAddressOf(all);
		find('mesure').textContent = told === undefined ? '' : `${told} px de haut`;
		const usualCase =
			state.kind !== 'regle' && !all.query && all.theme === 'auto' && !all.width && state.sizes.hauteur === undefined;
		for (const said of root.querySelectorAll<HTMLElement>('[data-si-cas]')) said.hidden = usualCase;
	};

	/** Called when something is chosen, never at the start: an address that is opened stays as it is, mistakes included. */
	const keepInAddress = () => {
		const { largeur: width, hauteur: height } = state.sizes;
		const address = `?${writeQuery({ ...state, slug: state.choice[0], width, height, host: host() })}`;
		try {
			if (address !== location.search) history.replaceState(null, '', address);
		} catch {
			// Safari refuses more than 100 changes in 30 seconds: the next one writes the address.
		}
	};

	const show = (next: State) => {
		if (next.choice !== state?.choice) told = needed = undefined;
		state = next;
		form.write(state);
		root.style.setProperty('--accent-clair', state.game.accent.clair);
		root.style.setProperty('--accent-sombre', state.game.accent.sombre);
		preview.show(shown());
		follow();
	};

	/**
	 * Shows something of a game and a kind: what `slug` names, else the first. Long lists are files: they are read here.
	 * Returns whether it could be shown.
	 */
	const open = async (
		game: BuilderGame,
		kind: Kind,
		{ slug, notices = [], ...rest }: Partial<State> & { slug?: string | undefined; notices?: readonly string[] } = {},
	): Promise<boolean> => {
		const mine = ++turn;
		try {
			const choices = await choicesOf(game, kind, base);
			if (mine !== turn) return false;
			const named = choices.find((choice) => choice[0] === slug);
			const choice = named ?? choices[0];
			if (!choice) throw new Error(`No ${kind} in ${game.slug}.`);
			const wrong = slug !== undefined && !named;
			const notice = `${quote(slug ?? '')} n’est pas ${kindWords[kind].one} de ${game.name} : voici « ${choice[1]} ».`;
			notify(wrong ? [...notices, notice] : notices);
			show({ ...state, ...rest, query: wrong ? '' : (rest.query ?? ''), game, kind, choices, choice });
			return true;
		} catch {
			if (mine !== turn) return false;
			notify([...notices, UNREACHABLE]);
			if (state) form.write(state);
			return false;
		}
	};

	const form = new Form(root.querySelector('form') as HTMLFormElement, {
		game: async (slug) => {
			const game = games.find((one) => one.slug === slug);
			if (game && (await open(game, state.kind))) keepInAddress();
		},
		kind: async (kind) => {
			if (await open(state.game, kind)) keepInAddress();
		},
		choice: (choice) => {
			notify([]);
			show({ ...state, choice, query: '' });
			keepInAddress();
		},
		theme: (theme) => {
			show({ ...state, theme });
			keepInAddress();
		},
		size: (side, value, wrong) => {
			notify(wrong === undefined ? [] : [sideNotice(side, wrong)]);
			show({ ...state, sizes: { ...state.sizes, [side]: value } });
			keepInAddress();
		},
	});

	const preview = new Preview(root.querySelector('arbitre-outil') as HTMLElement, {
		height: (height) => {
			told = height;
			needed = preview.needed(state.sizes.largeur);
			follow();
		},
		case: (query) => {
			if (!hasCase(state.kind)) return;
			state = { ...state, query };
			needed = preview.needed(state.sizes.largeur);
			follow();
			keepInAddress();
		},
	});

	const { asked, notices } = readQuery(new URLSearchParams(location.search), games);
	const { game, slug, query, theme, width, height } = asked;
	const settings = { theme, sizes: { largeur: width, hauteur: height }, notices };
	startCopy();
	const host = startHosts(find('codes'), new URLSearchParams(location.search).get('hote'), () => keepInAddress());
	open(game, kindOf(slug ?? ''), { ...settings, slug, query }).then((opened) => {
		// The list of the thing that is asked for cannot be fetched: tools, which need no list, can still be shown.
		if (!opened && !state) open(game, 'outil', { ...settings, notices: [...notices, UNREACHABLE] });
	});
}
