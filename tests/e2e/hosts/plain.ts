/** The plainest page of another site: what a test adds to it is its subject. */
export const plainPage = (content: string, { head = '', root = 'lang="fr"' } = {}): string => `<!doctype html>
<html ${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Un autre site</title>
${head}
</head>
<body>
<main>
<h1>Un autre site</h1>
<p id="avant">Avant, <a href="/avant">un lien</a>.</p>
${content}
<p id="apres">Après, <a href="/apres">un autre</a>.</p>
</main>
</body>
</html>`;
