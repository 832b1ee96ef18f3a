import { describe, expect, test } from 'vitest';
import type { CHANGES, Status } from '../../../../../src/rules/l5r/conflict';
import { type GivenEvent, judge, type Trait } from './cases';

const event = (type: (typeof CHANGES)[number], character = 'a1'): GivenEvent => ({
	type,
	character,
});
const modify = (amount: number, character = 'a1'): GivenEvent => ({ type: 'modify', character, amount });

describe('joining and leaving', () => {
	test('participant-deplace: a character at home brings its skill once it has joined, on its side', () => {
		const given = { a: [{ military: 2 }, { military: 4, home: true }], d: [{ military: 5 }] };
		expect(judge(given).outcome).toMatchObject({ winner: 'defender', totals: { attacker: 2, defender: 5 } });
		const { outcome, stepsOf } = judge({ ...given, events: [event('join', 'a2')] });
		expect(outcome).toMatchObject({ winner: 'attacker', totals: { attacker: 6, defender: 5 } });
		expect(stepsOf('joined')).toMatchObject([{ side: 'attacker', character: 'a2', before: 1, after: 2 }]);
		expect(outcome.characters[1]).toMatchObject({ participates: true, bowed: true });
	});

	test('participant-joue-dans-le-conflit: one that is played from hand counts from then on, and was nowhere before', () => {
		const given = { a: [{ military: 2 }, { military: 4 }], d: [{ military: 5 }] };
		const { outcome, stepsOf } = judge({ ...given, events: [event('bow', 'd1'), event('play', 'a2')] });
		expect(outcome).toMatchObject({ totals: { attacker: 6, defender: 0 } });
		expect(stepsOf('totals-now')).toMatchObject([{ attacker: 2 }, { attacker: 6 }]);
		expect(stepsOf('joined')).toMatchObject([
			{ rule: 'participant-joue-dans-le-conflit', character: 'a2', before: 1, after: 2 },
		]);
		expect(outcome.characters[1]).toMatchObject({ participates: true, inPlay: true, bowed: true });
	});

	test.each<[string, Trait, number]>([
		['entrer-en-jeu-statut', { status: 'honored' }, 1],
		['entrer-en-jeu-statut', { status: 'dishonored' }, -1],
		['entrer-en-jeu-redressee', { bowed: true }, 1],
	])('%s: one that is played enters play normal and ready (%o)', (rule, trait, before) => {
		const { outcome, trace } = judge({ a: [{ military: 3, glory: 2, ...trait }], events: [event('play')] });
		expect(outcome).toMatchObject({ totals: { attacker: 3 } });
		expect(outcome.characters[0]).toMatchObject({ status: 'normal', contribution: 3 });
		expect(trace.find((step) => step.rule === rule)).toMatchObject({ character: 'a1', before, after: 0 });
	});

	test('entrer-en-jeu-statut: what is done to it once it is in play counts', () => {
		const { outcome } = judge({ a: [{ glory: 2, status: 'honored' }], events: [event('play'), event('honor')] });
		expect(outcome.characters[0]).toMatchObject({ status: 'honored', contribution: 5 });
	});

	test('tiret-pas-de-conflit: one with a dash cannot be played into it, and stays in hand', () => {
		const { outcome, stepsOf } = judge({ a: [{}, { military: null }], events: [event('play', 'a2')] });
		expect(stepsOf('refused')).toMatchObject([{ reason: 'dash', rule: 'tiret-pas-de-conflit', action: 'play' }]);
		expect(outcome.characters[1]).toMatchObject({ participates: false, inPlay: null, bowed: false });
		expect(stepsOf('removed-from-conflict')).toEqual([]);
	});

	test('etape-3-2-attaquants: an opening without an attacker is told, and changes nothing else', () => {
		expect(judge({ a: [{ home: true }], events: [event('join')] }).stepsOf('no-attacker')).toHaveLength(1);
		expect(judge({ a: [{}], events: [event('leave')] }).stepsOf('no-attacker')).toEqual([]);
	});

	test('incline-competence: one that joins bowed participates and brings nothing', () => {
		const { outcome } = judge({ a: [{ home: true, bowed: true }], d: [{}], events: [event('join')] });
		expect(outcome.totals.attacker).toBe(0);
		expect(outcome.characters[0]?.participates).toBe(true);
	});

	test.each([[false], [true]])(
		'fief-conserve-sa-position: one that is sent home stays as it was (bowed: %s)',
		(bowed) => {
			const { outcome, stepsOf } = judge({ a: [{ bowed }, {}], events: [event('leave')] });
			expect(outcome.characters[0]).toMatchObject({ participates: false, bowed, inPlay: true, contribution: 0 });
			expect(stepsOf('sent-home')).toMatchObject([{ rule: 'fief-renvoyer', before: 2, after: 1 }]);
			const position = Number(bowed);
			expect(stepsOf('position-kept')).toMatchObject([
				{ rule: 'fief-conserve-sa-position', character: 'a1', before: position, after: position },
			]);
		},
	);

	test('etape-3-2-4: without a defender left, the conflict is unopposed', () => {
		expect(judge({ a: [{}], d: [{}], events: [event('leave', 'd1')] }).outcome).toMatchObject({
			unopposed: true,
			honor: { defender: 9 },
		});
	});

	test('etape-3-2-3-conditions: without an attacker left, the attacking player cannot win', () => {
		const { outcome } = judge({ a: [{}], modifiers: [5, 0], events: [event('leave')] });
		expect(outcome).toMatchObject({ winner: null, ring: 'available' });
	});
});

describe('statuses', () => {
	test.each<[string, Status, 'honor' | 'dishonor', Status, number]>([
		['honore-depuis-normal', 'normal', 'honor', 'honored', 5],
		['honore-depuis-deshonore', 'dishonored', 'honor', 'normal', 3],
		['deshonore-depuis-normal', 'normal', 'dishonor', 'dishonored', 1],
		['deshonore-depuis-honore', 'honored', 'dishonor', 'normal', 3],
		['honore-deja', 'honored', 'honor', 'honored', 5],
		['deshonore-deja', 'dishonored', 'dishonor', 'dishonored', 1],
	])('%s', (rule, status, type, expected, skill) => {
		const { outcome, cited } = judge({ a: [{ military: 3, glory: 2, status }], events: [event(type)] });
		expect(cited).toContain(rule);
		expect(outcome.characters[0]).toMatchObject({ status: expected, contribution: skill });
	});

	test('regles-honneur-cran: from one to the other takes two steps', () => {
		const { outcome } = judge({ a: [{ status: 'honored' }], events: [event('dishonor'), event('dishonor')] });
		expect(outcome.characters[0]?.status).toBe('dishonored');
	});
});

describe('bowed and readied', () => {
	test('incline-competence: a character bowed in the middle brings nothing, and still opposes', () => {
		const { outcome } = judge({ a: [{}], d: [{}], events: [event('bow', 'd1')] });
		expect(outcome).toMatchObject({ totals: { attacker: 3, defender: 0 }, unopposed: false });
	});

	test('redresse-compte: one that is readied counts again', () => {
		expect(judge({ a: [{ bowed: true }], events: [event('ready')] }).outcome.totals.attacker).toBe(3);
	});
});

describe('leaving play', () => {
	test.each<[string, Status, number]>([
		['honore-quitte-le-jeu', 'honored', 11],
		['deshonore-quitte-le-jeu', 'dishonored', 9],
		['participant-quitte-le-jeu', 'normal', 10],
	])('%s: the controller has %s, then %i honor', (rule, status, honor) => {
		const { outcome, cited } = judge({
			a: [{}],
			d: [{ status }, {}],
			ring: { choice: 'decline' },
			events: [event('discard', 'd1')],
		});
		expect(cited).toContain(rule);
		expect(outcome).toMatchObject({ honor: { attacker: 10, defender: honor }, totals: { defender: 3 } });
		expect(outcome.characters[1]).toMatchObject({ inPlay: false, participates: false, contribution: 0 });
	});

	test('quitter-le-jeu-statut: from home too, and no participant is lost', () => {
		const { outcome, stepsOf } = judge({
			a: [{}, { home: true, status: 'honored' }],
			events: [event('discard', 'a2')],
		});
		expect(outcome.honor.attacker).toBe(11 + 2);
		expect(stepsOf('left-play')).toMatchObject([{ rule: 'quitter-le-jeu-definition', before: 1, after: 1 }]);
	});

	test.each<[string, Trait, Trait, [number, number], 'attacker' | 'defender', string]>([
		['attacker 24 → 25', { status: 'honored' }, {}, [24, 10], 'attacker', 'gagner-la-partie-vingt-cinq'],
		['attacker 1 → 0', { status: 'dishonored' }, {}, [1, 10], 'defender', 'gagner-la-partie-zero'],
		['defender 24 → 25', {}, { status: 'honored' }, [10, 24], 'defender', 'gagner-la-partie-vingt-cinq'],
		['defender 1 → 0', {}, { status: 'dishonored' }, [10, 1], 'attacker', 'gagner-la-partie-zero'],
	])('%s ends the game at once, before the comparison', (_, attacker, defender, honors, winner, rule) => {
		const events = [event('discard', attacker.status ? 'a1' : 'd1'), event('honor', 'a2')];
		const { outcome, trace } = judge({ a: [attacker, {}], d: [defender], honors, events });
		expect(outcome).toMatchObject({ gameEnd: { winner, rule }, compared: false, ring: 'contested', winner: null });
		expect(trace.slice(-2).map(({ kind }) => kind)).toEqual(['game-won', 'events-skipped']);
		expect(outcome.characters[1]?.status).toBe('normal');
	});
});

describe('modifiers that come in the middle', () => {
	test('modificateur-definition: they add up with the others', () => {
		const { outcome, stepsOf } = judge({ a: [{ modifier: 1 }], events: [modify(2), modify(-1)] });
		expect(outcome.totals.attacker).toBe(5);
		expect(stepsOf('modified')).toMatchObject([
			{ before: 1, after: 3 },
			{ before: 3, after: 2 },
		]);
	});

	test('modificateur-fixe: they do nothing to a skill that is set', () => {
		expect(judge({ a: [{ fixed: 4 }], events: [modify(2)] }).outcome.totals.attacker).toBe(4);
	});
});

describe('what cannot be', () => {
	test.each<[string, string, Trait, GivenEvent]>([
		['there', 'deplacer-autre-emplacement', {}, event('join')],
		['there', 'deplacer-autre-emplacement', { home: true }, event('leave')],
		['dash', 'tiret-pas-de-conflit', { home: true, military: null }, event('join')],
		['dash', 'tiret-non-modifiable', { home: true, military: null }, modify(2)],
		['bowed', 'incline-definition', { bowed: true }, event('bow')],
		['ready', 'cible-etat-inchange', {}, event('ready')],
	])('%s: %s', (reason, rule, trait, refused) => {
		const { stepsOf, outcome } = judge({ a: [trait, {}], events: [refused] });
		expect(stepsOf('refused')).toMatchObject([{ reason, rule, character: 'a1', action: refused.type }]);
		expect(stepsOf('totals-now')).toEqual([]);
		expect(outcome).toEqual(judge({ a: [trait, {}] }).outcome);
	});

	test('capacite-cartes-en-jeu: nothing is done to a character that left play', () => {
		const { stepsOf } = judge({ a: [{}], events: [event('discard'), event('ready'), event('discard')] });
		expect(stepsOf('refused')).toMatchObject([
			{ reason: 'out', rule: 'capacite-cartes-en-jeu' },
			{ reason: 'out', rule: 'capacite-cartes-en-jeu' },
		]);
	});
});

test('etape-3-2-2-annoncer: the totals as they stand come after each event', () => {
	const { stepsOf } = judge({
		a: [{ military: 3, glory: 2 }],
		d: [{ military: 4 }],
		events: [event('honor'), event('bow', 'd1')],
	});
	expect(stepsOf('totals-now')).toMatchObject([
		{ attacker: 5, defender: 4, before: 1 },
		{ attacker: 5, defender: 0, before: 5 },
	]);
});
