import type { Order } from '../../../rules/keyforge/fight';
import { Select } from '../../shared/Select';

interface Props {
	value: Order;
	onChange: (order: Order) => void;
}

/** What the active player resolves first when assault and hazardous both act. */
export const OrderSelect = ({ value, onChange }: Props) => (
	<Select
		label="Le joueur actif fait passer d’abord"
		value={value}
		options={[
			['assault', 'Assaut'],
			['hazardous', 'Hasardeux'],
		]}
		onChange={onChange}
	/>
);
