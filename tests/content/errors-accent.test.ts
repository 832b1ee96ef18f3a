import { edit } from './content-tree';
import { itReports } from './reports';

itReports(
	'accents that cannot be read on the paper of their theme',
	{ 'jeu.yaml': edit('clair: "#855200", sombre: "#f2bb5c"', 'clair: "#f2bb5c", sombre: "#855200"') },
	{
		kind: 'champ-invalide',
		file: 'jeu.yaml',
		line: 4,
		field: 'accent.clair',
		message: '« #f2bb5c » se lit mal sur papier clair : contraste de 1,4 ; attendu : 4,5 au moins.',
		todo: 'Prenez une couleur plus foncée.',
	},
	{
		kind: 'champ-invalide',
		file: 'jeu.yaml',
		line: 4,
		field: 'accent.sombre',
		message: '« #855200 » se lit mal sur papier sombre : contraste de 2,6 ; attendu : 4,5 au moins.',
		todo: 'Prenez une couleur plus claire.',
	},
);
