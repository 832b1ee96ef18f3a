import type { APIRoute } from 'astro';
import { searchPath } from '../addresses/addresses';
import { href } from '../library/site';

/** Lets browsers add the site as a search engine. */
export const GET: APIRoute = ({ site }) => {
	const address = (path: string) => new URL(href(path), site).href;
	const body = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
	<ShortName>L’Arbitre</ShortName>
	<Description>Règles de jeux de cartes en français</Description>
	<InputEncoding>UTF-8</InputEncoding>
	<Language>fr</Language>
	<Image width="32" height="32" type="image/svg+xml">${address('/favicon.svg')}</Image>
	<Url type="text/html" template="${address(searchPath)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
	return new Response(body, { headers: { 'content-type': 'application/opensearchdescription+xml' } });
};
