import { describe, expect, it } from 'vitest';
import { inCompany } from '../../../../src/glossary/host/company';
import type { Match } from '../../../../src/glossary/match';

/**
 * Matches of a text: `<clé>` is an ordinary word, `<flanc!>` a telling one, `<<moisson>>` says the game, and their term
 * is the word itself; `(carte)` is a word of playing, `(-roman)` one of something else, `(=Catan)` the name of another game.
 */
function kept(marked: string): string[] {
	const matches: Match[] = [];
	let text = '';
	let from = 0;
	for (const { 0: raw, 1: sure, 2: ordinary, 3: telling, 4: away, 5: other, 6: any = '', index } of marked.matchAll(
		/<<(.+?)>>|<(\p{L}+)>|<(\p{L}+)!>|\(-(.+?)\)|\(=(.+?)\)|\((.+?)\)/gu,
	)) {
		text += marked.slice(from, index);
		const word = sure ?? ordinary ?? telling ?? away ?? other ?? any;
		const common = (ordinary ?? away) ? 1 : (telling ?? other) ? 2 : undefined;
		const slug = sure ?? ordinary ?? telling ?? '';
		matches.push({ start: text.length, end: text.length + word.length, slug, common });
		text += word;
		from = index + raw.length;
	}
	return inCompany(matches, text + marked.slice(from)).map(({ slug }) => slug);
}

const away = 'et puis nous avons parlé de tout autre chose pendant un long moment, presque deux heures'.repeat(8);

describe('ordinary words', () => {
	it.each([
		['alone', 'Ma <clé> est perdue.', []],
		['in a question', 'Ma <clé> compte ?', []],
		['in a question about playing', 'Sa <clé> (compte) ?', ['clé']],
		['beside a form that says the game', 'Il <<moissonne>> et forge une <clé>.', ['moissonne', 'clé']],
		['before it', 'Une <clé> de plus, puis il <<moissonne>>.', ['clé', 'moissonne']],
		['too far from it', `Il <<moissonne>>, ${away}, ma <clé>.`, ['moissonne']],
		['beside one word of playing', 'Son (adversaire) et la <clé> de la salle.', []],
		['beside words of playing', 'Il (choisit) une (carte), puis une <clé>.', ['clé']],
		['beside other ordinary words', 'Un <combat>, une <clé>, une <chaîne>, un <vol>, une <maison>.', []],
		['beside a telling one, in no game', 'La <clé> pend au <flanc!> du coteau.', []],
		['beside a telling one where one plays', 'Sur ce <flanc!>, (donc), (dessus), la <clé> (compte).', ['flanc', 'clé']],
		['beside many, in a story', 'Le <flanc!>, la <provocation!>, le <renfort!>, l’<ennemi!>, la <clé>.', []],
		['beside itself', 'Le <flanc!>, le <flanc!>, le <flanc!>.', []],
	])('%s', (_, text, expected) => {
		expect(kept(text)).toEqual(expected);
	});
});

describe('a word of something else', () => {
	const report = 'Il (choisit) une (carte), puis une <clé>';
	it.each([
		['denies in its sentence', `${report}, dans un (-roman).`, []],
		[
			'denies little from another one',
			`Mon (-roman) traîne. ${report} à son (tour), (donc), (sauf si) (on peut).`,
			['clé'],
		],
		['ends with a line', `Mon (-roman)|${report} à son (tour), (donc), (sauf si) (on peut).`, ['clé']],
		[
			'denies no more with many others of its kind',
			`La (-salle), le (-café), le (-train), le (-parking). Là, il (choisit) une (carte), un (jeton), un <flanc!>, un <renfort!>, un <vol!> et une <clé>.`,
			['flanc', 'renfort', 'vol', 'clé'],
		],
		[
			'is outweighed by telling ones',
			'La (-salle). Un <flanc!>, un <renfort!>, un <vol!>, (dessus), (dessous), (donc), une <clé>.',
			['flanc', 'renfort', 'vol', 'clé'],
		],
		['denies all of a question', `Mon (-roman) traîne. ${report} à son (tour), (donc) ?`, []],
	])('%s', (_, text, expected) => {
		expect(kept(text)).toEqual(expected);
	});
});

describe('the name of another game', () => {
	it.each([
		['denies from afar', `À (=Catan), ${away}. Un <flanc!>, un <renfort!>, un (tour), une (carte), une <clé>.`, []],
		['denies what says the game', 'À (=Catan), la <<moisson>>, un <flanc!>.', []],
	])('%s', (_, text, expected) => {
		expect(kept(text)).toEqual(expected);
	});
});

describe('what says the game', () => {
	it.each([
		['stands alone', `Une <<moisson>>, ${away}, des <<archives>>.`, ['moisson', 'archives']],
		['is denied by words of something else', 'Dans ce (-roman), la <<moisson>>.', []],
		[
			'but where one speaks of playing',
			'Comme au (-roman), s’il (joue) une (carte) et (si) je (moissonne) (encore), la <<moisson>>.',
			['moisson'],
		],
		['and is not, when it is a phrase', 'Dans ce (-roman), une <<attaque d’opportunité>>.', ['attaque d’opportunité']],
	])('%s', (_, text, expected) => {
		expect(kept(text)).toEqual(expected);
	});

	it('may be nothing', () => {
		expect(inCompany([], '')).toEqual([]);
	});
});

it('reads a long text once', () => {
	const matches = Array.from({ length: 20_000 }, (_, at) => ({
		start: at * 7 + 3,
		end: at * 7 + 6,
		slug: `clé-${at % 3}`,
		common: 1 as const,
	}));
	const start = performance.now();
	expect(inCompany(matches, '')).toEqual([]);
	expect(performance.now() - start).toBeLessThan(500);
});
