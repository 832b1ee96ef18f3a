/** What can be wrong in the content, as plain data. Reporting is `formatAuthorErrors`. */
export type AuthorErrorKind =
	| 'a-ecrire'
	| 'champ-invalide'
	| 'fichier-illisible'
	| 'terme-inconnu'
	| 'regle-inconnue'
	| 'page-inconnue'
	| 'outil-inconnu'
	| 'unite-inconnue'
	| 'unite-sans-citation'
	| 'unite-non-couverte'
	| 'identifiant-en-double'
	| 'forme-en-double'
	| 'definition-trop-longue'
	| 'definition-absente'
	| 'phrase-trop-longue'
	| 'mot-mal-ecrit'
	| 'source-absente'
	| 'marque-mal-formee'
	| 'bloc-inconnu'
	| 'question-sans-terme'
	| 'foyer-invalide'
	| 'passage-incomplet'
	| 'rencontre-invalide'
	| 'hors-livret-invalide'
	| 'question-invalide'
	| 'bulle-invalide'
	| 'lien-invalide'
	| 'etape-inconnue'
	| 'etape-isolee'
	| 'boucle-sans-sortie'
	| 'compteur-inconnu'
	| 'geste-inconnu'
	| 'donnees-absentes'
	| 'donnees-inattendues'
	| 'pion-inconnu'
	| 'campagne-inconnue'
	| 'adresse-disparue'
	| 'redirection-invalide';

export interface AuthorError {
	kind: AuthorErrorKind;
	/** Path from the repository root. */
	file: string;
	/** 1-based line in the file; 1 when the whole file is concerned. */
	line: number;
	/** Front matter field, marker or attribute concerned, when there is one. */
	field?: string | undefined;
	/** What was found and what was expected, in French, one sentence. */
	message: string;
	/** What the author can do about it, in French, one sentence. */
	todo: string;
}

/** The report an author reads in the terminal: one block an error, ordered by file and line. */
export function formatAuthorErrors(errors: readonly AuthorError[]): string {
	const ordered = [...errors].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
	const blocks = ordered.map(({ kind, file, line, field, message, todo }) => {
		const where = field ? `${file}:${line} · ${field}` : `${file}:${line}`;
		return `${where} [${kind}]\n  ${message}\n  → ${todo}`;
	});
	const title = errors.length === 1 ? '1 erreur dans le contenu' : `${errors.length} erreurs dans le contenu`;
	return `${title}\n\n${blocks.join('\n\n')}\n`;
}
