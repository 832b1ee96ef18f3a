import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { gameFacts } from './facts';
import type { AssignmentChoice, DamageState } from './state';

interface Props {
	state: DamageState;
	onChange: (part: Partial<DamageState>) => void;
}

/** What is dealt. */
export const DealtFields = ({ state, onChange }: Props) => (
	<fieldset>
		<legend>Ce qui vous est infligé</legend>
		<div class="valeurs">
			<NumberField label="Dégâts" value={state.damage} onChange={(damage) => onChange({ damage })} />
			<NumberField label="Horreurs" value={state.horror} onChange={(horror) => onChange({ horror })} />
		</div>
		<div class="bascules">
			<Toggle
				label="Dégâts directs"
				checked={state.directDamage}
				onChange={(directDamage) => onChange({ directDamage })}
			/>
			<Toggle
				label="Horreurs directes"
				checked={state.directHorror}
				onChange={(directHorror) => onChange({ directHorror })}
			/>
		</div>
	</fieldset>
);

const assignments: readonly (readonly [AssignmentChoice, string])[] = [
	['keep-assets', 'Garder mes soutiens'],
	['spare-investigator', 'Protéger mon investigateur'],
	['investigator-only', 'Tout sur mon investigateur'],
	['chosen', 'Ma répartition'],
];

/** Who takes what: a proposal, or the reader's own. */
export const AssignmentSelect = ({
	value,
	onChange,
}: {
	value: AssignmentChoice;
	onChange: (assignment: AssignmentChoice) => void;
}) => <Select label="Qui les prend ?" value={value} options={assignments} onChange={onChange} />;

/** The choice of an investigator whom damage and horror defeat at once. */
export const TraumaSelect = ({ state, onChange }: Props) => (
	<Select
		label="Vaincu par les deux à la fois, vous choisissez"
		value={state.trauma}
		options={[
			['damage', 'Un traumatisme physique'],
			['horror', 'Un traumatisme mental'],
		]}
		onChange={(trauma) => onChange({ trauma })}
	/>
);

/** The game around the investigator, which decides what defeat leads to. */
export const GameFields = ({ state, onChange }: Props) => (
	<details>
		<summary>
			La partie<b> · {gameFacts(state).join(', ')}</b>
		</summary>
		<div class="valeurs">
			<Select
				label="Mode"
				value={state.mode}
				options={[
					['campaign', 'Campagne'],
					['standalone', 'Mode indépendant'],
				]}
				onChange={(mode) => onChange({ mode })}
			/>
			<NumberField
				label="Autres joueurs en jeu"
				value={state.otherPlayers}
				max={3}
				onChange={(otherPlayers) => onChange({ otherPlayers })}
			/>
		</div>
		<div class="bascules">
			<Toggle
				label="Vous êtes l’investigateur principal"
				checked={state.lead}
				onChange={(lead) => onChange({ lead })}
			/>
		</div>
	</details>
);
