import { itReports } from './reports';

const page = (unit: string) => `---
titre: Errata des cartes
resume: Une phrase assez longue pour dire quelles cartes ont été corrigées par le livret.
sources: [${unit}]
---

## Dague [#erratum-dague-${unit}]

Son armure est perdue.
`;

itReports(
	'two files of corrected cards: their address would be the same',
	{
		'errata/autres.mdx': page('doc-faq'),
		'errata/cartes.mdx': page('doc-zone'),
		'jeu.yaml': (text: string) => text.replace('aVenir:\n  - doc-faq\n', ''),
	},
	{
		kind: 'page-inconnue',
		file: 'errata/cartes.mdx',
		line: 1,
		message: 'Les cartes corrigées d’un jeu tiennent en une page, et content/essai/errata/autres.mdx existe déjà.',
	},
);
