/** An article of a WordPress block theme: a constrained column, whose children it centres with `!important`. */
export const wordpressPage = (content: string): string => `<!doctype html>
<html lang="fr-FR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mon avis sur le combat · Le blog des archontes</title>
<style>
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; font: 1.125rem/1.75 "Source Serif Pro", Georgia, serif; color: #28303d; background: #d1e4dd }
.wp-site-blocks { padding: 0 2rem }
.is-layout-flow > * + * { margin-block: 1.5rem 0 }
.is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
	max-width: 610px; margin-left: auto !important; margin-right: auto !important }
.entry-content a { color: inherit; text-decoration: underline }
.entry-content img, .entry-content iframe, .entry-content video { max-width: 100%; height: auto }
.wp-block-columns { display: flex; flex-wrap: wrap; gap: 2rem; align-items: center }
.wp-block-column { flex-grow: 1; flex-basis: 0; min-width: 0 }
</style>
</head>
<body class="wp-singular post-template-default single">
<div class="wp-site-blocks">
<header><a href="/">Le blog des archontes</a></header>
<main>
<h1 class="wp-block-post-title">Mon avis sur le combat</h1>
<div class="entry-content wp-block-post-content is-layout-flow is-layout-constrained">
<p id="avant">Le cas qui nous a fait discuter, <a href="/avant">hier soir</a> :</p>
${content}
<p id="apres">Vous en pensez quoi ? <a href="/apres">Laissez un commentaire</a>.</p>
</div>
</main>
<footer><p>Propulsé par un bloc, un autre et un troisième.</p></footer>
</div>
</body>
</html>`;
