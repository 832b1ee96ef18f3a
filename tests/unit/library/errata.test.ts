import { expect, it } from 'vitest';
import { load } from '../../content/content-tree';

it('a term lists each corrected card that uses it, by the name of the card', () => {
	const { library, errors } = load({
		'errata/cartes.mdx': `---
titre: Errata des cartes
resume: Une phrase assez longue pour dire quelles cartes ont été corrigées par le livret.
sources: [doc-faq]
---

Le poison compte aussi. [#errata-principe]

## Dague (12) [#erratum-dague doc-faq]

Son armure est perdue. [#erratum-dague-effet]

## Heaume (13) [#erratum-heaume]

Il double l'armure. [#erratum-heaume-effet]
`,
		'jeu.yaml': (text: string) => text.replace('aVenir:\n  - doc-faq\n', ''),
	});
	expect(errors).toEqual([]);
	const [game] = library.games;
	const links = (slug: string) => game?.backlinks.get(slug)?.filter(({ kind }) => kind === 'errata');
	expect(links('armure')).toEqual([
		{ kind: 'errata', label: 'Dague (12)', path: '/essai/errata/#erratum-dague-effet', times: 1 },
		{ kind: 'errata', label: 'Heaume (13)', path: '/essai/errata/#erratum-heaume-effet', times: 1 },
	]);
	expect(links('poison') ?? []).toEqual([]);
});
