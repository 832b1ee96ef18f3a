import { type Theme, themes } from '../embed/shown';
import { quote, readInteger, strayParameters } from '../widgets/shared/fields';
import { type BuilderGame, hasCase, kindOf } from './catalog';

/** What the builder shows, as its address says it. */
export interface Asked {
	game: BuilderGame;
	/** Undefined when the address names nothing: the first tool of the game. */
	slug: string | undefined;
	/** The case of a tool or of a chart, as a query string. */
	query: string;
	theme: Theme;
	width: number | undefined;
	height: number | undefined;
}

/** Smallest and largest frame that one can ask for, in CSS pixels. */
export const bounds = { largeur: [200, 2000], hauteur: [80, 5000] } as const;

export type Side = keyof typeof bounds;
const sides = Object.keys(bounds) as Side[];

const known = ['jeu', 'outil', 'theme', 'parametres', 'hote', ...sides];

const or = new Intl.ListFormat('fr', { type: 'disjunction' });
const choice = (values: readonly string[]): string => or.format(values.map((value) => `« ${value} »`));

/** One sentence about a width or a height that is none. */
export function sideNotice(side: Side, value: string): string {
	const [least, most] = bounds[side];
	return `${side === 'largeur' ? 'Largeur' : 'Hauteur'} ${quote(value)} : un nombre entier de ${least} à ${most} est attendu ; elle reste libre.`;
}

/** What the address asks for, with one sentence for each part that was replaced by its default. */
export function readQuery(
	query: URLSearchParams,
	games: readonly [BuilderGame, ...BuilderGame[]],
): { asked: Asked; notices: string[] } {
	const notices: string[] = [];
	const [first] = games;
	const named = query.get('jeu');
	const game = games.find(({ slug }) => slug === named) ?? first;
	const lost = named !== null && game.slug !== named;
	if (lost)
		notices.push(
			`Jeu ${quote(named)} inconnu : ${choice(games.map(({ slug }) => slug))} est attendu ; ${first.name} est choisi.`,
		);

	const theme = query.get('theme');
	if (theme !== null && !themes.some((value) => value === theme))
		notices.push(`Thème ${quote(theme)} inconnu : ${choice(themes)} est attendu ; « auto » est choisi.`);

	// What is asked of an unknown game is in no other one.
	const slug = lost ? undefined : (query.get('outil') ?? undefined);
	const toolQuery = new URLSearchParams(lost ? '' : (query.get('parametres') ?? ''));
	toolQuery.delete('theme');
	const withCase = hasCase(kindOf(slug ?? ''));
	if (`${toolQuery}` !== '' && !withCase)
		notices.push(
			'« parametres » règle un outil ou un schéma : il est ignoré pour une aide de jeu, un terme, une page ou une règle.',
		);

	const size = (side: Side): number | undefined => {
		const value = query.get(side);
		const [least, most] = bounds[side];
		const read = readInteger(value ?? undefined, least, most);
		if (value !== null && read === undefined) notices.push(sideNotice(side, value));
		return read;
	};
	const [width, height] = sides.map(size);

	notices.push(...strayParameters(query, known, 'cette page'));
	return {
		asked: {
			game,
			slug,
			query: withCase ? toolQuery.toString() : '',
			theme: themes.find((value) => value === theme) ?? 'auto',
			width,
			height,
		},
		notices,
	};
}

/** The same as an address writes it: what is as usual is left out, and slashes stay readable. */
export function writeQuery({
	game,
	slug,
	query: toolQuery,
	theme,
	width,
	height,
	host,
}: Asked & { host?: string | undefined }): string {
	const query = new URLSearchParams({ jeu: game.slug });
	if (slug) query.set('outil', slug);
	if (theme !== 'auto') query.set('theme', theme);
	for (const [side, value] of [
		['largeur', width],
		['hauteur', height],
	] as const)
		if (value !== undefined) query.set(side, `${value}`);
	if (host) query.set('hote', host);
	if (toolQuery) query.set('parametres', toolQuery);
	return query.toString().replaceAll('%2F', '/');
}
