import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkChaosBags } from '../../src/library/checks/check-chaos-bags';
import { buildToolData } from '../../src/library/tool-data';
import { type Counts, levels } from '../../src/schemas/chaos-bags';
import { parseYaml } from '../../src/schemas/front-matter';
import { slugPattern } from '../../src/schemas/slug';
import { toolDataSchemas } from '../../src/schemas/tool-data';

const file = 'content/arkham/outils/test-de-competence.yaml';
const kind = 'reserves-du-chaos';
const parsed = parseYaml(file, readFileSync(file, 'utf8'), toolDataSchemas[kind]);
if (!parsed.data) throw new Error(JSON.stringify(parsed.errors));
const { data, lineOf } = buildToolData({
	kind,
	slug: 'test-de-competence',
	file,
	lineOf: parsed.lineOf,
	data: parsed.data,
});

const size = (counts: Counts = {}) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const bags = Object.fromEntries(data.campagnes.map(({ id, reserves }) => [id, reserves]));

it('the chaos bags of Arkham have no error', () => {
	expect(checkChaosBags({ file, lineOf, data })).toEqual([]);
});

it('their ids never change: they are in addresses', () => {
	expect(data.pions.map(({ id }) => id)).toEqual(
		'p1 0 m1 m2 m3 m4 m5 m6 m7 m8 crane cultiste tablette chose echec signe beni maudit gel'.split(' '),
	);
	expect(data.niveaux.map(({ id }) => id)).toEqual(levels);
	expect(data.campagnes.map(({ id }) => id)).toEqual([
		'nuit-de-la-zelatrice',
		'heritage-de-dunwich',
		'route-de-carcosa',
		'civilisation-oubliee',
		'cercle-brise',
		'devoreurs-de-reves-a',
		'devoreurs-de-reves-b',
		'conspiration-d-innsmouth',
		'confins-de-la-terre',
		'clefs-ecarlates',
	]);
	expect(data.scenarios.map(({ id }) => id)).toEqual(['rassemblement', 'masques-de-minuit', 'devoreur-du-dessous']);
	const investigators = data.investigateurs.map(({ id }) => id);
	expect(investigators).toEqual(['roland-banks', 'daisy-walker', 'skids-o-toole', 'agnes-baker', 'wendy-adams']);
	expect([...Object.keys(bags), ...investigators].filter((id) => !slugPattern.test(id))).toEqual([]);
});

it('the number of a token is in its id', () => {
	for (const { id, nom, modificateur } of data.pions.slice(0, 10)) {
		expect(modificateur, id).toBe(Number(id.replace('p', '').replace('m', '-')));
		expect(nom.replace('−', '-'), id).toBe(modificateur > 0 ? `+${modificateur}` : String(modificateur));
	}
});

describe('bags, as published', () => {
	it.each([
		['facile', 16, 'p1*2 0*3 m1*3 m2*2 crane*2 cultiste*1 tablette*1 echec*1 signe*1'],
		['standard', 16, 'p1*1 0*2 m1*3 m2*2 m3*1 m4*1 crane*2 cultiste*1 tablette*1 echec*1 signe*1'],
		['difficile', 17, '0*3 m1*2 m2*2 m3*2 m4*1 m5*1 crane*2 cultiste*1 tablette*1 echec*1 signe*1'],
		['expert', 18, '0*1 m1*2 m2*2 m3*2 m4*2 m5*1 m6*1 m8*1 crane*2 cultiste*1 tablette*1 echec*1 signe*1'],
	] as const)('La Nuit de la Zélatrice, %s: %i tokens', (level, total, tokens) => {
		const counts = bags['nuit-de-la-zelatrice']?.[level] ?? {};
		expect(size(counts)).toBe(total);
		expect(counts).toEqual(
			Object.fromEntries(
				tokens.split(' ').map((part) => [part.split('*')[0], Number(part.split('*')[1])] as [string, number]),
			),
		);
	});

	it.each([
		['heritage-de-dunwich', 15, -13],
		['route-de-carcosa', 15, -13],
		['civilisation-oubliee', 14, -12],
		['cercle-brise', 13, -12],
		['devoreurs-de-reves-a', 14, -12],
		['devoreurs-de-reves-b', 17, -13],
		['conspiration-d-innsmouth', 20, -13],
		['confins-de-la-terre', 17, -14],
		['clefs-ecarlates', 16, -13],
	])('%s, standard only: %i tokens, whose modifiers add up to %i', (campaign, total, sum) => {
		const { standard = {}, ...others } = bags[campaign] ?? {};
		expect(size(standard)).toBe(total);
		expect(others).toEqual({});
		expect(
			Object.entries(standard).reduce(
				(all, [id, count]) => all + count * (data.pions.find((token) => token.id === id)?.modificateur ?? 0),
				0,
			),
		).toBe(sum);
	});

	it('one automatic failure and one elder sign in each', () => {
		for (const counts of Object.values(bags).flatMap((levelBags) => Object.values(levelBags)))
			expect([counts?.echec, counts?.signe]).toEqual([1, 1]);
	});

	it('the core box is the only campaign that is no expansion', () => {
		expect(data.campagnes.filter(({ extension }) => !extension).map(({ nom }) => nom)).toEqual([
			'La Nuit de la Zélatrice',
		]);
	});
});

it('the core box has the numbers of its three scenarios', () => {
	const numbers = data.scenarios.map(({ effets }) =>
		Object.values(effets).map((side) => Object.values(side).map(({ modificateur }) => modificateur)),
	);
	expect(numbers).toEqual([
		[
			['-X', -1, -2],
			[-2, 0, -4],
		],
		[
			['-X', -2, -3],
			['-X', -2, -4],
		],
		[
			['-X', -2, -3, -5],
			[-3, -4, -5, -7],
		],
	]);
	expect(data.scenarios.map(({ ajoute }) => ajoute)).toEqual([{}, {}, { chose: 1 }]);
});

it('the core box has five investigators with the skills of their cards', () => {
	expect(
		data.investigateurs.map(({ competences, signe }) => [...Object.values(competences), signe.modificateur]),
	).toEqual([
		[3, 3, 4, 2, '+X'],
		[3, 5, 2, 2, 0],
		[2, 3, 3, 4, 2],
		[5, 2, 2, 3, '+X'],
		[4, 3, 1, 4, 0],
	]);
});

it('the page carries it in 2.5 kB at most', () => {
	expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(2500);
});
