import type { APIRoute } from 'astro';
import { href } from '../../library/site';
import { oembedLinkOf } from '../../publish/oembed';

/**
 * The oEmbed document of the page of sheets. A sheet stands after « # » in its address, which no consumer sends, so that none could
 * show it in a frame: they write a link to the address that was pasted, with the whole sheet.
 */
export const GET: APIRoute = ({ site }) =>
	Response.json(oembedLinkOf('Une feuille de règles (L’Arbitre)', (path) => new URL(href(path), site).href));
