import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuilderGame, kindOf } from '../../../src/builder/catalog';
import { bounds, readQuery, writeQuery } from '../../../src/builder/query';
import { themes } from '../../../src/embed/shown';

const game = (slug: string, name: string): BuilderGame => ({
	slug,
	name,
	accent: { clair: '#000', sombre: '#fff' },
	outil: [['combat', 'Calculateur de combat', `/${slug}/outils/combat/`, 720, 720]],
	deroulement: [['deroulement/tour', 'Le tour', `/${slug}/deroulement/tour/`, 640, 900]],
	aide: [['aide', 'Aide de jeu', `/${slug}/aide/`, 1600, 2600]],
});
const keyforge = game('keyforge', 'KeyForge');
const l5r = game('l5r', 'L5R');
const read = (query: string) => readQuery(new URLSearchParams(query), [keyforge, l5r]);

describe('the kind of what is framed', () => {
	it.each([
		['combat', 'outil'],
		['deroulement/tour', 'deroulement'],
		['glossaire/armure', 'terme'],
		['regles/combat', 'page'],
		['faq/armure', 'page'],
		['errata', 'page'],
		['aide', 'aide'],
		['glossaire/armure#armure-annule', 'regle'],
		['errata#dague', 'regle'],
		['regles', 'outil'],
		['constructor/x', 'outil'],
	])('of %s is %s', (slug, kind) => expect(kindOf(slug)).toBe(kind));
});

describe('the address of the builder', () => {
	it('sets everything up', () => {
		const { asked, notices } = read(
			'jeu=l5r&outil=deroulement/tour&theme=sombre&largeur=640&hauteur=500&parametres=etape%3Dx',
		);
		expect(notices).toEqual([]);
		expect(asked).toEqual({
			game: l5r,
			slug: 'deroulement/tour',
			query: 'etape=x',
			theme: 'sombre',
			width: 640,
			height: 500,
		});
	});

	it('may say nothing', () => {
		expect(read('')).toEqual({
			asked: {
				game: keyforge,
				slug: undefined,
				query: '',
				theme: 'auto',
				width: undefined,
				height: undefined,
			},
			notices: [],
		});
	});

	it.each([
		['jeu=échecs', 'Jeu « échecs » inconnu : « keyforge » ou « l5r » est attendu ; KeyForge est choisi.'],
		['theme=rose', 'Thème « rose » inconnu : « auto », « clair » ou « sombre » est attendu ; « auto » est choisi.'],
		['largeur=10', 'Largeur « 10 » : un nombre entier de 200 à 2000 est attendu ; elle reste libre.'],
		['hauteur=9e2', 'Hauteur « 9e2 » : un nombre entier de 80 à 5000 est attendu ; elle reste libre.'],
		['outil=glossaire/x&parametres=a%3D1', /« parametres » règle un outil ou un schéma/],
		['tool=combat', '« tool » n’est pas un réglage de cette page : il est ignoré.'],
		['theme=clair&theme=sombre', '« theme » est donné plusieurs fois : seul le premier compte.'],
	])('tells what is wrong in ?%s', (query, notice) => {
		const { notices } = read(query);
		expect(notices).toHaveLength(1);
		expect(notices[0]).toMatch(notice);
	});

	it('asks nothing of a game for which it was not meant', () => {
		const { asked } = read('jeu=autre&outil=glossaire/armure&parametres=a%3D1');
		expect(asked).toMatchObject({ game: keyforge, slug: undefined, query: '' });
	});

	it('says nothing of the marks that other sites add', () => {
		expect(read('utm_source=forum&fbclid=1').notices).toEqual([]);
	});

	it('takes the theme from its own parameter, not from the case', () => {
		expect(read('outil=combat&parametres=theme%3Drose%26a%3D1').asked).toMatchObject({
			query: 'a=1',
			theme: 'auto',
		});
	});

	it('is read back as it was written, whatever is shown', () => {
		const size = ([least, most]: readonly [number, number]) =>
			fc.option(fc.integer({ min: least, max: most }), { nil: undefined });
		fc.assert(
			fc.property(
				fc.record({
					game: fc.constantFrom(keyforge, l5r),
					slug: fc.constantFrom('combat', 'deroulement/tour', 'test-de-competence'),
					query: fc
						.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()), { maxLength: 3 })
						.map((pairs) => new URLSearchParams(pairs.filter(([name]) => name !== 'theme')).toString()),
					theme: fc.constantFrom(...themes),
					width: size(bounds.largeur),
					height: size(bounds.hauteur),
				}),
				(asked) => {
					const query = writeQuery(asked);
					expect(read(query)).toEqual({ asked, notices: [] });
					expect(query).not.toContain('%2F');
				},
			),
		);
	});
});
