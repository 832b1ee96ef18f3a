import { describe, expect, it } from 'vitest';
import type { PublishedLine, PublishedPassages } from '../../../src/library/passages/published';
import { aidOf } from '../../../src/sheet/aid-lines';
import { wordsIn } from '../../../src/sheet/passage-words';

const term: PublishedLine[] = [
	{ t: 'L’armure annule\ndes dégâts.', i: 'armure-annule' },
	{ t: 'Les gains', k: 'h2', i: 'gains', z: 3 },
	{ t: 'Elle se cumule :', k: 'li', i: 'cumul', s: 'déduit', z: 2 },
	{ t: 'à chaque tour ;', k: 'li' },
	{ t: 'à chaque combat.', k: 'li' },
];
const chapter: PublishedLine[] = [
	{ t: 'Au début.', i: 'debut' },
	{ t: 'Les rangs', k: 'h2', i: 'rangs', z: 6 },
	{ t: 'Rang', k: 'th' },
	{ t: 'Effet', k: 'th' },
	{ t: 'premier', k: 'tr', c: 'Rang' },
	{ t: 'un coup.', k: 'td', c: 'Effet', i: 'coup' },
	{ t: 'Exemple', k: 'label', z: 1 },
	{ t: 'Un cas.' },
];
const chart: PublishedLine[] = [
	{ t: 'Jouer', k: 'h2' },
	{ t: '1. Piocher', k: 'step', i: 'piocher', z: 2, o: ['Encore'] },
	{ t: 'On pioche.' },
	{ t: 'Qui : le premier joueur' },
	{ t: '2. Passer', k: 'step', i: 'passer' },
	{ t: '', k: 'h2' },
	{ t: 'Fin', k: 'step', i: 'finir' },
];
const passages: PublishedPassages = {
	name: 'Essai',
	pages: [
		{ u: '/essai/glossaire/armure/', y: 'terme', n: 'Armure', l: term },
		{
			u: '/essai/regles/combat/',
			y: 'chapitre',
			n: 'Combat',
			d: 'Le combat.',
			w: ['/essai/deroulement/tour/'],
			l: chapter,
		},
		{ u: '/essai/deroulement/tour/', y: 'deroulement', n: 'Le tour', d: 'Un schéma.', l: chart },
		{ u: '/essai/outils/calcul/', y: 'outil', n: 'Calcul', d: 'Un outil.', l: [] },
		{
			u: '/essai/aide/',
			y: 'aide',
			n: 'Aide de jeu · Essai',
			d: 'Une aide.',
			l: [
				{ t: 'Le tour', k: 'h2', i: 'tour', z: 2 },
				{ t: 'un coup.', k: 'li', n: 'Premier', u: '/essai/regles/combat/#coup', s: 'déduit' },
				{ t: 'ailleurs.', k: 'li', u: 'https://ailleurs.example/' },
			],
		},
	],
};
const words = (ref: string) => wordsIn(passages, `/essai/${ref}`);
const textOf = (ref: string) => words(ref)?.text.split('\n');

describe('a rule', () => {
	it('of a term is called by it, and says its section', () => {
		expect(words('glossaire/armure/#armure-annule')).toEqual({
			title: 'Armure',
			place: 'Essai',
			text: 'L’armure annule\ndes dégâts.',
		});
		expect(words('glossaire/armure/#cumul')).toMatchObject({ title: 'Armure', place: 'Essai · Les gains' });
	});

	it('of any other page is called by its section, and says its page', () => {
		expect(words('regles/combat/#coup')).toMatchObject({ title: 'Les rangs', place: 'Essai · Combat' });
		expect(words('regles/combat/#debut')).toMatchObject({ title: 'Combat', place: 'Essai' });
	});

	it('has its status, and what stands inside it', () => {
		expect(textOf('glossaire/armure/#cumul')).toEqual([
			'Elle se cumule : (déduit)',
			'• à chaque tour ;',
			'• à chaque combat.',
		]);
	});

	it('in a cell is read with its row', () => {
		expect(textOf('regles/combat/#coup')).toEqual(['premier\u00a0: un coup.']);
	});
});

describe('more than a rule', () => {
	it('a section is all that stands below its heading', () => {
		expect(words('regles/combat/#rangs')).toMatchObject({ title: 'Les rangs', place: 'Essai · Combat' });
		expect(textOf('regles/combat/#rangs')).toEqual([
			'Rang Effet',
			'premier · Effet\u00a0: un coup.',
			'Exemple',
			'Un cas.',
		]);
	});

	it('a term is its definition, a chart its steps, any other page its summary, a case its name alone', () => {
		expect(textOf('glossaire/armure/')).toEqual(['L’armure annule', 'des dégâts.']);
		expect(textOf('deroulement/tour/')).toEqual(['• Jouer\u00a0: 1. Piocher · 2. Passer', '• Fin']);
		expect(words('outils/calcul/')).toEqual({ title: 'Calcul', place: 'Essai', text: 'Un outil.' });
		expect(words('outils/calcul/?c=6')).toEqual({ title: 'Calcul', place: 'Essai', text: '' });
	});

	it('a step is what is said of it, on its chart and on the pages that show the chart', () => {
		expect(words('deroulement/tour/#piocher')).toEqual({
			title: '1. Piocher',
			place: 'Essai · Le tour',
			text: 'On pioche.\nQui : le premier joueur',
		});
		expect(words('regles/combat/#piocher')).toMatchObject({ title: '1. Piocher', place: 'Essai · Combat' });
	});

	it('is cut after a sentence when it is too long', () => {
		const long: PublishedPassages = {
			name: '',
			pages: [{ u: '/a/', y: 'chapitre', n: 'A', d: 'Une phrase. '.repeat(300), l: [] }],
		};
		const text = wordsIn(long, '/a/')?.text ?? '';
		expect(text.length).toBeLessThan(2510);
		expect(text).toMatch(/Une phrase\.\u00a0\[…\]$/);
	});
});

it('what the site does not have is not said', () => {
	expect(words('glossaire/armure/#disparu')).toBeUndefined();
	expect(words('glossaire/disparu/')).toBeUndefined();
});

it('an aid is its parts, each line with the address of what it says; no line leaves the site', () => {
	expect(aidOf(passages)).toEqual([
		{ title: 'Le tour', lines: [{ ref: '/essai/regles/combat/#coup', title: 'Premier', text: 'un coup. (déduit)' }] },
	]);
	expect(aidOf({ name: '', pages: [] })).toEqual([]);
});
