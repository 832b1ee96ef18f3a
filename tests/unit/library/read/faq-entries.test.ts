import { expect, it } from 'vitest';
import { readPage } from '../../../../src/glossary/read-page';
import { questionsOf } from '../../../../src/library/read/faq-entries';
import { tree } from '../../glossary/trees';

const page = `## Et la clé ? [#cle]

<Concerne termes="cle" />

Elle va
dans sa zone :

- à gauche, si
  - elle est neuve ;
  - elle est rouge ;
- à droite.

<Exemple>
Une clé bleue.
</Exemple>

### Plus loin

| Clé | Place |
| --- | --- |
| Rouge | Haut |
`;

it('an answer has a line for each of its paragraphs, bullets and rows', () => {
	const [question] = questionsOf(readPage(tree(page)), '/essai/faq/cles/');
	expect(question?.answer.split('\n')).toEqual([
		'Elle va dans sa zone\u00a0:',
		'à gauche, si',
		'elle est neuve\u202f;',
		'elle est rouge\u202f;',
		'à droite.',
		'Une clé bleue.',
		'Clé Place',
		'Rouge Haut',
	]);
});
