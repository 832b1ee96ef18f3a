import { NumberField } from '../../../shared/NumberField';
import { Select } from '../../../shared/Select';
import { Toggle } from '../../../shared/Toggle';
import type { BlowSheet } from '../blow';
import { ofName } from '../words';
import { SOURCE_NAMES, strikeOptions } from './words';

interface Props {
	at: number;
	sheet: BlowSheet;
	/** X, unless the attack says its own. */
	dominance: number;
	/** Ids of the players, the reader first. */
	seats: readonly string[];
	/** Whether it is the only one. */
	only: boolean;
	/** Whether it must stay: nothing else is asked. */
	needed: boolean;
	/** Whether a player has a Cloud, that may wait for a later attack. */
	clouds: boolean;
	onChange: (sheet: BlowSheet) => void;
	onRemove: () => void;
}

const PARTS = ['part1', 'part2', 'part3'] as const;

/** An attack of the Lord Ruler: what attacks, how much, whom; and who takes what of damage that all share. */
export function BlowEditor({ at, sheet, dominance, seats, only, needed, clouds, onChange, onRemove }: Props) {
	const set = (part: Partial<BlowSheet>) => onChange({ ...sheet, ...part });
	const teammates = seats.slice(1);
	const shared = sheet.on === 'together' && teammates.length > 0;
	const own = sheet.dominance > 0;
	return (
		<fieldset class="attaque" data-fiche={`c${at + 1}`} tabIndex={-1}>
			<legend>{only ? 'Son attaque' : `Attaque ${at + 1}`}</legend>
			<div class="reglages">
				<Select
					label="Qui attaque"
					value={sheet.source}
					options={SOURCE_NAMES}
					onChange={(source) => set({ source })}
				/>
				<Select label="Qui est frappé" value={sheet.on} options={strikeOptions(seats)} onChange={(on) => set({ on })} />
			</div>
			<div class="valeurs">
				<NumberField label="Nombre de X" max={9} value={sheet.times} onChange={(times) => set({ times })} />
				<NumberField label="Dégâts fixes" value={sheet.flat} onChange={(flat) => set({ flat })} />
				{shared &&
					teammates.map((id, rank) => {
						const key = PARTS[rank] ?? 'part1';
						return (
							<NumberField
								key={id}
								label={`Part ${ofName(id)}`}
								value={sheet[key]}
								onChange={(value) => set({ [key]: value })}
							/>
						);
					})}
			</div>
			{shared && <p class="note">Vous prenez le reste.</p>}
			{(sheet.keepsClouds || (clouds && !only)) && (
				<div class="bascules garde">
					<Toggle
						label="Garder Nuage pour plus tard"
						checked={sheet.keepsClouds}
						onChange={(keepsClouds) => set({ keepsClouds })}
					/>
				</div>
			)}
			{(own || (!only && sheet.times > 0)) && (
				<div class="bascules garde">
					<Toggle
						label="Dominât différent"
						checked={own}
						onChange={(checked) => set({ dominance: checked ? dominance : 0 })}
					/>
					{own && (
						<NumberField
							label="X de cette attaque"
							min={1}
							max={6}
							value={sheet.dominance}
							onChange={(value) => set({ dominance: value })}
						/>
					)}
				</div>
			)}
			{!needed && (
				<button type="button" class="discret" onClick={onRemove}>
					Retirer cette attaque<span class="visuellement-cache"> ({at + 1})</span>
				</button>
			)}
		</fieldset>
	);
}
