import type { APIRoute } from 'astro';
import { sheetPath } from '../../addresses/addresses';
import { absolute } from '../../library/site';
import { oembedLinkOf } from '../../publish/oembed';

/**
 * The oEmbed document of the page of sheets. A sheet stands after « # » in its address, which no consumer sends, so that none could
 * show it in a frame: they write a link to the address that was pasted, with the whole sheet.
 */
export const GET: APIRoute = () =>
	Response.json(oembedLinkOf('Une feuille de règles (L’Arbitre)', sheetPath, absolute));
