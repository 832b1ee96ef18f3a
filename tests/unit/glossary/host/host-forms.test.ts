import { describe, expect, it } from 'vitest';
import { indexLists, listForms } from '../../../../src/glossary/form-lists';
import { buildHostIndex } from '../../../../src/glossary/host/host-forms';
import type { HostWords } from '../../../../src/glossary/host/host-words';
import { findTerms } from '../../../../src/glossary/match';

const term = (
	slug: string,
	terme: string,
	rest: { variantes?: string[]; anglais?: string[]; sauf?: string[] } = {},
) => ({
	slug,
	terme,
	variantes: [],
	anglais: [],
	sauf: [],
	autolien: true,
	...rest,
});

const noWords: HostWords = {
	said: new Map(),
	saidSigns: new Map(),
	signs: new Map(),
	lowered: new Set(),
	literal: new Set(),
	unknownEnglish: new Set(),
	unanswered: new Map(),
	phrases: [],
	playing: [],
	elsewhere: [],
	otherGames: [],
};

const words: HostWords = {
	...noWords,
	signs: new Map([
		['moisson', '!'],
		['moissonner', '!'],
		['flanc', '+'],
		['étain', '+'],
		['key', '~'],
	]),
	lowered: new Set(['étain']),
	literal: new Set(['avant le combat']),
	unknownEnglish: new Set(['location']),
	unanswered: new Map([['carte-competence', ['skill']]]),
	phrases: ['clé usb', 'sport de combat', 'fight club'],
	playing: ['carte', 'même si', "d'abord"],
	elsewhere: ['roman', 'tournois', 'jeu de rôle'],
	otherGames: ['catan'],
};

const terms = [
	term('cles', 'clé', { anglais: ['key'], sauf: ['mot-clé'] }),
	term('moisson', 'moisson', { variantes: ['moissonner'], anglais: ['reap'] }),
	term('voler', 'voler', { variantes: ["vol d'Aombre"], anglais: ['steal'] }),
	term('combat', 'combat', { anglais: ['fight'] }),
	term('maison-active', 'Maison active', { anglais: ['active house'] }),
	term('maison', 'Maison'),
	term('rapide', 'Rapide'),
	term('flanc', 'flanc'),
	term('avant', 'capacité Avant', { variantes: ['Avant le Combat'] }),
	term('etain', 'Étain', { anglais: ['Tin'] }),
	term('lieu', 'lieu', { anglais: ['location'] }),
	term('capacite', 'capacité', { anglais: ['ability'] }),
	term('carte-competence', 'carte Compétence', { anglais: ['skill card', 'skill'] }),
	{ ...term('effet', 'effet', { anglais: ['effect'] }), autolien: false },
];

const index = buildHostIndex(terms, words);

/** Terms found, those that are ordinary words with « ? », telling ones with « ! ». */
const found = (text: string, inIndex = index): string[] =>
	findTerms(text, inIndex).map(({ slug, common = 0 }) => slug + ['', '?', '!'][common]);

describe('the index for texts that are not ours', () => {
	it.each([
		['tells ordinary words from others', 'Une clé, moissonner.', ['cles?', 'moisson']],
		['tells the forms of one term apart', "Il vole ; le vol d'Aombre.", ['voler?', 'voler']],
		['knows inflections of both', 'Des clés, ils moissonnent, volée.', ['cles?', 'moisson', 'voler?']],
		['takes phrases without their capitals', 'La maison active.', ['maison-active']],
		['but those that would be other words', 'Juste avant le combat. Avant le Combat', ['combat?', 'avant']],
		['leaves their capitals to single words', 'Un coup rapide, Rapide.', ['rapide?']],
		['but those that players write without', "De l'étain.", ['etain!']],
		['knows English names, in the plural too', 'Reap, reaps, abilities.', ['moisson', 'moisson', 'capacite']],
		['takes English words that are ordinary in French for such', 'Key, des keys.', ['cles?', 'cles?']],
		['does not look for English names that are French words', 'Une location, des locations.', []],
		['nor for those that mean another term', 'Un skill, une skill card.', ['carte-competence']],
		['nor for those of terms never linked', 'Un effect, des effects.', []],
		['keeps the phrases of authors', 'Un mot-clé.', []],
		[
			'knows everyday phrases, inflected or English too',
			'Des clés USB, un sport de combat, Fight Club, fight.',
			['combat'],
		],
		[
			'knows what is spoken and never written in rules',
			'Ne voles pas, il moissonnait, je volais.',
			['voler?', 'moisson', 'voler?'],
		],
		['tells the ordinary words that players use most', 'Au flanc, des flancs, la clé.', ['flanc!', 'flanc!', 'cles?']],
		['knows words that speak of something else', 'Un roman, les tournois, un jeu de rôle.', ['?', '?', '?']],
		['knows the names of other games', 'À Catan, la clé.', ['!', 'cles?']],
		['knows the words of playing, which are no term', 'Une carte d’un cartésien, Même si, d’abord.', ['', '', '']],
	])('%s', (_, text, expected) => {
		expect(found(text)).toEqual(expected);
	});

	it('knows what players write for a term: ordinary, characteristic or telling words', () => {
		const inIndex = buildHostIndex([term('cles', 'clé'), term('sonne', 'sonné'), term('aombre', 'Aombre')], {
			...noWords,
			said: new Map([
				['cles', ['clef']],
				['sonne', ['stunner', 'jeton sonné', 'étourdi']],
				['aombre', ['ambre']],
			]),
			saidSigns: new Map([
				['stunner', '!'],
				['jeton sonné', '!'],
				['ambre', '+'],
			]),
		});
		expect(found('Une clef, stunnée, des jetons sonnés, étourdi, de l’ambre.', inIndex)).toEqual([
			'cles?',
			'sonne',
			'sonne',
			'sonne?',
			'aombre!',
		]);
	});

	it('knows the words that say the game without their accents, but those of an ending', () => {
		const inIndex = buildHostIndex([term('deshonore', 'déshonoré'), term('degat', 'dégât'), term('piece', 'pièce')], {
			...noWords,
			signs: new Map([
				['déshonoré', '+'],
				['dégât', '+'],
			]),
		});
		expect(found('Un deshonoré, deshonore, des degats, la piece.', inIndex)).toEqual(['deshonore!', 'degat!']);
	});

	it('is published and read back as it is', () => {
		const lists = listForms(index);
		expect(lists.courantes.cles).toContain('clé');
		expect(lists.courantes.flanc).toEqual(['flanc', 'flancs']);
		expect(lists.parlantes).toEqual(expect.arrayContaining(['flanc', 'flancs']));
		expect(lists.parlantes).not.toContain('clé');
		expect(lists.ailleurs).toContain('roman');
		expect(lists.formes.cles).toBeUndefined();
		expect(lists.formes.moisson).toContain('moissonner');
		expect(
			Object.keys({ ...lists.formes, ...lists.courantes, ...lists.sauf }).filter((slug) => slug.includes('?')),
		).toEqual([]);
		expect(listForms(indexLists(lists))).toEqual(lists);
		const text = "Une clé, il moissonne, l'étain, la maison active, un vol d'Aombre, un mot-clé.";
		expect(found(text, indexLists(lists))).toEqual(found(text));
	});
});
