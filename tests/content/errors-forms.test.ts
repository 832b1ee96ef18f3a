import { describe } from 'vitest';
import { edit } from './content-tree';
import { itReports } from './reports';

const term = 'glossaire/zone.mdx';

describe('two terms with one form', () => {
	itReports(
		'a variant that is the name of another',
		{ [term]: edit('famille: notion', 'famille: notion\nvariantes:\n  - lieu\n  - clé') },
		{
			kind: 'forme-en-double',
			file: term,
			line: 6,
			field: 'clé',
			message: 'La forme « clé » mène à deux termes : cle et zone.',
			todo: 'Gardez-la dans un seul terme ; dans l’autre, mettez-la dans « recherche ».',
		},
	);

	itReports(
		'two pages of one name',
		{ 'glossaire/poison.mdx': edit('terme: poison', 'terme: clé') },
		{
			kind: 'forme-en-double',
			file: 'glossaire/poison.mdx',
			line: 2,
			field: 'clé',
			message: 'La forme « clé » mène à deux termes : cle et poison.',
		},
	);

	itReports(
		'two words with one plural',
		{
			'glossaire/poison.mdx': edit('terme: poison', 'terme: cheval'),
			[term]: edit('terme: zone', 'terme: chevau'),
		},
		{
			kind: 'forme-en-double',
			file: term,
			line: 2,
			field: 'chevaux',
			message: 'La forme « chevaux » mène à deux termes : poison et zone.',
			todo: 'Écrivez-la dans les « variantes » de celui des termes qu’elle doit désigner.',
		},
	);
});
