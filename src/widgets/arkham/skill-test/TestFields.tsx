import type { ChaosBags } from '../../../schemas/chaos-bags';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { count } from '../../shared/words';
import type { TestNumbers, TestState } from './state';

interface Props {
	data: ChaosBags;
	state: TestState;
	onChange: (test: TestNumbers) => void;
	/** The reader is about to ask for several tokens. */
	onSeveral: () => void;
}

const skills = [
	['volonte', 'Volonté'],
	['intelligence', 'Intelligence'],
	['lutte', 'Lutte'],
	['agilite', 'Agilité'],
] as const;

/** What is tested: skill, icons, difficulty, and how many tokens are revealed. */
export function TestFields({ data, state, onChange, onSeveral }: Props) {
	const { test } = state;
	const set = (part: Partial<TestNumbers>) => onChange({ ...test, ...part });
	const investigator = data.investigateurs.find(({ id }) => id === state.investigator);
	const several =
		test.count > 1 ? `${count(test.count, 'pion')}, ${test.mode === 'un' ? 'un au choix' : 'tous appliqués'}` : '';
	return (
		<fieldset>
			<legend>Le test</legend>
			<div class="valeurs">
				<NumberField label="Compétence" value={test.skill} min={-20} onChange={(skill) => set({ skill })} />
				<NumberField label="Icônes" value={test.icons} onChange={(icons) => set({ icons })} />
				<NumberField label="Difficulté" value={test.difficulty} onChange={(difficulty) => set({ difficulty })} />
			</div>
			{investigator && (
				<p class="ajouts competences">
					{skills.map(([key, label]) => (
						<button key={key} type="button" onClick={() => set({ skill: investigator.competences[key] })}>
							{label} {investigator.competences[key]}
						</button>
					))}
				</p>
			)}
			<details onPointerEnter={onSeveral} onFocusIn={onSeveral}>
				<summary>
					Plusieurs pions à la fois
					{several && <b> · {several}</b>}
				</summary>
				<div class="valeurs">
					<NumberField label="Pions révélés" value={test.count} min={1} max={3} onChange={(count) => set({ count })} />
					<Select
						label="Ce qu’ils font"
						value={test.mode}
						options={[
							['tous', 'Tous s’appliquent'],
							['un', 'Un seul, au choix, s’applique'],
						]}
						onChange={(mode) => set({ mode })}
					/>
				</div>
			</details>
		</fieldset>
	);
}
