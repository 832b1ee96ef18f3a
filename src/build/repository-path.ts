/**
 * Throws, in words for who builds the site, when the path of its folder holds a « % »: Vite takes the path of a file for an
 * address, and the build would end well with style sheets missing. It refuses « # » and « ? » by itself.
 */
export function checkRepositoryPath(folder: string): void {
	if (folder.includes('%'))
		throw new Error(
			`Le dossier du dépôt est « ${folder} » ; attendu : un chemin sans « % ». Renommez ou déplacez le dossier qui en contient. Rien n’est construit.`,
		);
}
