import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { MeetingsData } from '../../../../../src/schemas/meetings';
import { type Given, judge } from './cases';

// What the content says of two notions that meet, where the engine can play it: both say the same.

const { rencontres }: MeetingsData = parse(readFileSync('content/l5r/rencontres.yaml', 'utf8'));
const FAVOR = { holder: 'attacker', face: 'military' } as const;

const winner = (given: Given) => judge(given).outcome.winner;
const statusOf = (given: Given, rank = 0) => judge(given).outcome.characters[rank]?.status;

const meetings: Record<string, () => void> = {
	'faveur-imperiale-incline': () => {
		const given = { a: [{ bowed: true }] };
		expect(winner(given)).toBeNull();
		expect(judge({ ...given, favor: FAVOR }).outcome).toMatchObject({
			winner: 'attacker',
			totals: { attacker: 1, defender: 0 },
		});
	},
	'faveur-imperiale-non-oppose': () => {
		expect(judge({ a: [{ military: 1 }], favor: { ...FAVOR, holder: 'defender' } }).outcome).toMatchObject({
			unopposed: true,
			totals: { defender: 0 },
		});
	},
	'fierte-incline': () => {
		expect(statusOf({ a: [{ bowed: true, pride: true }, {}] })).toBe('honored');
	},
	'fierte-retour-a-la-normale': () => {
		const statuses = (status: 'honored' | 'dishonored', military: number) =>
			statusOf({ a: [{ military, status, glory: 0, pride: true }], d: [{}], ring: { choice: 'decline' } });
		expect(statuses('honored', 9)).toBe('honored');
		expect(statuses('honored', 1)).toBe('normal');
		expect(statuses('dishonored', 9)).toBe('normal');
		expect(statuses('dishonored', 1)).toBe('dishonored');
	},
	'fierte-effet-d-anneau': () => {
		const ring = { element: 'fire', choice: 'dishonor', target: 'd1' } as const;
		const { outcome, trace } = judge({ a: [{ military: 9 }], d: [{ status: 'honored', pride: true }], ring });
		const kinds = trace.map(({ kind }) => kind);
		expect(kinds.indexOf('pride')).toBeLessThan(kinds.indexOf('ring-effect'));
		expect(outcome.characters[1]?.status).toBe('dishonored');
	},
	'incline-deplacer': () => {
		const joined = judge({
			a: [{}, { home: true, bowed: true }],
			d: [{}],
			events: [{ type: 'join', character: 'a2' }],
		});
		expect(joined.stepsOf('joined')).toMatchObject([{ character: 'a2' }]);
		expect(joined.outcome).toMatchObject({ totals: { attacker: 3 } });
	},
	'tiret-deplacer': () => {
		const { outcome, stepsOf } = judge({
			a: [{}, { home: true, military: null }],
			events: [{ type: 'join', character: 'a2' }],
		});
		expect(stepsOf('refused')).toMatchObject([{ character: 'a2', reason: 'dash' }]);
		expect(outcome.characters[1]?.participates).toBe(false);
	},
	'effet-d-anneau-statut': () => {
		const fire = (choice: 'honor' | 'dishonor') =>
			judge({
				a: [{ military: 9 }, { home: true, status: 'honored' }],
				ring: { element: 'fire', choice, target: 'a2' },
			}).outcome;
		expect(fire('honor')).toMatchObject({ effectRefused: true });
		expect(fire('dishonor').characters[1]?.status).toBe('normal');
	},
	'effet-d-anneau-incline': () => {
		const ring = { element: 'water', choice: 'ready', target: 'a2' } as const;
		const { outcome, stepsOf } = judge({ a: [{ military: 9 }, { bowed: true }], ring });
		expect(stepsOf('turned')).toMatchObject([{ character: 'a2', after: 0 }]);
		expect(outcome.characters[1]?.bowed).toBe(true);
	},
	'non-oppose-defenseur-incline': () => {
		expect(judge({ a: [{}], d: [{ bowed: true }] }).outcome.unopposed).toBe(false);
	},
	'non-oppose-moment': () => {
		const left = judge({ a: [{}], d: [{}], events: [{ type: 'leave', character: 'd1' }] });
		expect(left.outcome.unopposed).toBe(true);
		const joined = judge({
			a: [{ military: 9 }],
			d: [{ home: true }],
			events: [{ type: 'join', character: 'd1' }],
		});
		expect(joined.outcome.unopposed).toBe(false);
	},
	'controle-non-oppose': () => {
		const taken = (d: Given['d']) => judge({ a: [{}], d, events: [{ type: 'control', character: 'd1' }] }).outcome;
		expect(taken([{}])).toMatchObject({ winner: 'attacker', unopposed: true, totals: { attacker: 6, defender: 0 } });
		expect(taken([{}, {}])).toMatchObject({ winner: 'attacker', unopposed: false });
	},
	'controle-statut': () => {
		const events = (['control', 'discard'] as const).map((type) => ({ type, character: 'd1' }));
		const { outcome } = judge({ a: [{}], d: [{ status: 'honored' }, {}], events, ring: { choice: 'decline' } });
		expect(outcome).toMatchObject({ honor: { attacker: 11, defender: 10 } });
	},
	'controle-etat-garde': () => {
		const { outcome } = judge({
			a: [{}],
			d: [{ bowed: true, status: 'honored' }, { home: true }],
			events: ['d1', 'd2'].map((character) => ({ type: 'control', character })),
		});
		expect(outcome.characters.slice(1)).toMatchObject([
			{ character: 'd1', controller: 'attacker', participates: true, bowed: true, status: 'honored' },
			{ character: 'd2', controller: 'attacker', participates: false, bowed: false, inPlay: true },
		]);
	},
	'non-oppose-province-detruite': () => {
		const alone = (military: number) => judge({ a: [{ military }] }).outcome;
		expect(alone(3)).toMatchObject({ unopposed: true, provinceBroken: false });
		expect(alone(4)).toMatchObject({ unopposed: true, provinceBroken: true });
	},
	'fierte-participant': () => {
		const at = (events: NonNullable<Given['events']>) => statusOf({ a: [{}, { home: true, pride: true }], events }, 1);
		expect(at([])).toBe('normal');
		expect(at([{ type: 'join', character: 'a2' }])).toBe('honored');
	},
	'tiret-non-modifiable': () => {
		const { stepsOf } = judge({ a: [{}], d: [{ military: null, attachments: { military: 2, political: 0 } }] });
		expect(stepsOf('removed-from-conflict')).toMatchObject([{ character: 'd1' }]);
	},
};

test.each(Object.entries(meetings))('%s', (statement, plays) => {
	expect(rencontres.map(({ regle }) => regle)).toContain(statement);
	plays();
});
