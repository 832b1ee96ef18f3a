import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import type { SheetProps } from './KeywordToggles';
import type { Sheet } from './state';

type NumberKey = { [Key in keyof Sheet]: Sheet[Key] extends number ? Key : never }[keyof Sheet];

const destinations: readonly (readonly [Sheet['whenDestroyed'], string])[] = [
	['discard', 'Défausse'],
	['hand', '« Détruit : » vers la main'],
	['archives', '« Détruit : » vers les archives'],
	['deck', '« Détruit : » vers le deck'],
	['purge', '« Détruit : » purgée'],
];

/** The rest of a creature: what it deals before a fight, counters, statuses, and where it goes once destroyed. */
export function CreatureFields({ sheet, set }: SheetProps) {
	const number = (key: NumberKey, label: string, max = 99) => (
		<NumberField label={label} value={sheet[key]} max={max} onChange={(value) => set({ [key]: value })} />
	);
	return (
		<>
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
		</>
	);
}
