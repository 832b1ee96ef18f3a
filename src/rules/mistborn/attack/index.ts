export type { Cost } from './cost';
export type {
	Attack,
	AttackOnLordRuler,
	AttackOnPlayers,
	PlayersPlan,
	ShieldAttack,
} from './plan';
export { type Resolution, type Result, resolve } from './resolution';
export { RULES } from './rules';
export { type Ally, type Foe, LORD_RULER, ME, type Player } from './situation';
export type { TraceStep } from './trace';
export { verify } from './verification';
