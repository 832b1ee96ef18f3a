import { describe, expect, it } from 'vitest';
import type { LoadedLibrary } from '../../../../src/library/load-library';
import type { Passage } from '../../../../src/library/passages/passage-types';
import { load } from '../../../content/content-tree';

const chapter = `## Se battre

Chaque créature frappe, et l'armure protège. [#combat-frappe doc-combat]

À votre tour, choisissez : [#combat-choix doc-degats]

- une attaque ; [#combat-attaque doc-degats]
  - avec une arme [#combat-arme doc-degats]
- rien. [#combat-rien doc-degats]

Un combat suit trois étapes. [#combat-etapes]

1. **Frapper** : les dégâts partent. [#combat-etape-un]
2. **Mourir** : la créature quitte le jeu. [#combat-etape-deux]

| Rang | Coût | Effet |
| --- | --- | --- |
| premier | 2 | un coup. [#combat-premier doc-degats] |
| second | | deux coups [#combat-second doc-degats] |

## Qu'est-ce qui ne compte pas ?

La distance. [#combat-distance]

Aucun joueur ne passe. [#combat-passe]

Exception : un joueur sans créature passe. [#combat-exception]

Une créature est vaincue à zéro. [#combat-vaincue]

Elle quitte le jeu. [#combat-quitte]

Avant le tiret : le coût. [#combat-avant]

Après le tiret : l'effet. [#combat-apres]

<Contradiction id="combat-ecart" titre="le sens">

Nous tenons que le coup part.

</Contradiction>
`;

const faq = `---
titre: Combat
resume: Une phrase assez longue pour dire quelles questions sont posées sur le combat.
sources: [doc-faq]
---

## L'armure protège-t-elle deux fois ? [#faq-armure doc-faq]

<Concerne termes="armure" />

Non. [#faq-armure-non]

- Elle ne sert qu'une fois. [#faq-armure-une]
`;

const errata = `---
titre: Errata des cartes
resume: Une phrase assez longue pour dire quelles cartes ont été corrigées par le livret.
sources: [doc-faq]
---

## Dague (12) [#erratum-dague doc-faq]

Son armure est perdue. [#erratum-dague-effet]
`;

const content = {
	'regles/combat.mdx': (text: string) => text.replace(/## Se battre[\s\S]*/, `${chapter}\n<Outil nom="calcul" />\n`),
	'faq/combat.mdx': faq,
	'errata/cartes.mdx': errata,
	'jeu.yaml': (text: string) => text.replace('aVenir:\n  - doc-faq\n', ''),
	'foyers.yaml': 'combat-passe: { foyer: armure-annule, lu: "00000000" }\n',
};

let loaded: LoadedLibrary | undefined;
/** The content, loaded by the first test that asks for it. */
function made(): LoadedLibrary {
	loaded ??= load(content);
	return loaded;
}

/** A passage with its spaces as one types them. */
function passage(id: string): Passage {
	const found = made().library.games[0]?.passages.get(id);
	if (!found) throw new Error(`No passage ${id}.`);
	return JSON.parse(JSON.stringify(found).replace(/[\u00a0\u202f]/g, ' '));
}
const readBefore = (id: string) => passage(id).before.map(({ kind, text }) => `${kind} | ${text}`);
const leads = (id: string) => passage(id).leads.map(({ id: led, text }) => `${led ?? ''} | ${text}`);

it('is made of a content without a mistake', () => {
	expect(made().errors).toEqual([]);
});

describe('what is read before a statement', () => {
	it('nothing, of a paragraph that says all', () => {
		expect(readBefore('combat-frappe')).toEqual([]);
		expect(passage('combat-frappe')).toMatchObject({
			kind: 'regle',
			page: '/essai/regles/combat/',
			section: 'Se battre',
			leads: [],
			beside: [],
		});
	});

	it('the sentence of its list, of a bullet; below a bullet, nothing more than that list asks', () => {
		expect(readBefore('combat-attaque')).toEqual(['liste | À votre tour, choisissez :']);
		expect(passage('combat-attaque').before[0]?.id).toBe('combat-choix');
		expect(readBefore('combat-arme')).toEqual(['titre | Combat. Se battre :']);
	});

	it('what its heading names, of a numbered step', () => {
		expect(readBefore('combat-etape-un')).toEqual(['titre | Combat. Se battre :']);
	});

	it('the rest of its row and the head of its column, of a cell', () => {
		expect(readBefore('combat-premier')).toEqual(['tableau | Rang : premier ; Coût : 2 ; Effet :']);
		expect(readBefore('combat-second')).toEqual(['tableau | Rang : second ; Effet :']);
	});

	it('a heading that turns its sense', () => {
		expect(readBefore('combat-distance')).toEqual(['titre | Combat. Qu’est-ce qui ne compte pas ?']);
	});

	it('the question, of an answer; the card, of what it now says', () => {
		expect(readBefore('faq-armure-non')).toEqual(['question | L’armure protège-t-elle deux fois ?']);
		expect(passage('faq-armure-non').before[0]?.id).toBe('faq-armure');
		expect(readBefore('erratum-dague-effet')).toEqual(['carte | Dague (12) :']);
	});

	it('the rule of an exception, and the statement that one leans on', () => {
		expect(readBefore('combat-exception').at(-1)).toBe('regle | Aucun joueur ne passe.');
		// A heading that turns the sense is read before it already.
		expect(readBefore('combat-quitte')).toEqual(['titre | Combat. Qu’est-ce qui ne compte pas ?']);
	});
});

describe('what a statement leads', () => {
	it('the bullets of its list, whether it ends with a colon or not; what stands inside a bullet', () => {
		expect(leads('combat-choix')).toEqual(['combat-attaque | une attaque ;', 'combat-rien | rien.']);
		expect(leads('combat-etapes')).toEqual([
			'combat-etape-un | Frapper : les dégâts partent.',
			'combat-etape-deux | Mourir : la créature quitte le jeu.',
		]);
		expect(leads('combat-attaque')).toEqual(['combat-arme | avec une arme']);
	});

	it('its answer, of a question; its corrections, of a card; what we hold, where texts diverge', () => {
		expect(passage('faq-armure').kind).toBe('question');
		expect(leads('faq-armure')).toEqual(['faq-armure-non | Non.', 'faq-armure-une | Elle ne sert qu’une fois.']);
		expect(passage('erratum-dague').kind).toBe('carte');
		expect(leads('erratum-dague')).toEqual(['erratum-dague-effet | Son armure est perdue.']);
		expect(passage('combat-ecart').kind).toBe('contradiction');
		expect(leads('combat-ecart')).toEqual([' | Nous tenons que le coup part.']);
	});
});

it('an exception and the other side of a case are read beside a statement', () => {
	expect(passage('combat-passe').beside).toEqual([{ kind: 'exception', id: 'combat-exception' }]);
	expect(passage('combat-avant').beside).toEqual([{ kind: 'contraste', id: 'combat-apres' }]);
	expect(passage('combat-apres').beside).toEqual([{ kind: 'contraste', id: 'combat-avant' }]);
});

it('what is restated names its home', () => {
	expect(passage('combat-passe').home).toBe('armure-annule');
	expect(passage('combat-frappe').home).toBeUndefined();
});
