import { frenchTypography } from '../../../text/french';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { gameFacts } from './facts';
import type { Assignment, DamageState } from './state';

interface Props {
	state: DamageState;
	onChange: (part: Partial<DamageState>) => void;
}

/** What is dealt. */
export const DealtFields = ({ state, onChange }: Props) => (
	<fieldset>
		<legend>Ce qui vous est infligé</legend>
		<div class="valeurs">
			<NumberField label="Dégâts" value={state.degats} onChange={(degats) => onChange({ degats })} />
			<NumberField label="Horreurs" value={state.horreurs} onChange={(horreurs) => onChange({ horreurs })} />
		</div>
		<div class="bascules">
			<Toggle
				label="Dégâts directs"
				checked={state.degatsDirects}
				onChange={(degatsDirects) => onChange({ degatsDirects })}
			/>
			<Toggle
				label="Horreurs directes"
				checked={state.horreursDirectes}
				onChange={(horreursDirectes) => onChange({ horreursDirectes })}
			/>
		</div>
	</fieldset>
);

const assignments: readonly (readonly [Assignment, string])[] = [
	['garder', 'Garder mes soutiens'],
	['proteger', 'Protéger mon investigateur'],
	['moi', 'Tout sur mon investigateur'],
	['choisie', 'Ma répartition'],
];

/** Who takes what: a proposal, or the reader's own. */
export const AssignmentSelect = ({
	value,
	onChange,
}: {
	value: Assignment;
	onChange: (repartition: Assignment) => void;
}) => <Select label={frenchTypography('Qui les prend ?')} value={value} options={assignments} onChange={onChange} />;

/** The choice of an investigator whom damage and horror defeat at once. */
export const TraumaSelect = ({ state, onChange }: Props) => (
	<Select
		label="Vaincu par les deux à la fois, vous choisissez"
		value={state.traumatisme}
		options={[
			['physique', 'Un traumatisme physique'],
			['mental', 'Un traumatisme mental'],
		]}
		onChange={(traumatisme) => onChange({ traumatisme })}
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
					['campagne', 'Campagne'],
					['independant', 'Mode indépendant'],
				]}
				onChange={(mode) => onChange({ mode })}
			/>
			<NumberField
				label="Autres joueurs en jeu"
				value={state.autres}
				max={3}
				onChange={(autres) => onChange({ autres })}
			/>
		</div>
		<div class="bascules">
			<Toggle
				label="Vous êtes l’investigateur principal"
				checked={state.principal}
				onChange={(principal) => onChange({ principal })}
			/>
		</div>
	</details>
);
