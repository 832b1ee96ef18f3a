import { expect, it } from 'vitest';
import { editionsOf } from '../../../../src/library/relations/editions';
import { edit, load } from '../../../content/content-tree';

const editions = (changes: Parameters<typeof load>[0]) =>
	load(changes)
		.library.games.flatMap(editionsOf)
		.map(({ edition, pages }) => [edition, pages.map(({ path }) => path)]);

it('an edition lists the chapters and the terms that its source marks, then what it ruled', () => {
	expect(
		editions({
			'glossaire/zone.mdx': edit('famille: notion', 'famille: notion\nnouveau: Mars 2021'),
			'regles/combat.mdx': edit('titre: Combat', 'titre: Combat\nnouveau: Mars 2021'),
			'errata/cartes.mdx': `---
titre: Errata des cartes
resume: Une phrase assez longue pour dire quelles cartes ont été corrigées par le livret.
sources: [doc-faq]
---

Le texte change. [#errata-principe doc-faq]
`,
		}),
	).toEqual([['Mars 2021', ['/essai/regles/combat/', '/essai/glossaire/zone/', '/essai/errata/']]]);
});

it('a source that marks nothing has no edition', () => {
	expect(editions({})).toEqual([]);
});
