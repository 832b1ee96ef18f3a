/** A topic of an old forum, laid out by tables in quirks mode, served in the encoding of its time. */
export const phpbbPage = (content: string): string => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html lang="fr" dir="ltr">
<head>
<title>Forum :: Regles :: Combat</title>
<style type="text/css">
* { margin: 0; padding: 0 }
body { font-family: Verdana, Arial; font-size: 11px; background-color: #E5E5E5; color: #000000 }
td, th, p { font-size: 11px }
td.row1 { background-color: #EFEFEF }
td.row2 { background-color: #DEE3E7 }
table.forumline { background-color: #FFFFFF; border: 2px #006699 solid }
a { color: #006699; text-decoration: none }
.postbody { font-size: 12px; line-height: 18px }
</style>
</head>
<body bgcolor="#E5E5E5" text="#000000">
<table width="100%" cellspacing="0" cellpadding="10" border="0" align="center"><tr><td class="bodyline">
<table class="forumline" width="100%" cellspacing="1" cellpadding="3" border="0">
<tr><th width="150" nowrap="nowrap">Auteur</th><th nowrap="nowrap">Message</th></tr>
<tr>
<td width="150" align="left" valign="top" class="row1"><b>Archonte42</b><br>Inscrit le : 12 Mai 2019</td>
<td class="row1" width="100%" height="28" valign="top">
<table width="100%" border="0" cellspacing="0" cellpadding="0"><tr>
<td colspan="2"><p id="avant" class="postbody">Voici le cas, <a href="/avant">comme promis</a>.</p>
${content}
<p id="apres" class="postbody">Qui a raison ? <a href="/apres">Repondre</a></p></td>
</tr></table>
</td>
</tr>
<tr><td class="row2" colspan="2">Revenir en haut</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

/** Headers of the forum: its pages are not in UTF-8. */
export const phpbbHeaders = { 'content-type': 'text/html;charset=windows-1252' };
