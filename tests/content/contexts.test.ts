import { expect, it } from 'vitest';
import { rulesOf } from '../../src/publish/api/rules';
import { games } from './real-content';

// A statement of the data is read with what it needs, or it says something else: `texte` and `contexte`, and nothing more.

const read = games.flatMap((game) => {
	const { regles } = rulesOf(game, { address: (path) => path });
	return regles.map(({ id, contexte }) => {
		const rule = game.rules.get(id);
		if (!rule) throw new Error(`No rule ${id}.`);
		return { id: `${game.slug}/${id}`, rule, context: contexte };
	});
});
const said = (id: string) => {
	const { rule, context = '' } = read.find((one) => one.id === id) ?? {};
	return `${context} ${rule?.text.slice(0, 40)}`.replace(/[\u00a0\u202f]/g, ' ');
};

it.each([
	['arkham/attaque-d-opportunite-abandon', /^Attaque d’opportunité\. Qu’est-ce qui ne la provoque pas \? Activer/],
	['arkham/sante-mentale-pas-de-gain', /^Santé mentale\. Un soutien sans santé mentale : Un tel soutien/],
	['arkham/sante-mentale-investigateur', /^Santé mentale : Investigateur\. Il est vaincu/],
	['keyforge/version-2018-meme-tour', /\. Qu’est-ce qui n’a pas changé \? Les cinq étapes du tour/],
	['keyforge/carte-d-identite-purgees', /^Carte d’identité : Sous la carte d’identité/],
	['l5r/anneau-conteste', /^Anneau\. Ses trois états : Contesté/],
	['mistborn/icone-eliminer', /^Icône : Éliminer une carte/],
	['keyforge/faq-armure-double-tenebreux-reponse', /^Double Ténébreux prend.*\? Oui\./],
	['keyforge/erratum-acces-a-la-bibliotheque-purge', /^Accès à la Bibliothèque \(LAdA 115\) :/],
	['arkham/campagne-dement', /^Un investigateur est tué .* Il devient dément/],
	['arkham/campagne-perdu', /^Un investigateur est tué .* Il devient dément .* Dans les deux cas/],
	['arkham/capacites-mots-cles-obligatoire', /^Un mot-clé renvoie .* Il est obligatoire/],
	['keyforge/sacrifice-comme-si', /^Vous ne pouvez pas sacrifier .* Une exception :/],
])('%s', (id, expected) => {
	expect(said(id)).toMatch(expected);
});

it('an answer comes after its question', () => {
	const answers = read.filter(({ rule }) => /^(?:Oui|Non)(?![\p{L}-])/u.test(rule.text) && rule.kind === 'regle');
	expect(answers.length).toBeGreaterThan(50);
	expect(answers.filter(({ context }) => !context).map(({ id }) => id)).toEqual([]);
});

it('nothing that stands below a heading that denies is said without it', () => {
	const denied = read.filter(
		({ rule }) =>
			/(?<!\p{L})(?:ne|n[’'])(?!\p{L}).* pas(?!\p{L})|(?<!\p{L})sans(?!\p{L})/iu.test(rule.section ?? '') &&
			rule.kind === 'regle',
	);
	expect(denied.length).toBeGreaterThan(40);
	expect(denied.filter(({ rule, context }) => !context?.includes(rule.section ?? '')).map(({ id }) => id)).toEqual([]);
});

it('a bullet in two words says of what it is one', () => {
	const short = read.filter(({ rule }) => rule.kind === 'regle' && rule.text.split(/\s+/).length < 4);
	expect(short.length).toBeGreaterThan(3);
	expect(short.filter(({ context }) => !context).map(({ id, rule }) => `${id}: ${rule.text}`)).toEqual([]);
});

it('a sentence that says all is left alone', () => {
	expect(read.filter(({ context }) => !context).length).toBeGreaterThan(read.length / 3);
});
