import type { ChaosBags } from '../../../schemas/chaos-bags';
import { LaterFold } from '../../shared/LaterFold';
import { NumberField } from '../../shared/NumberField';
import { count, signed } from '../../shared/words';
import type { TestNumbers, TestState } from './state';

const loadDraw = () => import('./DrawFields');

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
	const told = [
		test.count > 1 && count(test.count, 'pion'),
		test.cancels > 0 && count(test.cancels, 'annulation'),
		test.bonus !== 0 && `bonus ${signed(test.bonus * test.times)}`,
	]
		.filter(Boolean)
		.join(', ');
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
			<LaterFold
				summary={
					<>
						Plusieurs pions, pion annulé, bonus compté
						{told && <b> · {told}</b>}
					</>
				}
				load={loadDraw}
				draw={({ DrawFields }) => <DrawFields test={test} onChange={onChange} onUse={onSeveral} />}
			/>
		</fieldset>
	);
}
