import type { Ordre } from '../../../rules/keyforge/fight/evenement';
import { Select } from '../../shared/Select';

interface Props {
	value: Ordre;
	onChange: (ordre: Ordre) => void;
}

/** What the active player resolves first when assaut and hasardeux both act. */
export const OrderSelect = ({ value, onChange }: Props) => (
	<Select
		label="Le joueur actif fait passer d’abord"
		value={value}
		options={[
			['assaut', 'Assaut'],
			['hasardeux', 'Hasardeux'],
		]}
		onChange={onChange}
	/>
);
