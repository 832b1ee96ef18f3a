import type { Creature } from '../../../rules/keyforge/fight/creature';
import type { Evenement, Ordre } from '../../../rules/keyforge/fight/evenement';
import type { Situation } from '../../../rules/keyforge/fight/situation';

/**
 * Where a creature stands: `a` attacks, `d` is fought, the others are their neighbours. The places of a
 * line are written from left to right; they are the ids that the engine sees.
 */
export const lines = { actif: ['ag', 'a', 'ad'], adverse: ['dg', 'd', 'dd'] } as const;
export type Place = (typeof lines)[keyof typeof lines][number];
export const places: readonly Place[] = [...lines.actif, ...lines.adverse];

/** A creature as the reader describes it: its id is its place. */
export type Fiche = Omit<Creature, 'id'>;

export interface FightState {
	/** The two fighters are always there; a neighbour is, or is not. */
	fiches: Readonly<Record<'a' | 'd', Fiche> & Partial<Record<Place, Fiche>>>;
	/** What the active player resolves first, when both keywords act. */
	ordre: Ordre;
	/** What happens after the fight, in order. */
	suite: readonly Evenement[];
}

export const MAX_SUITE = 20;

/** A plain creature: no keyword, no state, untouched. */
export const plain: Fiche = {
	puissance: 3,
	marqueursPuissance: 0,
	armure: 0,
	armureUtilisee: 0,
	degats: 0,
	protection: 0,
	assaut: 0,
	hasardeux: 0,
	escarmouche: false,
	insaisissable: false,
	dejaAttaquee: false,
	poison: false,
	invulnerable: false,
	provocation: false,
	sonne: false,
	enrage: false,
	aombre: 0,
};

export const initialState: FightState = {
	fiches: { a: { ...plain, puissance: 4 }, d: { ...plain, puissance: 5, armure: 1 } },
	ordre: 'assaut',
	suite: [],
};

/** The situation and the events that the engine resolves. */
export function toEngine({ fiches, ordre, suite }: FightState): [Situation, readonly Evenement[]] {
	const line = (ids: readonly Place[]) => ids.flatMap((id) => (fiches[id] ? [{ id, ...fiches[id] }] : []));
	const situation = { actif: line(lines.actif), adverse: line(lines.adverse) };
	return [situation, [{ type: 'combat', attaquant: 'a', cible: 'd', ordre }, ...suite]];
}

/** Places that hold a creature, in reading order. */
export const present = ({ fiches }: FightState): Place[] => places.filter((place) => fiches[place]);

/** Whether assaut and hasardeux both act when one creature attacks another: the active player then chooses. */
export const bothKeywords = ({ fiches }: FightState, attaquant: string, cible: string): boolean =>
	(fiches[attaquant as Place]?.assaut ?? 0) > 0 && (fiches[cible as Place]?.hasardeux ?? 0) > 0;

/** The line in front of a place. */
export const lineInFront = (place: string): readonly Place[] =>
	lines.adverse.some((other) => other === place) ? lines.actif : lines.adverse;
