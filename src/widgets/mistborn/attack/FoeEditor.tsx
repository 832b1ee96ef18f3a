import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { type FoeSheet, foeId } from './state';
import { capitalName } from './words';

interface Props {
	at: number;
	sheet: FoeSheet;
	onChange: (sheet: FoeSheet) => void;
	onRemove: () => void;
}

const SHIELDS = [
	['value1', 'x1'],
	['value2', 'x2'],
	['value3', 'x3'],
] as const;

/** A foe: its shields from left to right, and how many are attacked. */
export function FoeEditor({ at, sheet, onChange, onRemove }: Props) {
	const set = (part: Partial<FoeSheet>) => onChange({ ...sheet, ...part });
	const id = foeId(at);
	return (
		<fieldset class="adversaire" data-fiche={id} tabIndex={-1}>
			<legend>{capitalName(id)}</legend>
			<div class="valeurs">
				<NumberField
					label="Boucliers restants"
					min={1}
					max={3}
					value={sheet.shields}
					onChange={(shields) => set({ shields })}
				/>
				<NumberField
					label="Boucliers attaqués"
					max={3}
					value={sheet.attacks}
					onChange={(attacks) => set({ attacks })}
				/>
				<NumberField label="Ôtés par un effet" max={3} value={sheet.effects} onChange={(effects) => set({ effects })} />
			</div>
			{SHIELDS.slice(0, sheet.shields).map(([value, x], rank) => (
				<div key={value} class="bouclier">
					{sheet[x] ? (
						<p class="note">{`Bouclier ${rank + 1} : X, le Dominât`}</p>
					) : (
						<NumberField
							label={`Bouclier ${rank + 1}`}
							min={1}
							value={sheet[value]}
							onChange={(next) => set({ [value]: next })}
						/>
					)}
					<Toggle label={`Bouclier ${rank + 1} : X`} checked={sheet[x]} onChange={(checked) => set({ [x]: checked })} />
				</div>
			))}
			<button type="button" class="discret" onClick={onRemove}>
				Retirer cet Adversaire<span class="visuellement-cache"> ({capitalName(id)})</span>
			</button>
		</fieldset>
	);
}
