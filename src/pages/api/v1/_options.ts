import { href } from '../../../library/site';
import type { Address } from '../../../publish/api/envelope';
import type { DocumentOptions } from '../../../publish/api/game-documents';
import type { Preset } from '../../../widgets/shared/Presets';

/** The classic questions of each tool, by the file of its widget. */
const presets = import.meta.glob<readonly Preset[]>('../../../widgets/*/*/presets.ts', {
	import: 'presets',
	eager: true,
});

/** Absolute address of a path of the site. */
export const addressOn =
	(site: URL | undefined): Address =>
	(path) =>
		new URL(href(path), site).href;

/** What the documents are made from: the address of the site, and what its widgets know. */
export const apiOptions = (site: URL | undefined): DocumentOptions => ({
	address: addressOn(site),
	cases: ({ folder }) => presets[`../../../widgets/${folder}/presets.ts`] ?? [],
});

/** A document as the server gives it. */
export const json = (text: string): Response =>
	new Response(text, { headers: { 'content-type': 'application/json;charset=utf-8' } });
