/** An article of a wiki: a side column, an infobox that floats, and rules on what an article may hold. */
export const mediawikiPage = (content: string): string => `<!DOCTYPE html>
<html class="client-js vector-feature-limited-width-clientpref-1" lang="fr" dir="ltr">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=1120">
<title>Combat — WikiCartes</title>
<style>
html, body { margin: 0; font-family: sans-serif }
body { background: #f6f6f6 }
#mw-panel { position: absolute; top: 5em; left: 0; width: 10em; padding: 0 0.5em }
.mw-body { margin-left: 11em; padding: 1.25em 1.5em 1.5em; background: #fff; border: 1px solid #a7d7f9; color: #202122 }
.mw-body-content { font-size: 0.875em; line-height: 1.6; position: relative }
.mw-parser-output > div { overflow-x: auto }
.infobox { float: right; clear: right; width: 16em; margin: 0 0 0.5em 1em; border: 1px solid #a2a9b1; padding: 0.2em }
.toc { display: table; border: 1px solid #a2a9b1; padding: 7px }
a { text-decoration: none; color: #0645ad }
@media print { .mw-parser-output a { color: inherit !important } }
</style>
</head>
<body class="mediawiki ltr sitedir-ltr ns-0 page-Combat skin-vector">
<div id="content" class="mw-body" role="main">
<h1 id="firstHeading" class="firstHeading">Combat</h1>
<div id="bodyContent" class="mw-body-content">
<div id="mw-content-text" class="mw-body-content mw-content-ltr" lang="fr" dir="ltr"><div class="mw-parser-output">
<table class="infobox"><tbody><tr><th>Nature</th><td>Action</td></tr><tr><th>Joueurs</th><td>2</td></tr></tbody></table>
<p id="avant">Le <b>combat</b> oppose deux <a href="/avant">créatures</a>.</p>
${content}
<p id="apres">Voir aussi l’<a href="/apres">armure</a>.</p>
</div></div>
</div>
</div>
<div id="mw-panel" role="navigation" aria-label="Menu"><a href="/">Accueil</a></div>
</body>
</html>`;
