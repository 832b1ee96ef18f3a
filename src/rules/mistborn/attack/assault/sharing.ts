import type { State } from '../state';
import type { Blow, Share } from './situation';

/** Why a blow cannot fall as it is said, and the rule that forbids it. */
export type AssaultIllegality =
	/** `damage` that was left when `subject` was to take `requested`. */
	| {
			readonly reason: 'share-too-large';
			readonly rule: 'regles-solo-collectivement';
			readonly subject: string;
			readonly requested: number;
			readonly available: number;
	  }
	/** The blow of this rank is that of an Edict, and the card is a foe. */
	| {
			readonly reason: 'no-edict';
			readonly rule: 'regles-solo-carte-du-paquet';
			readonly subject: string;
			readonly rank: number;
	  }
	| {
			readonly reason: 'player-already-eliminated';
			readonly rule: 'joueur-elimine-definition';
			readonly subject: string;
	  };

/** Who takes what of one blow, and what of the request cannot be. */
interface Parts {
	readonly parts: readonly Share[];
	readonly illegalities: readonly AssaultIllegality[];
}

/** Which players take what of a blow: the whole of it each, but for damage that all share, or that strikes their Allies. */
export function dealBlow({ players }: State, { on, shares }: Blow, amount: number, me: string): Parts {
	const alive = players.map(({ id }) => id);
	const whole = (ids: readonly string[]): Parts => ({
		parts: ids.map((player) => ({ player, damage: amount })),
		illegalities: [],
	});
	if (on === 'each') return whole(alive);
	if (on === 'others') return whole(alive.filter((id) => id !== me));
	if (on === 'together') return share(alive, shares, amount);
	if (on === 'allies' || (on === 'my-allies' && alive.includes(me))) return whole([]);
	if (on === 'my-allies') return { parts: [], illegalities: [explainGone(me)] };
	return alive.includes(on) ? whole([on]) : { parts: [], illegalities: [explainGone(on)] };
}

function explainGone(subject: string): AssaultIllegality {
	return { reason: 'player-already-eliminated', rule: 'joueur-elimine-definition', subject };
}

/**
 * The players share damage as they want (rule regles-solo-collectivement): each takes what he says, within what is left,
 * and the first of them the rest.
 */
function share(alive: readonly string[], shares: readonly Share[], amount: number): Parts {
	const illegalities: AssaultIllegality[] = [];
	const taken = new Map<string, number>();
	let available = amount;
	for (const { player: subject, damage: requested } of shares) {
		if (requested === 0) continue;
		if (!alive.includes(subject)) {
			illegalities.push(explainGone(subject));
			continue;
		}
		if (requested > available) {
			const rule = 'regles-solo-collectivement';
			illegalities.push({ reason: 'share-too-large', rule, subject, requested, available });
		}
		const part = Math.min(requested, available);
		taken.set(subject, (taken.get(subject) ?? 0) + part);
		available -= part;
	}
	const [first] = alive;
	if (first !== undefined) taken.set(first, (taken.get(first) ?? 0) + available);
	const parts = alive.map((player) => ({ player, damage: taken.get(player) ?? 0 }));
	return { parts, illegalities };
}
