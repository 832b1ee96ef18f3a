import type { Source, Turn } from '../../../../rules/mistborn/attack/assault';
import { capital } from '../../../shared/words';
import type { Struck } from '../blow';
import { nameOf } from '../words';

/** What attacks, as a choice. */
export const SOURCE_NAMES: readonly (readonly [Source, string])[] = [
	['edict', 'Un Édit'],
	['dominance', 'La piste du Dominât'],
	['foe', 'Un Adversaire'],
];

/** What a player may reveal at the end of a turn, as a choice. */
export const CARD_NAMES: readonly (readonly [Turn['card'], string])[] = [
	['edict', 'Un Édit'],
	['foe', 'Un Adversaire'],
];

/** Whom an attack strikes, as a choice among the players who are there. */
export function strikeOptions(seats: readonly string[]): (readonly [Struck, string])[] {
	const alone = seats.length === 1;
	const others = (['j1', 'j2', 'j3'] as const).filter((id) => seats.includes(id));
	return [
		['each', 'Chaque joueur'],
		['together', 'Tous, collectivement'],
		['me', 'Vous'],
		['others', alone ? 'Un autre joueur' : 'Chaque autre joueur'],
		...others.map((id) => [id, capital(nameOf(id))] as const),
		...(alone ? [] : [['my-allies', 'Tous vos Alliés'] as const]),
		['allies', alone ? 'Tous vos Alliés' : 'Tous les Alliés'],
	];
}

/** « vous perdez », « le joueur A perd ». */
export const subjectVerb = (id: string, yours: string, theirs: string): string =>
	`${nameOf(id)} ${id === 'me' ? yours : theirs}`;
