import type { Duelliste, TypeDuel } from '../../../rules/l5r/duel/situation';
import { HONNEUR } from '../../../rules/l5r/duel/verification';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { foldedFacts } from './facts';
import { types } from './words';

interface Props {
	legend: string;
	/** What the player's honour is called: « Votre honneur », « Son honneur ». */
	honourLabel: string;
	type: TypeDuel;
	side: Duelliste;
	onChange: (side: Duelliste) => void;
}

/** One character and its player; what is rarer folds away, and says when it holds something. */
export function SideEditor({ legend, honourLabel, type, side, onChange }: Props) {
	const set = (part: Partial<Duelliste>) => onChange({ ...side, ...part });
	const facts = foldedFacts(side);
	return (
		<fieldset>
			<legend>{legend}</legend>
			<div class="valeurs">
				<NumberField label={types[type]} value={side.competence} onChange={(competence) => set({ competence })} />
				<NumberField label="Gloire" value={side.gloire} onChange={(gloire) => set({ gloire })} />
				<NumberField label={honourLabel} value={side.honneur} {...HONNEUR} onChange={(honneur) => set({ honneur })} />
				<Select
					label="Statut du personnage"
					value={side.statut}
					options={[
						['honore', 'Honoré'],
						['normal', 'Normal'],
						['deshonore', 'Déshonoré'],
					]}
					onChange={(statut) => set({ statut })}
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
						value={side.modificateurs}
						min={-99}
						onChange={(modificateurs) => set({ modificateurs })}
					/>
					<NumberField
						label="Modif. de la mise"
						value={side.modificateurMise}
						min={-99}
						onChange={(modificateurMise) => set({ modificateurMise })}
					/>
				</div>
				<div class="bascules">
					<Toggle label={`Tiret en ${types[type]}`} checked={side.tiret} onChange={(tiret) => set({ tiret })} />
					<Toggle label="Incliné" checked={side.incline} onChange={(incline) => set({ incline })} />
				</div>
			</details>
		</fieldset>
	);
}
