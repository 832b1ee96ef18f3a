import { NumberField } from '../../shared/NumberField';
import { RareFields, ValueFields } from './CardFields';
import { investigatorFacts } from './facts';
import type { InvestigatorSheet } from './state';

interface Props {
	sheet: InvestigatorSheet;
	onChange: (sheet: InvestigatorSheet) => void;
}

/** The investigator: values and tokens; traumas and what is rare fold away. */
export function InvestigatorEditor({ sheet, onChange }: Props) {
	const set = (part: Partial<InvestigatorSheet>) => onChange({ ...sheet, ...part });
	const facts = investigatorFacts(sheet);
	return (
		<fieldset>
			<legend>Votre investigateur</legend>
			<ValueFields sheet={sheet} min={1} onChange={set} />
			<details>
				<summary>
					Traumatismes, modificateurs, annulations
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<div class="valeurs">
					<NumberField
						label="Traumatismes physiques"
						value={sheet.physicalTraumas}
						onChange={(physicalTraumas) => set({ physicalTraumas })}
					/>
					<NumberField
						label="Traumatismes mentaux"
						value={sheet.mentalTraumas}
						onChange={(mentalTraumas) => set({ mentalTraumas })}
					/>
				</div>
				<p class="note">
					Comptez dans « dessus » les dégâts et les horreurs que ces traumatismes ont posés au début du scénario.
				</p>
				<RareFields sheet={sheet} onChange={set} />
			</details>
		</fieldset>
	);
}
