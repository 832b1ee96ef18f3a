import type { APIRoute } from 'astro';
import { sheetFramePath } from '../../addresses/addresses';
import { href } from '../../library/site';
import { oembedDocumentOf } from '../../publish/oembed';

/**
 * The oEmbed document of the page of sheets. A sheet stands after « # » in its address, which no consumer sends: the frame says
 * so, and where to copy the code that shows a sheet.
 */
export const GET: APIRoute = ({ site }) =>
	Response.json(
		oembedDocumentOf(
			{ title: 'Ma feuille', framePath: sheetFramePath, width: 640, heights: { column: 720, phone: 720 } },
			(path) => new URL(href(path), site).href,
		),
	);
