import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { foldedFacts } from './facts';
import type { Place } from './place';
import type { Sheet } from './state';
import { nameOf } from './words';

interface Props {
	place: Place;
	sheet: Sheet;
	/** Decides which keyword names the folded part. */
	role: 'attacker' | 'defender' | 'neighbor';
	onChange: (sheet: Sheet) => void;
	onRemove?: (() => void) | undefined;
}

type NumberKey = { [Key in keyof Sheet]: Sheet[Key] extends number ? Key : never }[keyof Sheet];
type Flag = { [Key in keyof Sheet]: Sheet[Key] extends boolean ? Key : never }[keyof Sheet];

const keywords: readonly (readonly [Flag, string])[] = [
	['poison', 'Poison'],
	['skirmish', 'Escarmouche'],
	['elusive', 'Insaisissable'],
	['invulnerable', 'Invulnérable'],
	['taunt', 'Provocation'],
];

const destinations: readonly (readonly [Sheet['whenDestroyed'], string])[] = [
	['discard', 'Défausse'],
	['hand', '« Détruit : » vers la main'],
	['archives', '« Détruit : » vers les archives'],
	['deck', '« Détruit : » vers le deck'],
	['purge', '« Détruit : » purgée'],
];

/** What each folds away. */
const folds: Record<Props['role'], string> = {
	attacker: 'Assaut, statuts, marqueurs',
	defender: 'Hasardeux, statuts, marqueurs',
	neighbor: 'Mots-clés, statuts, marqueurs',
};

/** Everything that matters of one creature; the rest folds away, and says when it holds something. */
export function CreatureEditor({ place, sheet, role, onChange, onRemove }: Props) {
	const set = (part: Partial<Sheet>) => {
		const next = { ...sheet, ...part };
		onChange({ ...next, armorUsed: Math.min(next.armorUsed, next.armor) });
	};
	const number = (key: NumberKey, label: string, max = 99) => (
		<NumberField label={label} value={sheet[key]} max={max} onChange={(value) => set({ [key]: value })} />
	);
	const folded = role === 'neighbor';
	const facts = foldedFacts(sheet, folded);
	const toggles = (
		<div class="bascules">
			{keywords.map(([key, label]) => (
				<Toggle key={key} label={label} checked={sheet[key]} onChange={(checked) => set({ [key]: checked })} />
			))}
			<Toggle label="Protégée" checked={sheet.ward > 0} onChange={(checked) => set({ ward: Number(checked) })} />
		</div>
	);
	return (
		<fieldset class="creature" data-place={place} tabIndex={-1}>
			<legend>{capital(nameOf(place))}</legend>
			<div class="valeurs">
				{number('power', 'Puissance')}
				{number('armor', 'Armure')}
				{number('damage', 'Dégâts')}
			</div>
			{!folded && toggles}
			<details>
				<summary>
					{folds[role]}
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				{folded && toggles}
				<div class="valeurs">
					{number('assault', 'Assaut (X)')}
					{number('hazardous', 'Hasardeux (X)')}
					{number('powerCounters', 'Marqueurs +1')}
					{number('armorUsed', 'Armure déjà utilisée', sheet.armor)}
					{number('aember', 'Aombre porté')}
				</div>
				<div class="bascules">
					<Toggle label="Sonnée" checked={sheet.stunned} onChange={(stunned) => set({ stunned })} />
					<Toggle label="Enragée" checked={sheet.enraged} onChange={(enraged) => set({ enraged })} />
					<Toggle label="Inclinée" checked={sheet.exhausted} onChange={(exhausted) => set({ exhausted })} />
					<Toggle
						label="Déjà attaquée ce tour-ci"
						checked={sheet.alreadyAttacked}
						onChange={(alreadyAttacked) => set({ alreadyAttacked })}
					/>
				</div>
				<Select
					label="Si elle est détruite"
					value={sheet.whenDestroyed}
					options={destinations}
					onChange={(whenDestroyed) => set({ whenDestroyed })}
				/>
			</details>
			{onRemove && (
				<button type="button" class="discret" onClick={onRemove}>
					Retirer {nameOf(place)}
				</button>
			)}
		</fieldset>
	);
}
