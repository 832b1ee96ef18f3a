import { describe } from 'vitest';
import { edit } from './content-tree';
import { itReports } from './reports';

const page = 'glossaire/zone.mdx';
const see = (slugs: string) => ({ [page]: edit('famille: notion', `famille: notion\nvoir: ${slugs}`) });

describe('« voir »', () => {
	itReports('terms that exist, once each', see('[armure, cle]'));

	itReports('a term that does not exist', see('[armure, poizon]'), {
		kind: 'terme-inconnu',
		file: page,
		line: 4,
		field: 'voir',
		message: 'Le terme « poizon » n’existe pas.',
		todo: 'Vouliez-vous dire « poison » ?',
	});

	itReports('a term that is like no other', see('[chaise]'), {
		kind: 'terme-inconnu',
		file: page,
		line: 4,
		field: 'voir',
		message: 'Le terme « chaise » n’existe pas.',
		todo: 'Écrivez le nom de fichier d’un terme du même jeu.',
	});

	itReports('a term twice, on the line of the second', see('\n  - armure\n  - cle\n  - armure'), {
		kind: 'identifiant-en-double',
		file: page,
		line: 7,
		field: 'voir',
		message: 'Le terme « armure » est déjà dans la liste.',
		todo: 'Gardez-le une fois, à sa première place.',
	});

	itReports('the term itself', see('[zone]'), {
		kind: 'champ-invalide',
		file: page,
		line: 4,
		field: 'voir',
		message: 'Le terme renvoie à lui-même.',
		todo: 'Retirez-le de la liste.',
	});

	itReports('more terms than are shown', see('[armure, cle, poison, un, deux, trois, quatre, cinq, six]'), {
		kind: 'champ-invalide',
		file: page,
		line: 4,
		field: 'voir',
		message: 'La valeur ne convient pas ; attendu : au plus 8 éléments.',
	});
});
