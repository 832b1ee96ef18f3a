import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Creature,
	type GameEvent,
	neighborsOf,
	resolveFights,
	verify,
} from '../../../../../src/rules/keyforge/fight';
import { checked } from '../../checked';
import {
	allCreatures,
	always,
	anyArmorChange,
	anyDamage,
	anyEvent,
	anyMove,
	anyPowerChange,
	anyPrevention,
	anySituation,
	anyUse,
	hurt,
	IDS,
	plainFight,
	small,
} from './any-situation';
import { resolve } from './builders';

describe('rules that hold in general', () => {
	test('fights alone are resolved alike with and without the rest of the board', () => {
		fc.assert(
			fc.property(anySituation, fc.array(plainFight, { maxLength: 4 }), (situation, fights) => {
				expect(resolveFights(checked(verify({ ...situation, events: fights })))).toEqual(resolve(situation, fights));
			}),
		);
	});

	test('deplacement-degats: damage that is moved is neither made nor lost, unless a creature leaves play', () => {
		fc.assert(
			fc.property(anySituation, anyMove, (situation, event) => {
				const settled = resolve(situation, []).result.situation;
				const { result } = resolve(settled, [event]);
				const total = (creatures: readonly Creature[]) => creatures.reduce((sum, { damage }) => sum + damage, 0);
				const wards = (creatures: readonly Creature[]) => creatures.reduce((sum, { ward }) => sum + ward, 0);
				fc.pre(result.destructions.length === 0);
				expect(total(allCreatures(result.situation))).toBe(total(allCreatures(settled)));
				expect(wards(allCreatures(result.situation))).toBe(wards(allCreatures(settled)));
			}),
		);
	});

	test('effets-persistants-definition: a new turn takes back every change of the turn', () => {
		const anyChange = fc.oneof(anyArmorChange, anyPowerChange, anyPrevention).map(({ duration: _, ...event }) => event);
		fc.assert(
			fc.property(anySituation, fc.array(anyChange, { maxLength: 6 }), (situation, changes) => {
				const { result } = resolve(situation, [...changes, { type: 'new-turn' }]);
				const plain = resolve(situation, [{ type: 'new-turn' }]).result.situation;
				const before = new Map(allCreatures(plain).map((creature) => [creature.id, creature]));
				for (const creature of allCreatures(result.situation)) {
					expect({ ...creature, ward: 0 }).toEqual({ ...before.get(creature.id), ward: 0 });
				}
			}),
		);
	});

	test('armure-annule: in a turn, armor never cancels more than what was left of it', () => {
		const withoutArmorChange = fc.array(fc.oneof(plainFight, anyDamage), { maxLength: 8 });
		fc.assert(
			fc.property(anySituation, withoutArmorChange, (situation, events) => {
				const { trace } = resolve(situation, events);
				for (const { id, armor, armorUsed } of allCreatures(situation)) {
					const canceled = trace
						.filter(({ kind, creature }) => kind === 'armor-cancels' && creature === id)
						.reduce((sum, { before, after }) => sum + before - after, 0);
					expect(canceled).toBeLessThanOrEqual(armor - armorUsed);
				}
			}),
		);
	});

	test('combat-degats-puissance: more power on the attacker never leaves the target less hurt', () => {
		fc.assert(
			fc.property(anySituation, plainFight, small, (situation, { dealt: _, ...fight }, extra) => {
				const strengthen = (creatures: readonly Creature[]) =>
					creatures.map((other) => (other.id === fight.attacker ? { ...other, power: other.power + extra } : other));
				const strengthened = { active: strengthen(situation.active), opposing: strengthen(situation.opposing) };
				const target = fight.target === fight.attacker ? 'fantome' : fight.target;
				const after = hurt(resolve(strengthened, [fight]), target);
				expect(after).toBeGreaterThanOrEqual(hurt(resolve(situation, [fight]), target));
			}),
		);
	});

	test('degat-simultanes: damage of effects on different creatures commutes', () => {
		const blow = fc.record({ type: fc.constant('damage' as const), target: fc.constantFrom(...IDS), amount: small });
		fc.assert(
			fc.property(anySituation, blow, blow, (situation, one, other) => {
				fc.pre(one.target !== other.target);
				const inOrder = resolve(situation, [one, other]).result;
				const inReverse = resolve(situation, [other, one]).result;
				expect(inOrder.situation).toEqual(inReverse.situation);
				expect(inOrder.aemberGained).toEqual(inReverse.aemberGained);
				expect([...inOrder.outcomes].reverse()).toEqual(inReverse.outcomes);
			}),
		);
	});

	test('sequence-degats-annuler, invulnerable-aucun-degat: nothing is dealt to who cannot be', () => {
		const anyId = fc.constantFrom(...IDS);
		fc.assert(
			fc.property(anySituation, anyId, fc.array(anyEvent, { maxLength: 8 }), (situation, id, events) => {
				const spare: GameEvent = { type: 'prevention', target: id, duration: 'lasting' };
				const { trace } = resolve(situation, [spare, ...events]);
				const wounded = trace.filter(({ kind }) => kind === 'damage-placed').map(({ creature }) => creature);
				const safe = allCreatures(situation).filter(({ invulnerable }) => invulnerable);
				expect([id, ...safe.map((creature) => creature.id)].filter((one) => wounded.includes(one))).toEqual([]);
			}),
		);
	});

	test('proteger-remplace: a ward is spent instead of damage, a destruction or a departure', () => {
		const id = fc.constantFrom(...IDS);
		const threat: fc.Arbitrary<GameEvent> = fc.oneof(
			fc.record({ type: fc.constant('damage' as const), target: id, amount: fc.integer({ min: 1, max: 9 }) }),
			fc.record({ type: fc.constant('destroy' as const), target: id }),
			fc.record({ type: fc.constant('leave' as const), target: id, to: fc.constant('hand' as const) }),
		);
		fc.assert(
			fc.property(anySituation, threat, (given, event) => {
				// Those that cannot live are gone before; the others have no ward less than they had.
				const situation = resolve(given, []).result.situation;
				const find = (creatures: readonly Creature[]) =>
					creatures.find((creature) => 'target' in event && creature.id === event.target);
				const before = find(allCreatures(situation));
				fc.pre(before !== undefined && before.ward > 0 && !before.invulnerable);
				const after = find(allCreatures(resolve(situation, [event]).result.situation));
				expect(after).toEqual({ ...before, ward: 0 });
			}),
		);
	});

	test('armure-se-renouvelle, insaisissable-premiere-fois, redresse-etape-4: a new turn', () => {
		always(({ result }) => {
			const { active, opposing } = resolve(result.situation, [{ type: 'new-turn' }]).result.situation;
			expect(active.filter(({ exhausted }) => exhausted)).toEqual([]);
			for (const { armorUsed, alreadyAttacked, spared } of [...active, ...opposing]) {
				expect({ armorUsed, alreadyAttacked }).toEqual({ armorUsed: 0, alreadyAttacked: false });
				expect([undefined, 'turn', 'lasting']).toContain(spared);
			}
		});
	});

	test('sonne-remplace-utilisation, enrager-doit-combattre: what a use does instead', () => {
		fc.assert(
			fc.property(anySituation, anyUse, (given, event) => {
				const situation = resolve(given, []).result.situation;
				const side = situation.active.some(({ id }) => id === event.target) ? 'active' : 'opposing';
				const enemies = situation[side === 'active' ? 'opposing' : 'active'];
				const user = situation[side].find(({ id }) => id === event.target);
				const { result } = resolve(situation, [event]);
				const after = allCreatures(result.situation).find(({ id }) => id === event.target);
				if (user === undefined || user.exhausted) expect(result.outcomes[0]?.type).toBe('illegal');
				else if (user.stunned) expect(after).toEqual({ ...user, stunned: false, exhausted: true });
				else if (user.enraged && enemies.length > 0 && !event.byEffect) expect(after).toEqual(user);
				else expect(after).toEqual({ ...user, exhausted: true });
				const reaped = !user?.stunned && after?.exhausted && !user?.exhausted && event.use === 'reap' ? 1 : 0;
				expect(result.aemberGained.active + result.aemberGained.opposing).toBe(reaped);
			}),
		);
	});

	test('provocation-voisins: nobody without taunt is fought next to a creature that has it', () => {
		fc.assert(
			fc.property(anySituation, plainFight, (given, fight) => {
				const situation = resolve(given, []).result.situation;
				const { before: _, ...plain } = fight;
				const { trace } = resolve(situation, [plain]);
				if (!trace.some(({ kind }) => kind === 'target-chosen')) return;
				const target = allCreatures(situation).find(({ id }) => id === plain.target);
				const line = situation.active.some(({ id }) => id === plain.target) ? situation.active : situation.opposing;
				const taunted = neighborsOf(line, plain.target).some(({ taunt }) => taunt);
				expect(target?.taunt || !taunted).toBe(true);
			}),
		);
	});
});
