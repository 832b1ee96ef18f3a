import { gamePath } from '../../addresses/addresses';
import { fragmentOf, movedTo, pageOf } from '../../addresses/moved-address';
import { isAddress, type Published } from '../../addresses/published-list';
import { siteAddresses } from '../../addresses/site-pages';
import type { AuthorError } from '../../schemas/author-error';
import type { RawMoves } from '../read/read-lists';
import { nearest } from './nearest';

/** Addresses that were published, that the site no longer has, and that nothing moves. */
export function checkPublished(
	published: readonly Published[],
	pages: ReadonlyMap<string, readonly string[]>,
	{ items: moves }: Pick<RawMoves, 'items'>,
): AuthorError[] {
	const lost = new Set<string>();
	return published.flatMap(({ address, file, line }): AuthorError[] => {
		if (!isAddress(address)) return [unreadable(file, line, address)];
		if (exists(address, pages)) return [];
		// A move of its own that leads nowhere is an error of the move.
		if (moves.some(({ de }) => de === address)) return [];
		const target = movedTo(address, moves);
		if (target === undefined) {
			// Nothing is said of the parts of a page that has vanished.
			if (lost.has(pageOf(address))) return [];
			lost.add(address);
			return [vanished(file, line, address, `Cette adresse a été publiée, et le site ne l’a plus.`, pages)];
		}
		if (exists(target, pages) || !pages.has(pageOf(target))) return [];
		const message = `La page a été déplacée en « ${pageOf(target)} », où « #${fragmentOf(target)} » n’est pas.`;
		return [vanished(file, line, address, message, pages, target)];
	});
}

/** How many addresses a warning names. */
const NAMED = 5;

/**
 * Addresses of the site that no list has yet. A warning: they are listed once a page is finished. Published without it, they
 * could vanish later without stopping a build.
 */
export function unlisted(published: readonly Published[], pages: ReadonlyMap<string, readonly string[]>): string[] {
	const known = new Set(published.map(({ address }) => address));
	const missing = siteAddresses(pages).filter((address) => !known.has(address));
	// Where there is no list at all, nothing has been published yet.
	if (known.size === 0 || missing.length === 0) return [];
	const title = `Adresses qui manquent à content/identifiants/ : ${missing.length}. Avant de publier : npm run publier.`;
	const more = missing.length > NAMED ? [`  … et ${missing.length - NAMED} autres`] : [];
	return [[title, ...missing.slice(0, NAMED).map((address) => `  ${address}`), ...more].join('\n')];
}

/** Whether the site has an address, with its fragment. */
export function exists(address: string, pages: ReadonlyMap<string, readonly string[]>): boolean {
	const fragment = fragmentOf(address);
	const ids = pages.get(pageOf(address));
	return ids !== undefined && (fragment === undefined || ids.includes(fragment));
}

/** The address of the site most like one that it has not; `undefined` when none is. */
export function nearestAddress(address: string, pages: ReadonlyMap<string, readonly string[]>): string | undefined {
	const [, game = ''] = address.split('/');
	const near = [...pages].filter(([path]) => path.startsWith(gamePath(game)));
	const fragment = fragmentOf(address);
	const page = pageOf(address);
	if (fragment === undefined)
		return nearest(
			page,
			near.map(([path]) => path),
		);
	// An id is unique in its game: a rule that another page states now is the same rule.
	const same = near.find(([, ids]) => ids.includes(fragment));
	if (same) return `${same[0]}#${fragment}`;
	const id = nearest(fragment, pages.get(page) ?? []);
	return id === undefined ? undefined : `${page}#${id}`;
}

function vanished(
	file: string,
	line: number,
	address: string,
	message: string,
	pages: ReadonlyMap<string, readonly string[]>,
	wanted = address,
): AuthorError {
	const target = nearestAddress(wanted, pages) ?? (pages.has(pageOf(wanted)) ? pageOf(wanted) : '…');
	const entry = `- { de: "${address}", vers: "${target}", depuis: AAAA-MM-JJ }`;
	const todo = `Rétablissez-la ; jamais mise en ligne, retirez ses lignes de cette liste ; sinon, ajoutez à content/redirections.yaml : ${entry}`;
	return { kind: 'adresse-disparue', file, line, field: address, message, todo };
}

const unreadable = (file: string, line: number, text: string): AuthorError => ({
	kind: 'champ-invalide',
	file,
	line,
	field: text,
	message: 'Cette ligne n’est pas une adresse du site, comme /keyforge/glossaire/armure/#armure-annule.',
	todo: 'Rétablissez l’adresse qui y était : la liste est écrite par npm run publier.',
});
