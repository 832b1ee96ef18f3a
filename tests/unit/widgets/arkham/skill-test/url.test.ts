import { describe, expect, test } from 'vitest';
import { verify } from '../../../../../src/rules/arkham/skill-test';
import type { ChaosBags } from '../../../../../src/schemas/chaos-bags';
import { curveWindow } from '../../../../../src/widgets/arkham/skill-test/answer';
import { effectOf, kindOf, scenariosOf, toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { initialState } from '../../../../../src/widgets/arkham/skill-test/state';
import { skillTestCodec } from '../../../../../src/widgets/arkham/skill-test/url-state';
import { data, read } from './real-bags';
import tool from './tested';

const { write } = tool;

describe('a case written in the address', () => {
	test('says nothing of a setting that changes nothing', () => {
		const { test, ...rest } = initialState;
		for (const useless of [{ mode: 'two' as const }, { returned: true }, { times: 3 }, { counted: 'clue' as const }])
			expect(write({ ...rest, test: { ...test, ...useless } })).toBe('');
	});

	test('is nothing for the default case', () => {
		expect(write(initialState)).toBe('');
		expect(read('')).toEqual({ state: initialState, notices: [] });
	});

	test('keeps its published names', () => {
		const query =
			'competence=4&icones=2&difficulte=5&tirage=2&choix=un&niveau=expert&scenario=devoreur-du-dessous' +
			'&investigateur=wendy-adams&pions=p1.2_m1.4_chose.0_beni.3&scelles=crane.1' +
			'&crane=modificateur.-5_revele&signe=automatique.reussite&temoin=competence*2**pions*gel.2';
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(write(state)).toBe(query);
	});
});

test('what cards change to the draw, and tokens set aside, keep their published names', () => {
	const query = 'tirage=3&choix=deux&annule=2&remis=oui&scelles=m1.1&cote=m1.2_crane.1';
	const { state, notices } = read(query);
	expect(notices).toEqual([]);
	expect(write(state)).toBe(query);
	const { draw, bag } = toEngine(data, state);
	expect(draw).toEqual({ count: 3, mode: 'two', cancels: 2, returned: true });
	expect(bag.find(({ id }) => id === 'm1')).toMatchObject({ count: 3, sealed: 1, aside: 2 });
});

test('the elder sign of an investigator may count as another token, with what the scenario makes of it', () => {
	const { state } = read('investigateur=jim-culver&crane=modificateur.-4');
	const sign = toEngine(data, state).bag.find(({ id }) => id === 'signe');
	expect(sign?.alternatives).toEqual([{ as: 'crane', modifier: -4, revealsAnother: false, automatic: 'none' }]);
	const changed = toEngine(data, read('investigateur=jim-culver&signe=modificateur.5').state);
	expect(changed.bag.find(({ id }) => id === 'signe')?.alternatives).toBeUndefined();
});

test('the modifier that an investigator makes 0 is, whatever the scenario says, unless the reader does', () => {
	const skull = (query: string) =>
		toEngine(data, read(query).state).bag.find(({ id }) => id === 'crane')?.effect.modifier;
	expect(skull('investigateur=roland-banks')).toBe(-1);
	expect(skull('investigateur=jim-culver')).toBe(0);
	expect(skull('niveau=expert&investigateur=jim-culver')).toBe(0);
	expect(skull('investigateur=jim-culver&crane=modificateur.-2')).toBe(-2);
});

describe('a mistake in the address is reported once, and the case is one that the engine accepts', () => {
	test.each([
		['competence=fort', '« competence=fort » : un nombre entier de -20 à 99 est attendu ; 3 est utilisé.'],
		['competence=-21', '« competence=-21 » : un nombre entier de -20 à 99 est attendu ; 3 est utilisé.'],
		['difficulte=100', '« difficulte=100 » : un nombre entier de 0 à 99 est attendu ; 3 est utilisé.'],
		['tirage=6', '« tirage=6 » : un nombre entier de 1 à 5 est attendu ; 1 est utilisé.'],
		['niveau=facil', /« facile », « standard », « difficile » ou « expert » est attendu/],
		[
			'campagne=cercle-brise&scenario=rassemblement',
			'Le scénario « rassemblement » n’est pas de la campagne « Le Cercle Brisé » : il est ignoré.',
		],
		['pions=m9.2', '« m9.2 » n’est pas un pion que l’outil connaît : il est ignoré.'],
		['pions=beni.11', '« beni.11 » : un nombre entier de 0 à 10 est attendu ; c’est ignoré.'],
		['pions=m1.2_m1.3', '« m1 » est donné plusieurs fois : seul le premier compte.'],
		['pions=m1.99', /La réserve compterait 112 pions, 99 au plus/],
		['scelles=crane.5', '5 pions « crane » scellés, mais 2 dans la réserve : c’est ramené à 2.'],
		['scelles=m1.2&cote=m1.2', '2 pions « m1 » mis de côté, mais 1 dans la réserve : c’est ramené à 1.'],
		['annule=4', '« annule=4 » : un nombre entier de 0 à 3 est attendu ; 0 est utilisé.'],
		['remis=oui', '« remis=oui » est sans effet sans « annule » : aucun pion n’est annulé.'],
		['choix=deux', '« choix=deux » est sans effet : un seul pion est révélé.'],
		['tirage=1&choix=un', '« choix=un » est sans effet : un seul pion est révélé.'],
		['remis=non', '« remis=non » : « oui » est attendu ; c’est ignoré.'],
		['pions=', '« pions= » est vide : c’est ignoré.'],
		['crane=', '« crane= » est vide : c’est ignoré.'],
		['crane=modificateur.99', /un nombre entier de -20 à 20 est attendu ; -1 est utilisé/],
		['crane=noir', '« noir » n’est pas un effet de pion : c’est ignoré.'],
		['crane=revele_seul', '« revele_seul » : seul le premier compte.'],
		['temoin=icones*x', 'Situation comparée : « icones=x » : un nombre entier de 0 à 99 est attendu ; 1 est utilisé.'],
		['temoin=temoin*1', /^Situation comparée : « temoin » n’est pas un réglage/],
	])('%s', (query, notice) => {
		const { state, notices } = read(query);
		expect(verify(toEngine(data, state)).problems).toEqual([]);
		expect(notices).toHaveLength(1);
		expect(notices[0]).toEqual(typeof notice === 'string' ? notice : expect.stringMatching(notice));
	});
});

test('a campaign alone comes with its own scenario, or none', () => {
	expect(read('campagne=cercle-brise').state.scenario).toBe('');
});

test('every scenario opens at every level without a notice, in a campaign or in any', () => {
	for (const { id: campaign, reserves } of data.campagnes) {
		for (const { id } of scenariosOf(data, campaign)) {
			for (const level of Object.keys(reserves)) {
				const { state, notices } = read(`campagne=${campaign}&niveau=${level}&scenario=${id}`);
				expect(notices).toEqual([]);
				expect([state.campaign, state.level, state.scenario]).toEqual([campaign, level, id]);
				expect(verify(toEngine(data, state)).problems).toEqual([]);
			}
		}
	}
});

test.each([
	['activite-extrascolaire', 'standard', 'crane', { modifier: -1, revealsAnother: false, automatic: 'none' }],
	['la-ou-le-destin-attend', 'difficile', 'tablette', { modifier: -3, revealsAnother: false, automatic: 'none' }],
	['film-fatal', 'standard', 'crane', { modifier: -2, revealsAnother: false, automatic: 'none' }],
] as const)('%s, %s: the usual effect of %s', (scenario, level, id, effect) => {
	const { state } = read(`campagne=heritage-de-dunwich&niveau=${level}&scenario=${scenario}`);
	const kind = kindOf(data, id);
	expect(kind && effectOf(data, state, kind)).toEqual(effect);
});

test('the curve of any case holds the icons committed and its playing', () => {
	for (const query of ['competence=99&icones=99', 'competence=10&icones=97', 'icones=8', 'icones=7']) {
		const situation = toEngine(data, read(query).state);
		const { from, steps } = curveWindow(situation);
		expect(steps.map(({ icons }) => icons)).toContain(situation.icons);
		expect(steps[0]?.icons).toBe(from);
		expect(from).toBeLessThan(situation.icons);
	}
});

test('a level that a campaign lacks is told', () => {
	const campagnes = data.campagnes.map((campaign) =>
		campaign.id === 'route-de-carcosa' ? { ...campaign, reserves: { standard: campaign.reserves.standard } } : campaign,
	);
	const { state, notices } = skillTestCodec({ ...data, campagnes } as ChaosBags).read(
		new URLSearchParams('campagne=route-de-carcosa&niveau=expert'),
	);
	expect(notices).toEqual([
		'Le niveau « expert » n’est pas connu pour La Route de Carcosa : « standard » est utilisé.',
	]);
	expect(state.level).toBe('standard');
});

test('every scenario opens at every level without a notice', () => {
	const notices = data.campagnes.flatMap(({ id }) =>
		data.scenarios
			.filter(({ campagne }) => campagne === undefined || campagne === id)
			.flatMap((scenario) =>
				data.niveaux.flatMap((level) => read(`campagne=${id}&niveau=${level.id}&scenario=${scenario.id}`).notices),
			),
	);
	expect(notices).toEqual([]);
});
