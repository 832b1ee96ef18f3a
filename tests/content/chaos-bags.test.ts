import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkChaosBags } from '../../src/library/checks/check-chaos-bags';
import { buildToolData } from '../../src/library/read/tool-data';
import { type Counts, levels, openingBags } from '../../src/schemas/chaos-bags';
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

/** Published in addresses, in the order in which the tool shows them. */
const SCENARIOS = `
	rassemblement masques-de-minuit devoreur-du-dessous activite-extrascolaire banque-gagne-toujours
	musee-miskatonic express-du-comte-d-essex du-sang-sur-l-autel aux-frontieres-du-visible la-ou-le-destin-attend
	perdu-dans-le-temps-et-l-espace baisser-de-rideau dernier-roi echos-du-passe serment-indicible
	spectre-de-la-verite masque-bleme sous-les-etoiles-noires pale-carcosa contree-sauvage
	fleau-des-eztli fils-du-destin par-dela-les-limites coeur-des-anciens cite-des-archives
	profondeurs-de-yoth paradoxes-temporels remonter-le-temps disparitions-dans-la-demeure-du-crepuscule heure-des-sorcieres
	aux-portes-de-la-mort nom-secret salaire-du-peche pour-le-bien-commun union-et-desillusion
	dans-les-griffes-du-chaos devant-le-trone-noir par-dela-le-mur-du-sommeil a-la-recherche-de-kadath face-cachee-de-la-lune
	demeure-des-dieux cauchemar-eveille mille-nuances-d-horreur point-de-non-retour tisseuse-du-cosmos
	gouffre-du-desespoir disparition-d-elina-harper mouilles-jusqu-au-cou recif-du-diable horreur-a-toute-vitesse
	lueur-dans-le-brouillard taniere-de-dagon dans-le-maelstrom de-glace-et-de-mort mirage-fatal
	vers-les-sommets-interdits cite-des-anciens coeur-de-la-folie pluie-et-les-enigmes chaleur-mortelle
	ombres-rouge-sang transactions-nocturnes danse-macabre terrain-glissant chiens-de-guerre
	ombre-de-la-souffrance sans-la-moindre-trace congres-des-clefs grave-dans-la-pierre-acte-1 grave-dans-la-pierre-acte-2
	hemlock-house lande-silencieuse soeur-perdue chose-des-profondeurs vallon-tortueux
	nuit-la-plus-longue destin-de-vale val dernier-travail mur-occidental
	quartier-englouti rucher grande-crypte cour-des-anciens canyons-d-obsidienne
	sepulcre-du-dormeur chute-d-arkham-pt-i chute-d-arkham-pt-ii flammes-s-etendent vaste-fumisterie
	reine-des-cendres eternelle-torpeur usurpateur-de-la-nuit labyrinthes-de-la-folie gala-au-coeur-de-l-hiver
	film-fatal malediction-du-rougarou carnaval-des-horreurs meurtre-a-l-hotel-excelsior devoreur-de-toute-chose
	guerre-des-dieux-exterieurs machinations-au-fil-du-temps fortune-et-folie lire-ou-mourir tout-pour-le-tout
	mauvais-sang suivre-les-regles maree-montante-rouge repos-eternel reliques-du-passe
	rappel-captivant
`;

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
		'festin-de-hemlock-vale',
		'cite-engloutie',
		'fraternite-des-cendres',
		'gardiens-de-l-abime',
		'fortune-et-folie',
	]);
	expect(data.scenarios.map(({ id }) => id)).toEqual(SCENARIOS.trim().split(/\s+/));
	const investigators = data.investigateurs.map(({ id }) => id);
	expect(investigators.slice(0, 5)).toEqual([
		'roland-banks',
		'daisy-walker',
		'skids-o-toole',
		'agnes-baker',
		'wendy-adams',
	]);
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
	])('%s at the standard level: %i tokens, whose modifiers add up to %i', (campaign, total, sum) => {
		const { standard = {} } = bags[campaign] ?? {};
		expect(size(standard)).toBe(total);
		expect(
			Object.entries(standard).reduce(
				(all, [id, count]) => all + count * (data.pions.find((token) => token.id === id)?.modificateur ?? 0),
				0,
			),
		).toBe(sum);
	});

	it('no level is left out, and the note tells those on which sources differ', () => {
		expect(
			data.campagnes.flatMap(({ id, reserves }) =>
				levels.filter((level) => !reserves[level]).map((level) => [id, level]),
			),
		).toEqual([]);
		const told = data.campagnes.filter(({ note }) => /nos trois sources/.test(note ?? '')).map(({ id }) => id);
		expect(told).toEqual([
			'route-de-carcosa',
			'civilisation-oubliee',
			'devoreurs-de-reves-b',
			'conspiration-d-innsmouth',
			'festin-de-hemlock-vale',
		]);
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
	const core = data.scenarios.slice(0, 3);
	const numbers = core.map(({ effets }) =>
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
	expect(core.map(({ ajoute }) => ajoute)).toEqual([{}, {}, { chose: 1 }]);
});

it('the core box has five investigators with the skills of their cards', () => {
	expect(
		openingBags(data).investigateurs.map(({ competences, signe }) => [
			...Object.values(competences),
			signe.modificateur,
		]),
	).toEqual([
		[3, 3, 4, 2, '+X'],
		[3, 5, 2, 2, 0],
		[2, 3, 3, 4, 2],
		[5, 2, 2, 3, '+X'],
		[4, 3, 1, 4, 0],
	]);
});

it('the page carries what it opens on in 3.5 kB at most, the rest comes in 22 kB', () => {
	expect(gzipSync(JSON.stringify(openingBags(data))).length).toBeLessThan(3500);
	expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(22_000);
});
