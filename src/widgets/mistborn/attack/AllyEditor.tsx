import { frenchTypography } from '../../../text/french';
import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { count } from '../../shared/words';
import type { AllyFiche } from './state';
import { capitalName } from './words';

interface Props {
	id: string;
	fiche: AllyFiche;
	onChange: (fiche: AllyFiche) => void;
	onRemove: () => void;
}

const REDUCTION = '« Réduction » : les dégâts que cet Allié, comme Smoker, épargne à son joueur.';

/** One Allié: its Défense, whether it shields, whether it is attacked; what is rare folds away. */
export function AllyEditor({ id, fiche, onChange, onRemove }: Props) {
	const set = (part: Partial<AllyFiche>) => onChange({ ...fiche, ...part });
	const { defense, defenseur, reduction, nuages, attaque, encore } = fiche;
	const facts = [
		nuages > 0 && count(nuages, 'Nuage'),
		reduction > 0 && `réduit de ${reduction}`,
		nuages > 0 && encore && 'attaqué encore',
	].filter((fact) => fact !== false);
	return (
		<fieldset class="allie" data-fiche={id} tabIndex={-1}>
			<legend>{capitalName(id)}</legend>
			<div class="valeurs">
				<NumberField label="Défense" min={1} value={defense} onChange={(value) => set({ defense: value })} />
			</div>
			<div class="bascules">
				<Toggle label="Défenseur" checked={defenseur} onChange={(checked) => set({ defenseur: checked })} />
				<Toggle label="Je l’attaque" checked={attaque} onChange={(checked) => set({ attaque: checked })} />
			</div>
			<details>
				<summary>
					Nuages, effets permanents
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<div class="valeurs">
					<NumberField
						label="Nuages joués pour lui"
						max={9}
						value={nuages}
						onChange={(value) => set({ nuages: value })}
					/>
					<NumberField label="Réduction (Smoker)" value={reduction} onChange={(value) => set({ reduction: value })} />
				</div>
				<div class="bascules">
					<Toggle
						label="Je l’attaque encore après un Nuage"
						checked={encore}
						onChange={(checked) => set({ encore: checked })}
					/>
				</div>
				<p class="note">{frenchTypography(REDUCTION)}</p>
			</details>
			<button type="button" class="discret" onClick={onRemove}>
				Retirer cet Allié<span class="visuellement-cache"> ({capitalName(id)})</span>
			</button>
		</fieldset>
	);
}
