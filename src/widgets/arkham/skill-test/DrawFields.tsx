import { useEffect } from 'preact/hooks';
import { MAX_CANCELS, MAX_REVEALED } from '../../../rules/arkham/skill-test/at-once';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import type { TestNumbers } from './state';
import { COUNTED_NAMES } from './words';

interface Props {
	test: TestNumbers;
	onChange: (test: TestNumbers) => void;
	/** What a choice needs is about to be asked for. */
	onUse: () => void;
}

/** What cards change to the test: more tokens revealed, fewer applied, some canceled, a bonus for what they count. */
export function DrawFields({ test, onChange, onUse }: Props) {
	const set = (part: Partial<TestNumbers>) => onChange({ ...test, ...part });
	useEffect(onUse, []);
	return (
		<>
			<div class="valeurs">
				<NumberField
					label="Pions révélés"
					value={test.count}
					min={1}
					max={MAX_REVEALED}
					onChange={(count) => set({ count })}
				/>
				<Select
					label="Ce qu’ils font"
					value={test.mode}
					options={[
						['all', 'Tous s’appliquent'],
						['one', 'Un seul, au choix, s’applique'],
						['two', 'Deux, au choix, s’appliquent'],
					]}
					onChange={(mode) => set({ mode })}
				/>
				<NumberField
					label="Annulations possibles"
					value={test.cancels}
					max={MAX_CANCELS}
					onChange={(cancels) => set({ cancels })}
				/>
				{test.cancels > 0 && (
					<Select
						label="Le pion annulé"
						value={test.returned ? 'remis' : 'cote'}
						options={[
							['cote', 'Reste de côté'],
							['remis', 'Retourne dans la réserve'],
						]}
						onChange={(where) => set({ returned: where === 'remis' })}
					/>
				)}
			</div>
			<div class="valeurs">
				<NumberField label="Bonus compté" value={test.bonus} min={-20} max={20} onChange={(bonus) => set({ bonus })} />
				{test.bonus !== 0 && (
					<>
						<Select
							label="Pour chaque"
							value={test.counted}
							options={[
								['investigator', COUNTED_NAMES.investigator],
								['clue', COUNTED_NAMES.clue],
								['enemy', COUNTED_NAMES.enemy],
								['card', COUNTED_NAMES.card],
							]}
							onChange={(counted) => set({ counted })}
						/>
						<NumberField label="Combien" value={test.times} max={20} onChange={(times) => set({ times })} />
					</>
				)}
			</div>
			<p class="note">
				Annuler : une carte annule le pion révélé et en fait révéler un autre, comme la capacité de Wendy Adams, qui
				remet le pion dans la réserve. Le calcul annule un pion quand la chance de réussir y gagne. Il décide pion par
				pion, avant de voir les suivants, même si plusieurs sont révélés ensemble.
			</p>
		</>
	);
}
