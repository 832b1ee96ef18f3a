import { Toggle } from '../../shared/Toggle';
import type { Sheet } from './state';

/** What fields change of a creature. */
export interface SheetProps {
	sheet: Sheet;
	set: (part: Partial<Sheet>) => void;
}

type Flag = { [Key in keyof Sheet]: Sheet[Key] extends boolean ? Key : never }[keyof Sheet];

const keywords: readonly (readonly [Flag, string])[] = [
	['poison', 'Poison'],
	['skirmish', 'Escarmouche'],
	['elusive', 'Insaisissable'],
	['invulnerable', 'Invulnérable'],
	['taunt', 'Provocation'],
];

/** The keywords that a creature has or has not, and its ward. */
export const KeywordToggles = ({ sheet, set }: SheetProps) => (
	<div class="bascules">
		{keywords.map(([key, label]) => (
			<Toggle key={key} label={label} checked={sheet[key]} onChange={(checked) => set({ [key]: checked })} />
		))}
		<Toggle label="Protégée" checked={sheet.ward > 0} onChange={(checked) => set({ ward: Number(checked) })} />
	</div>
);
