import { frenchTypography } from '../../../text/french';
import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { type FoeFiche, foeId } from './state';
import { capitalName } from './words';

interface Props {
	at: number;
	fiche: FoeFiche;
	onChange: (fiche: FoeFiche) => void;
	onRemove: () => void;
}

const SHIELDS = [
	['valeur1', 'x1'],
	['valeur2', 'x2'],
	['valeur3', 'x3'],
] as const;

/** An Adversaire: its shields from left to right, and how many are attacked. */
export function FoeEditor({ at, fiche, onChange, onRemove }: Props) {
	const set = (part: Partial<FoeFiche>) => onChange({ ...fiche, ...part });
	const id = foeId(at);
	return (
		<fieldset class="adversaire" data-fiche={id} tabIndex={-1}>
			<legend>{capitalName(id)}</legend>
			<div class="valeurs">
				<NumberField
					label="Boucliers restants"
					min={1}
					max={3}
					value={fiche.boucliers}
					onChange={(boucliers) => set({ boucliers })}
				/>
				<NumberField
					label="Boucliers attaqués"
					max={3}
					value={fiche.attaques}
					onChange={(attaques) => set({ attaques })}
				/>
				<NumberField label="Ôtés par un effet" max={3} value={fiche.effets} onChange={(effets) => set({ effets })} />
			</div>
			{SHIELDS.slice(0, fiche.boucliers).map(([value, x], rank) => (
				<div key={value} class="bouclier">
					{fiche[x] ? (
						<p class="note">{frenchTypography(`Bouclier ${rank + 1} : X, le Dominât`)}</p>
					) : (
						<NumberField
							label={`Bouclier ${rank + 1}`}
							min={1}
							value={fiche[value]}
							onChange={(next) => set({ [value]: next })}
						/>
					)}
					<Toggle
						label={frenchTypography(`Bouclier ${rank + 1} : X`)}
						checked={fiche[x]}
						onChange={(checked) => set({ [x]: checked })}
					/>
				</div>
			))}
			<button type="button" class="discret" onClick={onRemove}>
				Retirer cet Adversaire<span class="visuellement-cache"> ({capitalName(id)})</span>
			</button>
		</fieldset>
	);
}
