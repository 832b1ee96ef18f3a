import type { ConflictType } from '../../../rules/l5r/conflict';
import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { sheetFacts } from './facts';
import type { Sheet } from './state';
import { labelOf, nameOf, typeNames } from './words';

interface Props {
	id: string;
	sheet: Sheet;
	/** Type of the conflict: its skill is in sight, the other one is folded away. */
	type: ConflictType;
	/** What the character brings to its side; `undefined` when there is no conflict. */
	contribution: number | undefined;
	onChange: (sheet: Sheet) => void;
	onRemove: () => void;
}

type NumberKey = { [Key in keyof Sheet]: Sheet[Key] extends number ? Key : never }[keyof Sheet];

const dashes = { military: 'militaryDash', political: 'politicalDash' } as const;
const attachments = { military: 'militaryAttachments', political: 'politicalAttachments' } as const;

/** What matters of one character; the rest folds away, and says when it holds something. */
export function SheetEditor({ id, sheet, type, contribution, onChange, onRemove }: Props) {
	const set = (part: Partial<Sheet>) => onChange({ ...sheet, ...part });
	const number = (key: NumberKey, label: string, min = 0) => (
		<NumberField label={label} value={sheet[key]} min={min} onChange={(value) => set({ [key]: value })} />
	);
	const dash = (kind: ConflictType) => (
		<Toggle
			label={`Tiret en ${typeNames[kind]}`}
			checked={sheet[dashes[kind]]}
			onChange={(checked) => set({ [dashes[kind]]: checked })}
		/>
	);
	const statusToggle = (status: 'honored' | 'dishonored', label: string) => (
		<Toggle
			label={label}
			checked={sheet.status === status}
			onChange={(checked) => set({ status: checked ? status : 'normal' })}
		/>
	);
	const otherType: ConflictType = type === 'military' ? 'political' : 'military';
	const facts = sheetFacts(sheet, type);
	return (
		<fieldset class="personnage" data-personnage={id} tabIndex={-1}>
			<legend>
				{capital(labelOf(id))}
				{contribution !== undefined && <small>, apporte {contribution}</small>}
			</legend>
			<div class="valeurs">
				{sheet[dashes[type]] ? (
					<p class="note">Un tiret (–) l’exclut de ce conflit.</p>
				) : (
					number(type, `Compétence ${typeNames[type]}`)
				)}
				{number('glory', 'Gloire')}
			</div>
			<div class="bascules">
				{statusToggle('honored', 'Honoré')}
				{statusToggle('dishonored', 'Déshonoré')}
				<Toggle label="Incliné" checked={sheet.bowed} onChange={(bowed) => set({ bowed })} />
			</div>
			<details>
				<summary>
					Attachements, Fierté, tiret…
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<div class="valeurs">
					{number(attachments[type], `Attachements, en ${typeNames[type]}`, -99)}
					{number('modifier', 'Autres modificateurs', -99)}
				</div>
				<div class="bascules">
					{dash(type)}
					<Toggle label="Fierté" checked={sheet.pride} onChange={(pride) => set({ pride })} />
				</div>
				<p class="note">Dans un conflit {typeNames[otherType]}</p>
				<div class="valeurs">
					{number(otherType, `Compétence ${typeNames[otherType]}`)}
					{number(attachments[otherType], `Attachements, en ${typeNames[otherType]}`, -99)}
				</div>
				<div class="bascules">{dash(otherType)}</div>
			</details>
			<button type="button" class="discret" onClick={onRemove}>
				Retirer {nameOf(id)}
			</button>
		</fieldset>
	);
}
