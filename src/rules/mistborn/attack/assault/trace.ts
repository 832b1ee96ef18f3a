import type { Step, TraceStep } from '../trace';
import type { Source, Turn } from './situation';

/** One finding of an assault: those of damage to players are the same as between players. */
export type AssaultStep =
	| TraceStep
	/** Damage of the blow: 0 → the amount; `rank`: its place among the blows. */
	| Step<
			'attack-suffered',
			'regles-solo-edit-effet' | 'regles-solo-dominat-attaques' | 'regles-solo-adversaire-effet',
			{ source: Source; rank: number }
	  >
	/** Note: blows to come, each apart. */
	| Step<'attacks-apart', 'regles-solo-degats-ordre'>
	/** X → the part of the damage that it makes. */
	| Step<'attack-of-x', 'regles-solo-x' | 'regles-solo-2x', { times: number }>
	/** Note: damage that the players share; `alive`: how many they are. */
	| Step<'shared-attack', 'regles-solo-collectivement', { alive: number }>
	/** Note: damage for « another player », who does not exist, or is no longer alive. */
	| Step<'nobody-else', 'regles-solo-autre-joueur' | 'regles-solo-elimine-nombre'>
	/** Note: Allies that an attack on all of them strikes. */
	| Step<'allies-struck', 'regles-solo-degats-tous-allies'>
	/** Note: damage that does not reach the Defense of an Ally. */
	| Step<'ally-holds', 'regles-combat-pas-de-partiel', { player: string; defense: number }>
	/** Note: players alive, who go on without `subject`. */
	| Step<'crew-continues', 'regles-solo-elimine'>
	/** Cards in the pack of the Lord Ruler; `subject`: who reveals the first of them. */
	| Step<'card-revealed', 'regles-solo-carte-du-paquet', { card: Turn['card'] }>
	/** Note: cards in the pack; `subject`, eliminated, reveals none. */
	| Step<'card-not-drawn', 'regles-solo-elimine-tour'>
	/** Note: foes put in front of `subject`, 1, that does nothing before the next turn. */
	| Step<'foe-placed', 'regles-solo-adversaire-debut'>
	/** Note: cards of the market that an Edict eliminates and that are replaced at once. */
	| Step<'market-cleaned', 'regles-solo-edit-marche'>
	/** Note: cards in the pack, 0: the players lose. */
	| Step<'pack-empty', 'regles-solo-fin-paquet'>
	/** Note: players alive; the turn of `subject`, eliminated, is skipped. */
	| Step<'turn-skipped', 'regles-solo-elimine-tour'>
	/** Note: players alive; `subject` takes the next turn. */
	| Step<'next-turn', 'regles-solo-tour'>
	/** Note: players alive, 0: the players lose. */
	| Step<'defeat', 'regles-solo-fin-elimination'>
	/** Note: someone died in an Edict that still heals; `after`: Missions that it counts. */
	| Step<'edict-continues', 'regles-solo-edit-mort'>
	/** Health of the Lord Ruler. */
	| Step<'healing', 'regles-solo-edit-guerison', { missions: number }>;
