import type { ConflictType } from '../../../rules/l5r/conflict';
import { LaterFold } from '../../shared/LaterFold';
import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { sheetFacts } from './facts';
import { dashes, type Sheet } from './state';
import { labelOf, nameOf, typeNames } from './words';

interface Props {
	id: string;
	sheet: Sheet;
	/** Type of the conflict: its skill is in sight, the other one is folded away. */
	type: ConflictType;
	/** What the character brings, in words; `undefined` when it does not participate. */
	brought: string | undefined;
	onChange: (sheet: Sheet) => void;
	onRemove: () => void;
}

const loadFields = () => import('./SheetFields');

/** What matters of one character; the rest folds away, and says when it holds something. */
export function SheetEditor({ id, sheet, type, brought, onChange, onRemove }: Props) {
	const set = (part: Partial<Sheet>) => onChange({ ...sheet, ...part });
	const number = (key: 'military' | 'political' | 'glory', label: string) => (
		<NumberField label={label} value={sheet[key]} onChange={(value) => set({ [key]: value })} />
	);
	const statusToggle = (status: 'honored' | 'dishonored', label: string) => (
		<Toggle
			label={label}
			checked={sheet.status === status}
			onChange={(checked) => set({ status: checked ? status : 'normal' })}
		/>
	);
	const facts = sheetFacts(sheet, type);
	return (
		<fieldset class="personnage" data-personnage={id} tabIndex={-1}>
			<legend>
				{capital(labelOf(id))}
				{brought !== undefined && <small>, {brought}</small>}
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
			<LaterFold
				summary={
					<>
						Attachements, compétence fixée ou doublée, destin…
						{facts.length > 0 && <b> · {facts.join(', ')}</b>}
					</>
				}
				load={loadFields}
				draw={({ SheetFields }) => <SheetFields sheet={sheet} type={type} set={set} />}
			/>
			<button type="button" class="discret" onClick={onRemove}>
				Retirer {nameOf(id)}
			</button>
		</fieldset>
	);
}
