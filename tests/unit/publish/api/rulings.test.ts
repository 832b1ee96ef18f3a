import { expect, it } from 'vitest';
import { errataOf } from '../../../../src/publish/api/errata';
import { faqOf } from '../../../../src/publish/api/faq';
import { load } from '../../../content/content-tree';
import { loadFull } from '../../../content/full-content';
import { options } from './options';

it('gives a question, its answer and what it settles', () => {
	const { questions, taille } = faqOf(loadFull().game, options);
	expect(taille).toBe(1);
	expect(questions).toEqual([
		{
			id: 'faq-cle',
			question: 'Où va la clé\u202f?',
			reponse: 'Dans sa zone. Toujours.',
			sujet: { id: 'zones', titre: 'Zones' },
			termes: ['cle', 'armure'],
			regles: ['poison-tue', 'combat-frappe'],
			enonces: ['faq-cle-reponse'],
			adresse: 'https://site.test/regles/essai/faq/zones/#faq-cle',
			cadre: 'https://site.test/regles/integrer/essai/faq/zones/#faq-cle',
		},
	]);
});

const cards = `---
titre: Errata des cartes
resume: Une phrase assez longue pour dire quelles cartes ont été corrigées par le livret.
sources: [doc-faq]
---

L'erratum l'emporte. [#errata-principe]

## Heaume [#erratum-heaume]

Il double l'armure. [#erratum-heaume-effet]

## Dague (Extension 12) [#erratum-dague doc-faq]

Elle frappe une fois. [#erratum-dague-effet]

Son armure est perdue. [#erratum-dague-armure]
`;

it('gives a corrected card, its reference apart, with what changes', () => {
	const { library, errors } = load({
		'errata/cartes.mdx': cards,
		'jeu.yaml': (text: string) => text.replace('aVenir:\n  - doc-faq\n', ''),
	});
	expect(errors).toEqual([]);
	const [changed] = library.games;
	if (!changed) throw new Error('No game.');
	const { cartes, taille } = errataOf(changed, options);
	expect(taille).toBe(2);
	expect(cartes).toEqual([
		{
			id: 'erratum-dague',
			carte: 'Dague',
			reference: 'Extension 12',
			texte: 'Elle frappe une fois.\nSon armure est perdue.',
			enonces: ['erratum-dague-effet', 'erratum-dague-armure'],
			adresse: 'https://site.test/regles/essai/errata/#erratum-dague',
			cadre: 'https://site.test/regles/integrer/essai/errata/#erratum-dague',
		},
		expect.objectContaining({ carte: 'Heaume', reference: undefined, enonces: ['erratum-heaume-effet'] }),
	]);
});

it('are empty lists for a game that has none: a reader needs no exception', () => {
	const [bare] = load({}).library.games;
	if (!bare) throw new Error('No game.');
	expect(faqOf(bare, options)).toMatchObject({ taille: 0, questions: [], jeu: 'essai' });
	expect(errataOf(bare, options)).toMatchObject({ taille: 0, cartes: [], jeu: 'essai' });
});
