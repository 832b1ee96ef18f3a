import type { APIRoute } from 'astro';
import { feedPath, newsPath } from '../addresses/addresses';
import { href, library } from '../library/site';
import { escapeHtml } from '../text/html';

/** Atom feed of what changed on the site. */
export const GET: APIRoute = ({ site }) => {
	const address = (path: string) => new URL(href(path), site).href;
	const entries = library.news.map(
		({ id, date, titre, texte, lien }) => `	<entry>
		<title>${escapeHtml(titre)}</title>
		<link href="${address(lien)}"/>
		<id>${address(id)}</id>
		<updated>${date}T00:00:00Z</updated>
		<summary>${escapeHtml(texte)}</summary>
	</entry>`,
	);
	const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
	<title>L’Arbitre, nouveautés</title>
	<link href="${address(newsPath)}"/>
	<link rel="self" href="${address(feedPath)}"/>
	<id>${address(newsPath)}</id>
	<updated>${library.news[0]?.date ?? '2026-11-01'}T00:00:00Z</updated>
	<author><name>L’Arbitre</name></author>
${entries.join('\n')}
</feed>
`;
	return new Response(body, { headers: { 'content-type': 'application/atom+xml' } });
};
