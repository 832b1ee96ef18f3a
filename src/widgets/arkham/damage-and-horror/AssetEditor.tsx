import type { Harm } from '../../../rules/arkham/damage-and-horror';
import { NumberField } from '../../shared/NumberField';
import { RareFields, ValueFields } from './CardFields';
import { cardFacts } from './facts';
import type { AssetSheet } from './state';
import { amounts } from './words';

interface Props {
	/** Rank of the asset, from 0. */
	at: number;
	sheet: AssetSheet;
	/** What it is assigned, by the proposal or by the reader. */
	takes: Harm;
	/** The most that the rules let it be assigned. */
	most: Harm;
	onChange: (sheet: AssetSheet) => void;
	/** The reader assigns something to it. */
	onAssign: (takes: Harm) => void;
	onRemove: () => void;
}

/** An asset: what it takes first, then its values; the rest folds away, and says when it holds something. */
export function AssetEditor({ at, sheet, takes, most, onChange, onAssign, onRemove }: Props) {
	const set = (part: Partial<AssetSheet>) => onChange({ ...sheet, ...part });
	const facts = cardFacts(sheet);
	const limit = most.damage + most.horror > 0 ? `peut prendre ${amounts(most)} au plus` : 'ne peut rien prendre ici';
	return (
		<fieldset data-soutien={at} tabIndex={-1}>
			<legend>Soutien {at + 1}</legend>
			<div class="valeurs">
				<NumberField label="Dégâts pris" value={takes.damage} onChange={(damage) => onAssign({ ...takes, damage })} />
				<NumberField
					label="Horreurs prises"
					value={takes.horror}
					onChange={(horror) => onAssign({ ...takes, horror })}
				/>
			</div>
			<p class="note">Ce soutien {limit}.</p>
			<ValueFields sheet={sheet} min={0} onChange={set} />
			<details>
				<summary>
					Modificateurs, annulations
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<RareFields sheet={sheet} onChange={set} />
			</details>
			<button type="button" class="discret" onClick={onRemove}>
				Retirer le soutien {at + 1}
			</button>
		</fieldset>
	);
}
