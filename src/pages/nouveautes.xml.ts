import type { APIRoute } from 'astro';
import { href, library } from '../page/site';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Atom feed of what changed on the site. */
export const GET: APIRoute = ({ site }) => {
	const address = (path: string) => new URL(href(path), site).href;
	const entries = library.news.map(
		({ id, date, titre, texte, lien }) => `	<entry>
		<title>${escaped(titre)}</title>
		<link href="${address(lien)}"/>
		<id>${address(id)}</id>
		<updated>${date}T00:00:00Z</updated>
		<summary>${escaped(texte)}</summary>
	</entry>`,
	);
	const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
	<title>L’Arbitre, nouveautés</title>
	<link href="${address('/nouveautes/')}"/>
	<link rel="self" href="${address('/nouveautes.xml')}"/>
	<id>${address('/nouveautes/')}</id>
	<updated>${library.news[0]?.date ?? '2026-11-01'}T00:00:00Z</updated>
	<author><name>L’Arbitre</name></author>
${entries.join('\n')}
</feed>
`;
	return new Response(body, { headers: { 'content-type': 'application/atom+xml' } });
};
