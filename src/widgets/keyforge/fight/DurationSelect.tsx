import type { ArmorEvent, Duration } from '../../../rules/keyforge/fight';
import { Select } from '../../shared/Select';

type Longer = ArmorEvent['duration'];

interface Props {
	duration: Longer;
	onChange: (duration: Longer) => void;
}

/** How long what an event changes lasts. */
export const DurationSelect = ({ duration, onChange }: Props) => (
	<Select<Duration>
		label="Durée"
		value={duration ?? 'turn'}
		options={[
			['turn', 'Ce tour-ci'],
			['next-turn', 'Jusqu’au prochain tour du joueur actif'],
			['lasting', 'Tant qu’elle est en jeu'],
		]}
		onChange={(value) => onChange(value === 'turn' ? undefined : value)}
	/>
);
