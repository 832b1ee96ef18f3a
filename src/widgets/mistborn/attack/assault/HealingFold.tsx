import { NumberField } from '../../../shared/NumberField';
import { count } from '../../../shared/words';
import type { AttackState } from '../state';

interface Props {
	state: AttackState;
	onChange: (state: AttackState) => void;
}

/** What an Edict gives back to the Lord Ruler: folded, since his other attacks heal nothing. */
export const HealingFold = ({ state, onChange }: Props) => (
	<details>
		<summary>
			Guérison par un Édit
			{state.missions > 0 && <b> · {count(state.missions, 'Mission')}</b>}
		</summary>
		<div class="valeurs">
			<NumberField
				label="Missions non complétées"
				max={3}
				value={state.missions}
				onChange={(missions) => onChange({ ...state, missions })}
			/>
			<NumberField
				label="Santé du Seigneur Maître"
				min={1}
				max={48}
				value={state.health}
				onChange={(health) => onChange({ ...state, health })}
			/>
		</div>
	</details>
);
