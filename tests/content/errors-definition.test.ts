import { describe } from 'vitest';
import { edit } from './content-tree';
import { itReports } from './reports';

const term = 'glossaire/zone.mdx';

describe('a definition', () => {
	const long = `Une zone ${'extraordinairement '.repeat(15)}rien d’autre.`;

	itReports(
		'of more than 240 characters',
		{ [term]: edit('Une zone contient des cartes.', long) },
		{
			kind: 'definition-trop-longue',
			file: term,
			line: 7,
			message: `La première phrase compte ${long.length} caractères ; attendu : 240 au plus.`,
			todo: 'Écrivez une première phrase courte, qui nomme le terme et se comprend seule.',
		},
	);

	for (const [title, opening] of [
		['under a heading', '## Zone\n\nUne zone contient des cartes.'],
		['in a bullet', '- Une zone contient des cartes.'],
		['in an example', '<Exemple>\n\nUne zone.\n\n</Exemple>\n\nSuite.'],
	] as const) {
		itReports(
			`${title} is missing`,
			{ [term]: edit('Une zone contient des cartes.', opening) },
			{
				kind: 'definition-absente',
				file: term,
				line: 7,
				message: 'La page ne commence pas par une définition.',
			},
		);
	}

	itReports(
		'of nothing but a marker is missing',
		{ [term]: edit('Une zone contient des cartes. ', '') },
		{
			kind: 'definition-absente',
			file: term,
			line: 7,
			message: 'La page ne commence pas par une définition.',
		},
	);
});
