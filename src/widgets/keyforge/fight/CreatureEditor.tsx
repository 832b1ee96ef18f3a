import { LaterFold } from '../../shared/LaterFold';
import { NumberField } from '../../shared/NumberField';
import { capital } from '../../shared/words';
import { foldedFacts } from './facts';
import { KeywordToggles } from './KeywordToggles';
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

/** What each folds away. */
const folds: Record<Props['role'], string> = {
	attacker: 'Assaut, statuts, marqueurs',
	defender: 'Hasardeux, statuts, marqueurs',
	neighbor: 'Mots-clés, statuts, marqueurs',
};

const loadFields = () => import('./CreatureFields');

/** Everything that matters of one creature; the rest comes when it is unfolded, and the fold says what it holds. */
export function CreatureEditor({ place, sheet, role, onChange, onRemove }: Props) {
	const set = (part: Partial<Sheet>) => {
		const next = { ...sheet, ...part };
		onChange({ ...next, armorUsed: Math.min(next.armorUsed, next.armor) });
	};
	const number = (key: 'power' | 'armor' | 'damage', label: string) => (
		<NumberField label={label} value={sheet[key]} onChange={(value) => set({ [key]: value })} />
	);
	const folded = role === 'neighbor';
	const facts = foldedFacts(sheet, folded);
	const toggles = <KeywordToggles sheet={sheet} set={set} />;
	return (
		<fieldset class="creature" data-place={place} tabIndex={-1}>
			<legend>{capital(nameOf(place))}</legend>
			<div class="valeurs">
				{number('power', 'Puissance')}
				{number('armor', 'Armure')}
				{number('damage', 'Dégâts')}
			</div>
			{!folded && toggles}
			<LaterFold
				summary={
					<>
						{folds[role]}
						{facts.length > 0 && <b> · {facts.join(', ')}</b>}
					</>
				}
				load={loadFields}
				draw={({ CreatureFields }) => (
					<>
						{folded && toggles}
						<CreatureFields sheet={sheet} set={set} />
					</>
				)}
			/>
			{onRemove && (
				<button type="button" class="discret" onClick={onRemove}>
					Retirer {nameOf(place)}
				</button>
			)}
		</fieldset>
	);
}
