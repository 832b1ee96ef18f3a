import { describe, expect, it } from 'vitest';
import { inCompany } from '../../../../src/glossary/host/company';
import type { Match } from '../../../../src/glossary/match';

/**
 * Matches of a text: `<clé>` is an ordinary word, `<flanc!>` a telling one, `<<moisson>>` says the game, and their term
 * is the word itself; `(carte)` is a word of playing, `(-roman)` one of something else.
 */
function kept(marked: string): string[] {
	const matches: Match[] = [];
	let text = '';
	let from = 0;
	for (const { 0: raw, 1: sure, 2: ordinary, 3: telling, 4: away, 5: any = '', index } of marked.matchAll(
		/<<(.+?)>>|<(\p{L}+)>|<(\p{L}+)!>|\(-(.+?)\)|\((.+?)\)/gu,
	)) {
		text += marked.slice(from, index);
		const word = sure ?? ordinary ?? telling ?? away ?? any;
		const common = (ordinary ?? away) ? 1 : telling ? 2 : undefined;
		const slug = sure ?? ordinary ?? telling ?? '';
		matches.push({ start: text.length, end: text.length + word.length, slug, common });
		text += word;
		from = index + raw.length;
	}
	return inCompany(matches, text + marked.slice(from)).map(({ slug }) => slug);
}

const away = 'et puis nous avons parlé de tout autre chose pendant un long moment, presque deux heures'.repeat(3);

describe('ordinary words', () => {
	it.each([
		['alone', 'Ma <clé> est perdue.', []],
		['in a question', 'Ma <clé> est-elle perdue ?', []],
		['beside a form that says the game', 'Il <<moissonne>> et forge une <clé>.', ['moissonne', 'clé']],
		['before it', 'Une <clé> de plus, puis il <<moissonne>>.', ['clé', 'moissonne']],
		['too far from it', `Il <<moissonne>>, ${away}, ma <clé>.`, ['moissonne']],
		['beside a word of playing', 'Son (adversaire) et la <clé> de la salle.', []],
		['beside words of playing', 'Il (choisit) une (carte), puis une <clé>, (même si) l’autre passe.', ['clé']],
		[
			'beside words of playing, in a shop',
			'Il (choisit) une (carte) et une <clé>, (même si) la (-livraison) tarde.',
			[],
		],
		['beside other ordinary words', 'Un <combat>, une <clé>, une <chaîne>, un <vol>, une <maison> ?', []],
		['beside a telling one, in no game', 'La <clé> pend au <flanc!> du coteau.', []],
		['beside a telling one, in a question', 'Au <flanc!>, la <clé> compte ?', ['clé']],
		[
			'beside a telling one and words of playing',
			'Le (joueur) (joue) sa (carte) sur ce <flanc!> ; sa (créature) (attaque) une <clé> et un (jeton) de son (adversaire).',
			['flanc', 'clé'],
		],
		['beside two, in a question', 'Un <flanc!>, une <provocation!>, la <clé> ?', ['flanc', 'provocation', 'clé']],
		['beside many, in a story', 'Le <flanc!>, la <provocation!>, le <renfort!>, l’<ennemi!>, la <clé>.', []],
		['that are denied', 'Dans ce (-roman), un <flanc!>, une <provocation!>, la <clé> ?', []],
		['telling ones in a game', 'Un <flanc!>, si je (joue) une (carte) ?', ['flanc']],
		['beside itself', 'Le <flanc!>, le <flanc!>, le <flanc!> ?', []],
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
			'Comme au (-roman), s’il (joue) une (carte), (sauf si) j’y ai (droit), et (même si) je (moissonne), la <<moisson>>.',
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
	expect(inCompany(matches, '?')).toEqual([]);
	expect(performance.now() - start).toBeLessThan(500);
});
