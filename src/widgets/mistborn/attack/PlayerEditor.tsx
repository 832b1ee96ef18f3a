import { NumberField } from '../../shared/NumberField';
import { AllyEditor } from './AllyEditor';
import { type AllySheet, allyId, MAX_ALLIES, type PlayerSheet, plainAlly } from './state';
import { capitalName, nameOf } from './words';

interface Props {
	id: string;
	sheet: PlayerSheet;
	/** Whether he has the Target. */
	holder: boolean;
	/** Whether the reader attacks his Allies. */
	hostile: boolean;
	onChange: (sheet: PlayerSheet) => void;
	focusOn: (selector: string) => void;
}

/** A player and his Allies. */
export function PlayerEditor({ id, sheet, holder, hostile, onChange, focusOn }: Props) {
	const { allies } = sheet;
	const setAlly = (rank: number, ally: AllySheet) =>
		onChange({ ...sheet, allies: allies.map((other, index) => (index === rank ? ally : other)) });
	const add = () => {
		onChange({ ...sheet, allies: [...allies, plainAlly] });
		focusOn(`[data-fiche="${allyId(id, allies.length)}"]`);
	};
	const remove = (rank: number) => {
		onChange({ ...sheet, allies: allies.filter((_, index) => index !== rank) });
		const next = Math.min(rank, allies.length - 2);
		focusOn(allies.length > 1 ? `[data-fiche="${allyId(id, next)}"]` : `[data-ajout="${id}"]`);
	};
	const full = allies.length >= MAX_ALLIES;
	return (
		<fieldset class="joueur" data-fiche={id} tabIndex={-1}>
			<legend>
				{capitalName(id)}
				{holder && <small> · a la Cible</small>}
			</legend>
			<div class="valeurs">
				<NumberField
					label="Santé"
					min={1}
					max={40}
					value={sheet.health}
					onChange={(health) => onChange({ ...sheet, health })}
				/>
				<NumberField
					label="Dégâts ôtés par Nuage"
					value={sheet.cloud}
					onChange={(cloud) => onChange({ ...sheet, cloud })}
				/>
			</div>
			{allies.map((ally, rank) => (
				<AllyEditor
					key={rank}
					id={allyId(id, rank)}
					sheet={ally}
					hostile={hostile}
					onChange={(next) => setAlly(rank, next)}
					onRemove={() => remove(rank)}
				/>
			))}
			<p class="ajouts">
				<button type="button" data-ajout={id} disabled={full} onClick={add}>
					+ Allié<span class="visuellement-cache"> pour {nameOf(id)}</span>
				</button>
			</p>
			{full && <p class="note">Le calculateur s’arrête à {MAX_ALLIES} Alliés par joueur.</p>}
		</fieldset>
	);
}
