import type { AttackOnLordRuler } from './plan';
import { attackShield, type SoloState, sweep } from './shields';
import { LORD_RULER } from './situation';
import { record } from './state';

/**
 * Uses one pool as the attacker chooses (rule regles-solo-attaquer): shields first, then the Lord Ruler, though no
 * rule asks for that order. At 0 health he is defeated (rule regles-solo-fin-sante).
 */
export function attackLordRuler({ damage, dominance, foes, health, plan }: AttackOnLordRuler): SoloState {
	const opened: SoloState = { dominance, foes, defeated: [], health, pool: damage, illegalities: [], trace: [] };
	const pool = { kind: 'pool', rule: 'regles-solo-attaquer', subject: LORD_RULER } as const;
	const ready = record(opened, { ...pool, before: 0, after: damage });
	const swept = plan.sweep ? foes.reduce(sweep, ready) : ready;
	return strikeLordRuler(plan.shields.reduce(attackShield, swept), plan.strike);
}

/** Damage lowers his health (rule regles-solo-attaquer-sante). */
function strikeLordRuler(state: SoloState, strike: number | null): SoloState {
	const { health: before, pool } = state;
	const suffered = Math.min(strike ?? pool, pool, before);
	if (suffered === 0) return state;
	const after = before - suffered;
	const finding = { subject: LORD_RULER, before, after };
	const wounded = record(
		{ ...state, health: after, pool: pool - suffered },
		{ kind: 'lord-ruler-struck', rule: 'regles-solo-attaquer-sante', ...finding },
	);
	if (after > 0) return wounded;
	const end = { subject: LORD_RULER, before: 0, after: 0 };
	return record(wounded, { kind: 'lord-ruler-defeated', rule: 'regles-solo-fin-sante', ...end });
}
