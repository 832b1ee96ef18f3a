import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { count } from '../../shared/words';
import type { AllySheet } from './state';
import { capitalName } from './words';

interface Props {
	id: string;
	sheet: AllySheet;
	/** Whether the reader attacks it, or may. */
	hostile: boolean;
	onChange: (sheet: AllySheet) => void;
	onRemove: () => void;
}

const REDUCTION = '« Réduction » : les dégâts que cet Allié, comme Smoker, épargne à son joueur.';

/** One Ally: its Defense, whether it shields, whether it is attacked; what is rare folds away. */
export function AllyEditor({ id, sheet, hostile, onChange, onRemove }: Props) {
	const set = (part: Partial<AllySheet>) => onChange({ ...sheet, ...part });
	const { defense, defender, reduction, clouds, slain, attacked, again } = sheet;
	const facts = [
		hostile && slain && 'tué par un effet',
		clouds > 0 && count(clouds, 'Nuage'),
		reduction > 0 && `réduit de ${reduction}`,
		hostile && clouds > 0 && again && 'attaqué encore',
	].filter((fact) => fact !== false);
	return (
		<fieldset class="allie" data-fiche={id} tabIndex={-1}>
			<legend>{capitalName(id)}</legend>
			<div class="valeurs">
				<NumberField label="Défense" min={1} value={defense} onChange={(value) => set({ defense: value })} />
			</div>
			<div class="bascules">
				<Toggle label="Défenseur" checked={defender} onChange={(checked) => set({ defender: checked })} />
				{hostile && (
					<Toggle label="Je l’attaque" checked={attacked} onChange={(checked) => set({ attacked: checked })} />
				)}
			</div>
			<details>
				<summary>
					Nuages, effets
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<div class="valeurs">
					<NumberField
						label="Nuages joués pour lui"
						max={9}
						value={clouds}
						onChange={(value) => set({ clouds: value })}
					/>
					<NumberField label="Réduction (Smoker)" value={reduction} onChange={(value) => set({ reduction: value })} />
				</div>
				{hostile && (
					<div class="bascules">
						<Toggle
							label="Je l’attaque encore après un Nuage"
							checked={again}
							onChange={(checked) => set({ again: checked })}
						/>
						<Toggle
							label="Un effet le tue (Assassinate)"
							checked={slain}
							onChange={(checked) => set({ slain: checked })}
						/>
					</div>
				)}
				<p class="note">{REDUCTION}</p>
			</details>
			<button type="button" class="discret" onClick={onRemove}>
				Retirer cet Allié<span class="visuellement-cache"> ({capitalName(id)})</span>
			</button>
		</fieldset>
	);
}
