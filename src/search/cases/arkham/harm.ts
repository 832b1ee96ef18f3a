import type { Draft } from '../draft';

/** An investigator who is not described holds less than this: none has fewer health or sanity. */
const FEWEST = 5;
/** What is supposed of one. */
const USUAL = 7;

/** The two kinds of harm: names in the address, and how each is said. */
export const KINDS = {
	d: { dealt: 'degats', value: 'vie', direct: 'directs', said: 'dégât(s)', of: 'de vie' },
	r: { dealt: 'horreurs', value: 'sante', direct: 'directes', said: 'horreur(s)', of: 'de santé mentale' },
} as const;
export type Kind = keyof typeof KINDS;

/** Whether a card is said to have taken something before. */
export const hasBefore = ({ values }: Draft, card: string): boolean =>
	values.has(`${card}.degats`) || values.has(`${card}.horreurs`);

/** Some value that is left: the investigator had more, and has the rest of it as tokens. */
export function spend(draft: Draft, { dealt, value, of }: (typeof KINDS)[Kind]): boolean {
	const rest = draft.values.get(`moi.reste-${value}`);
	if (rest === undefined) return true;
	draft.values.delete(`moi.reste-${value}`);
	if (draft.values.has(`moi.${value}`) || draft.values.has(`moi.${dealt}`)) return false;
	const whole = Math.max(USUAL, Number(rest));
	draft.suppose(`moi.${value}`, whole, `sur ${whole} ${of}`);
	draft.put(`moi.${dealt}`, whole - Number(rest));
	return true;
}

/** Something is dealt, or was by traumas, to cards of which one value at least is said; or to an investigator alone. */
export const isCase = (draft: Draft, cards: readonly string[], alone: boolean): boolean =>
	['degats', 'horreurs', 'moi.physiques', 'moi.mentaux'].some((key) => draft.numberOf(key) > 0) &&
	(alone || cards.some((card) => draft.values.has(`${card}.vie`) || draft.values.has(`${card}.sante`)));

/** Supposes the values of a card that are not said; `false` when they would decide, or when it cannot be so. */
export function complete(draft: Draft, card: string, taker: string | undefined, all: boolean): boolean {
	const said = ['vie', 'sante'].filter((name) => draft.values.has(`${card}.${name}`)).length;
	if (card !== 'moi' && said === 0) return false;
	return Object.values(KINDS).every(({ dealt, value, of, direct }) => {
		const before = draft.numberOf(`${card}.${dealt}`);
		const harm = taker === undefined || taker === card ? draft.numberOf(dealt) : 0;
		if (draft.values.has(`${card}.${value}`)) {
			const most = draft.numberOf(`${card}.${value}`);
			return (before === 0 || before < most) && (all || taker !== card || before + harm <= most);
		}
		if (card !== 'moi') {
			draft.suppose(`${card}.${value}`, 0, harm > 0 ? `soutien sans points ${of}` : '');
			return before === 0 && (taker !== card || harm === 0);
		}
		draft.suppose(`${card}.${value}`, USUAL, harm > 0 ? `investigateur à ${USUAL} ${of}` : '');
		if (before + harm < FEWEST) return true;
		// Assets may take enough of it.
		const room = draft.values.has(direct) ? 0 : roomOf(draft, value, dealt);
		return before + harm - room < FEWEST && draft.put('repartition', 'proteger');
	});
}

/** What all assets may take of a kind. */
const roomOf = ({ values }: Draft, value: string, dealt: string): number =>
	[...values].reduce(
		(room, [key, most]) =>
			/^s\d/.test(key) && key.endsWith(`.${value}`)
				? room + Number(most) - Number(values.get(key.replace(value, dealt)) ?? 0)
				: room,
		0,
	);
