import { Select } from '../../shared/Select';

interface Props {
	lasting: true | undefined;
	onChange: (lasting: true | undefined) => void;
}

/** How long what an event changes lasts. */
export const DurationSelect = ({ lasting, onChange }: Props) => (
	<Select
		label="Durée"
		value={lasting ? 'lasting' : 'turn'}
		options={[
			['turn', 'Ce tour-ci'],
			['lasting', 'Tant qu’elle est en jeu'],
		]}
		onChange={(value) => onChange(value === 'lasting' || undefined)}
	/>
);
