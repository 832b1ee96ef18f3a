import type { Fault } from '../store/fault';

/** A size, as readers say it. */
export const sizeInWords = (bytes: number): string =>
	bytes < 95_000
		? `${Math.ceil(bytes / 1000)} ko`
		: `${(bytes / 1e6).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mo`;

/** The day of a version: the build knows no hour. */
export const dayInWords = (date: string): string =>
	new Date(date).toLocaleDateString('fr', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment, where the reader is. */
export const momentInWords = (moment: string): string =>
	new Date(moment).toLocaleString('fr', { dateStyle: 'long', timeStyle: 'short' });

/** What is left to fetch. */
export function restInWords(files: number, bytes: number): string {
	if (files === 0) return 'Il ne reste qu’à vérifier que la version n’a pas changé.';
	return files === 1
		? `Il reste 1 fichier (${sizeInWords(bytes)}).`
		: `Il reste ${files.toLocaleString('fr')} fichiers (${sizeInWords(bytes)}).`;
}

/** Why keeping stopped, and what to do. `size` is that of the whole site, when it is known. */
export function faultInWords({ kind, detail }: Fault, size: number | undefined): string {
	switch (kind) {
		case 'network':
			return 'Le réseau a manqué avant la fin. Reprenez quand il revient : seul ce qui manque est demandé.';
		case 'list':
			return 'Ce qui répond n’est pas le site : le réseau demande peut-être de s’identifier. Ouvrez une page du site pour le voir, puis réessayez.';
		case 'broken':
			return `Le serveur ne donne pas ${detail} : ce fichier y est absent ou abîmé. Réessayez plus tard ; seul ce qui manque est demandé.`;
		case 'quota':
			return `La place manque : le site entier demande ${size === undefined ? 'une dizaine de mégaoctets' : sizeInWords(size)}, et autant que ce qui change pendant une mise à jour. Libérez de la place sur l’appareil, puis reprenez.`;
		case 'storage':
			return 'Votre navigateur refuse de garder des données de ce site : fenêtre privée, ou données de sites bloquées dans ses réglages. Le site se lit en ligne.';
		case 'forgotten':
			return 'Tout a été oublié dans un autre onglet : plus rien n’est gardé.';
		case 'stopped':
			return 'C’est arrêté.';
		case 'unsettled':
			return 'Le site est republié sans cesse en ce moment. Réessayez plus tard.';
	}
}
