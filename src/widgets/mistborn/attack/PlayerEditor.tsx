import { NumberField } from '../../shared/NumberField';
import { AllyEditor } from './AllyEditor';
import { type AllyFiche, allyId, MAX_ALLIES, PLAYERS, type PlayerFiche, plainAlly } from './state';
import { capitalName, nameOf } from './words';

interface Props {
	at: number;
	fiche: PlayerFiche;
	/** Whether he has the Cible. */
	holder: boolean;
	onChange: (fiche: PlayerFiche) => void;
	focusOn: (selector: string) => void;
}

/** Another player and his Alliés. */
export function PlayerEditor({ at, fiche, holder, onChange, focusOn }: Props) {
	const id = PLAYERS[at] ?? 'j1';
	const { allies } = fiche;
	const setAlly = (rank: number, ally: AllyFiche) =>
		onChange({ ...fiche, allies: allies.map((other, index) => (index === rank ? ally : other)) });
	const add = () => {
		onChange({ ...fiche, allies: [...allies, plainAlly] });
		focusOn(`[data-fiche="${allyId(at, allies.length)}"]`);
	};
	const remove = (rank: number) => {
		onChange({ ...fiche, allies: allies.filter((_, index) => index !== rank) });
		const next = Math.min(rank, allies.length - 2);
		focusOn(allies.length > 1 ? `[data-fiche="${allyId(at, next)}"]` : `[data-ajout="${id}"]`);
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
					value={fiche.sante}
					onChange={(sante) => onChange({ ...fiche, sante })}
				/>
				<NumberField
					label="Dégâts ôtés par Nuage"
					value={fiche.nuage}
					onChange={(nuage) => onChange({ ...fiche, nuage })}
				/>
			</div>
			{allies.map((ally, rank) => (
				<AllyEditor
					key={rank}
					id={allyId(at, rank)}
					fiche={ally}
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
