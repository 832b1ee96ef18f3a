import { type Resolution, totalPower } from '../../../rules/keyforge/fight/at-once';
import { fates } from './answer';
import { isPlace, lines, type Place } from './place';
import { type FightState, present } from './state';

interface Props {
	state: FightState;
	resolution: Resolution;
	/** Shows the fields of a creature. */
	onPick: (place: Place) => void;
}

/**
 * The two lines as they stand on the table, the opponent’s above, who is next to whom: power, damage in the end, and a
 * cross for those that are gone.
 */
export function LineStrip({ state, resolution, onPick }: Props) {
	const { active, opposing } = resolution.result.situation;
	// Once one has moved or entered, the lines are drawn as they are in the end, those that are gone after the others.
	const moved = resolution.trace.some(({ kind }) => ['shifted', 'control-taken', 'entered'].includes(kind));
	const standing = [...active, ...opposing].map(({ id }) => id);
	const order = (side: 'active' | 'opposing'): readonly Place[] =>
		moved
			? [
					...resolution.result.situation[side].map(({ id }) => id).filter(isPlace),
					...lines[side].filter((place) => !standing.includes(place)),
				]
			: lines[side];
	const known = fates(resolution, present(state));
	const chip = (place: Place) => {
		const fate = known.find((one) => one.place === place);
		const creature = [...active, ...opposing].find(({ id }) => id === place);
		if (!fate) return null;
		return (
			<li key={place}>
				<button type="button" class={place.length === 1 ? 'au-combat' : undefined} onClick={() => onPick(place)}>
					<span class="visuellement-cache">{`${fate.name} ${fate.verb} : ${fate.detail}`}</span>
					<b aria-hidden="true">{creature ? totalPower(creature) : '✕'}</b>
					{creature && creature.damage > 0 && <span aria-hidden="true">−{creature.damage}</span>}
				</button>
			</li>
		);
	};
	return (
		<div class="lignes">
			<p class="note">La ligne adverse, puis la vôtre : puissance et dégâts à la fin.</p>
			<ol aria-label="La ligne adverse">{order('opposing').map(chip)}</ol>
			<ol aria-label="Votre ligne">{order('active').map(chip)}</ol>
		</div>
	);
}
