import type { Attack, AttackOnLordRuler, AttackOnPlayers } from './plan';
import { valueShield } from './shields';
import { type Ally, LORD_RULER, ME, type Player, type PlayersSituation } from './situation';

/** What it costs to kill an Ally, eliminate a player, or defeat a foe or the Lord Ruler, and it alone. */
export interface Cost {
	/** Id of what would be killed. */
	readonly subject: string;
	readonly kind: 'ally' | 'player' | 'foe' | 'lord-ruler';
	/** Damage needed, Defenders before it, Clouds and reductions included. */
	readonly damage: number;
	/** Part of it that goes to the Defenders before it. */
	readonly forDefenders: number;
	/** Whether the attacker may aim at it at all: a player who has not the Target cannot be struck. */
	readonly allowed: boolean;
	/** Whether it is allowed and the damage of the turn is enough. */
	readonly possible: boolean;
	/** Rule that decides. */
	readonly rule:
		| 'regles-combat-defense'
		| 'regles-combat-defenseur'
		| 'regles-combat-effet-tue'
		| 'regles-combat-deux-joueurs'
		| 'regles-combat-cible-autre'
		| 'regles-combat-cible-vous'
		| 'regles-solo-bouclier'
		| 'regles-solo-fin-sante';
}

/**
 * Costs of everything that the damage of the turn could be used on, each as if it were the only aim: an answer to
 * « what can I kill? ». What follows an elimination (the Target given to another player) is not looked at. Shields that
 * the plan takes off with an effect, and Allies that it kills so, cost nothing.
 */
export function listCosts(attack: Attack): readonly Cost[] {
	return attack.against === 'players' ? listOnPlayers(attack) : listOnLordRuler(attack);
}

function listOnPlayers(attack: AttackOnPlayers): readonly Cost[] {
	const isDead = ({ id }: Ally) => attack.plan.effects.includes(id);
	return attack.players.flatMap(({ allies, ...player }) => {
		const left = { ...player, allies: allies.filter((ally) => !isDead(ally)) };
		return [
			pricePlayer(attack, left),
			...allies.map((ally) => (isDead(ally) ? priceDead(ally) : priceAlly(attack, left, ally))),
		];
	});
}

/** Killed by an effect of the plan: no damage is needed. */
function priceDead({ id: subject }: Ally): Cost {
	const rule = 'regles-combat-effet-tue';
	return { subject, kind: 'ally', damage: 0, forDefenders: 0, allowed: true, possible: true, rule };
}

/** His Defenders (rule regles-combat-defenseur), then his health; only the holder of the Target if it is not yours. */
function pricePlayer({ damage, target, players }: PlayersSituation, player: Player): Cost {
	const forDefenders = priceDefenders(player);
	const cost = forDefenders + priceReductions(player) + player.cloud + player.health;
	const alone = players.length === 1;
	const allowed = alone || target === ME || target === player.id;
	const targetRule = target === ME ? 'regles-combat-cible-vous' : 'regles-combat-cible-autre';
	const rule = alone ? 'regles-combat-deux-joueurs' : targetRule;
	const possible = allowed && cost <= damage;
	return { subject: player.id, kind: 'player', damage: cost, forDefenders, allowed, possible, rule };
}

function priceAlly({ damage }: PlayersSituation, player: Player, ally: Ally): Cost {
	const forDefenders = ally.defender ? 0 : priceDefenders(player);
	const cost = forDefenders + priceDeath(ally);
	const rule = forDefenders > 0 ? 'regles-combat-defenseur' : 'regles-combat-defense';
	return { subject: ally.id, kind: 'ally', damage: cost, forDefenders, allowed: true, possible: cost <= damage, rule };
}

/** Each Cloud played for an Ally loses a whole attack (rule regles-combat-nuage-allie). */
function priceDeath({ defense, clouds }: Ally): number {
	return defense * (1 + clouds);
}

function priceDefenders({ allies }: Player): number {
	return sum(allies.filter(({ defender }) => defender).map(priceDeath));
}

/** An Ally that reduces the damage of its player costs its reduction, or its death when that is less. */
function priceReductions({ allies }: Player): number {
	const reducers = allies.filter(({ defender }) => !defender);
	return sum(reducers.map((ally) => Math.min(ally.reduction, priceDeath(ally))));
}

function listOnLordRuler({ damage, dominance, health, foes, plan }: AttackOnLordRuler): readonly Cost[] {
	const lordRuler = { subject: LORD_RULER, kind: 'lord-ruler', damage: health } as const;
	const foeCosts = foes.map(({ id, shields }) => {
		const one = plan.shields.filter(({ foe, means }) => foe === id && means === 'effect').length;
		const takenOff = plan.sweep ? shields.length : one;
		const cost = sum(shields.slice(takenOff).map((shield) => valueShield(shield, dominance)));
		return { subject: id, kind: 'foe', damage: cost, rule: 'regles-solo-bouclier' } as const;
	});
	return [{ ...lordRuler, rule: 'regles-solo-fin-sante' } as const, ...foeCosts].map((cost) => ({
		...cost,
		forDefenders: 0,
		allowed: true,
		possible: cost.damage <= damage,
	}));
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, amount) => total + amount, 0);
}
