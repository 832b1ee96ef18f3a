import type { TileIcon } from '../icons/tiles';
import type { ToolDataKind } from './tool-data';

/** What a widget declares about itself; the site knows nothing else of it. */
export interface ToolCard {
	game: string;
	/** Folder of its engine and widget: `keyforge/fight`. */
	folder: string;
	/** Slug in `/<jeu>/outils/<slug>/` and in `<Outil nom="…" />`. */
	slug: string;
	title: string;
	/** Its name on the home of its game, at most twenty letters. */
	short: string;
	/** What it answers, as a player asks it, in a few words. */
	asks: string;
	/** Its drawing there. */
	icon: TileIcon;
	summary: string;
	/** Every rule id that its traces may cite. */
	rules: readonly string[];
	/** Cases that show a rule at work, as the address writes them, by its id: the statement opens its own. */
	cases?: Readonly<Record<string, string>>;
	/** Words that find it in search. */
	searchWords: readonly string[];
	/** What its data file `content/<jeu>/outils/<slug>.yaml` holds; none when left out. */
	dataKind?: ToolDataKind;
}
