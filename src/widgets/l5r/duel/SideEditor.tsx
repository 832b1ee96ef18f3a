import { type Duelist, type DuelType, HONOR } from '../../../rules/l5r/duel';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { foldedFacts } from './facts';
import { types } from './words';

interface Props {
	legend: string;
	/** What the player's honor is called: « Votre honneur », « Son honneur ». */
	honorLabel: string;
	type: DuelType;
	duelist: Duelist;
	onChange: (duelist: Duelist) => void;
}

/** One character and its player; what is rarer folds away, and says when it holds something. */
export function SideEditor({ legend, honorLabel, type, duelist, onChange }: Props) {
	const set = (part: Partial<Duelist>) => onChange({ ...duelist, ...part });
	const facts = foldedFacts(duelist);
	return (
		<fieldset>
			<legend>{legend}</legend>
			<div class="valeurs">
				<NumberField label={types[type]} value={duelist.skill} onChange={(skill) => set({ skill })} />
				<NumberField label="Gloire" value={duelist.glory} onChange={(glory) => set({ glory })} />
				<NumberField label={honorLabel} value={duelist.honor} {...HONOR} onChange={(honor) => set({ honor })} />
				<Select
					label="Statut du personnage"
					value={duelist.status}
					options={[
						['honored', 'Honoré'],
						['normal', 'Normal'],
						['dishonored', 'Déshonoré'],
					]}
					onChange={(status) => set({ status })}
				/>
			</div>
			<details>
				<summary>
					Modificateurs, tiret, incliné
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<div class="valeurs">
					<NumberField
						label="Autres modif. de compétence"
						value={duelist.modifiers}
						min={-99}
						onChange={(modifiers) => set({ modifiers })}
					/>
					<NumberField
						label="Modif. de la mise"
						value={duelist.bidModifier}
						min={-99}
						onChange={(bidModifier) => set({ bidModifier })}
					/>
				</div>
				<div class="bascules">
					<Toggle label={`Tiret en ${types[type]}`} checked={duelist.dash} onChange={(dash) => set({ dash })} />
					<Toggle label="Incliné" checked={duelist.bowed} onChange={(bowed) => set({ bowed })} />
				</div>
			</details>
		</fieldset>
	);
}
