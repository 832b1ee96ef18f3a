import type { Character, Checked, Side, Situation } from '../../../rules/l5r/conflict';
import { SIDES } from '../../../rules/l5r/conflict/at-once';
import { type ConflictState, idOf, type Settings, type Sheet } from './state';

/** The situation that the engine resolves: the address and the fields can make no other that it would refuse. */
export function toEngine({ settings, attacker, defender, events }: ConflictState): Checked<Situation> {
	const { type, strength, bonus, stronghold, broken, element, choice, fate } = settings;
	const { target, emptyDeck, emptyHand } = settings;
	const situation: Situation = {
		type,
		attacker: {
			characters: attacker.map(toCharacter('attacker')),
			modifier: settings.attackerTotal,
			honor: settings.attackerHonor,
		},
		defender: {
			characters: defender.map(toCharacter('defender')),
			modifier: settings.defenderTotal,
			honor: settings.defenderHonor,
		},
		favor: toFavor(settings.favor),
		province: { strength, bonus, stronghold, broken },
		ring: { element, choice, fate, target: target === '' ? null : target, emptyDeck, emptyHand },
		events,
	};
	return situation as Checked<Situation>;
}

const toCharacter =
	(side: Side) =>
	(
		{ militaryAttachments, politicalAttachments, militaryDash, politicalDash, fixed, fixedAt, ...sheet }: Sheet,
		at: number,
	): Character => ({
		...sheet,
		id: idOf(side, at),
		fixed: fixed ? fixedAt : null,
		military: militaryDash ? null : sheet.military,
		political: politicalDash ? null : sheet.political,
		attachments: { military: militaryAttachments, political: politicalAttachments },
	});

function toFavor(favor: Settings['favor']): Situation['favor'] {
	const holder = SIDES.find((side) => favor.startsWith(side));
	if (holder === undefined) return null;
	return { holder, face: favor.endsWith('military') ? 'military' : 'political' };
}
