import type { ConflictType } from '../../../rules/l5r/conflict';
import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { attachments, dashes, type Sheet } from './state';
import { typeNames } from './words';

interface Props {
	sheet: Sheet;
	type: ConflictType;
	set: (part: Partial<Sheet>) => void;
}

type NumberKey = { [Key in keyof Sheet]: Sheet[Key] extends number ? Key : never }[keyof Sheet];
type FlagKey = { [Key in keyof Sheet]: Sheet[Key] extends boolean ? Key : never }[keyof Sheet];

/** The rest of a character: modifiers, place, fate, and the skill of the other type. */
export function SheetFields({ sheet, type, set }: Props) {
	const number = (key: NumberKey, label: string, min = 0, max = 99) => (
		<NumberField label={label} value={sheet[key]} min={min} max={max} onChange={(value) => set({ [key]: value })} />
	);
	const flag = (key: FlagKey, label: string) => (
		<Toggle label={label} checked={sheet[key]} onChange={(checked) => set({ [key]: checked })} />
	);
	const other: ConflictType = type === 'military' ? 'political' : 'military';
	return (
		<>
			<div class="valeurs">
				{number(attachments[type], `Attachements, en ${typeNames[type]}`, -99)}
				{number('modifier', 'Autres modificateurs', -99)}
				{number('doublings', 'Fois doublée', 0, 3)}
				{number('halvings', 'Fois divisée par deux', 0, 3)}
				{sheet.fixed && number('fixedAt', 'Fixée à')}
				{number('fate', 'Destin sur lui')}
			</div>
			<div class="bascules">
				{flag('fixed', 'Compétence fixée')}
				{flag('pride', 'Fierté')}
				{flag('home', 'Au fief')}
				{flag(dashes[type], `Tiret en ${typeNames[type]}`)}
			</div>
			<p class="note">Si une carte double ou change la compétence de base, entrez la nouvelle base plus haut.</p>
			<p class="note">Dans un conflit {typeNames[other]}</p>
			<div class="valeurs">
				{number(other, `Compétence ${typeNames[other]}`)}
				{number(attachments[other], `Attachements, en ${typeNames[other]}`, -99)}
			</div>
			<div class="bascules">{flag(dashes[other], `Tiret en ${typeNames[other]}`)}</div>
		</>
	);
}
