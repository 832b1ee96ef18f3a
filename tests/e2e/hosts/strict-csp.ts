import type { HostPage } from '../host-page';

/** The least that a site must allow for our element: its script and its frame. */
const policy = [
	"default-src 'none'",
	'script-src {{site}}/arbitre.js',
	'frame-src {{site}}/integrer/',
	"style-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"require-trusted-types-for 'script'",
	"trusted-types 'none'",
].join('; ');

/** A page that allows nothing but our element: no inline style, no inline script, no text turned into HTML. */
export const strictCspPage = (content: string): HostPage => ({
	html: `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Une page qui se méfie</title>
</head>
<body>
<main>
<h1>Une page qui se méfie</h1>
<p id="avant">Avant, <a href="/avant">un lien</a>.</p>
${content}
<p id="apres">Après, <a href="/apres">un autre</a>.</p>
</main>
</body>
</html>`,
	headers: { 'content-security-policy': policy },
});
