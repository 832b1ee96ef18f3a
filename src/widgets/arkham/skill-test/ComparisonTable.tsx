import type { Chances } from '../../../rules/arkham/skill-test';
import { subtract } from '../../../rules/odds';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { WideTable } from '../../shared/WideTable';
import { signed, whole } from '../../shared/words';
import { campaignOf, totalOf } from './bag';
import type { TestState } from './state';
import { decimal, percent, points } from './words';

interface Props {
	data: ChaosBags;
	state: TestState;
	kept: TestState;
	/** Chances of the case kept; `null` when its bag is empty. */
	before: Chances | null;
	/** Chances of the case at hand, likewise. */
	chances: Chances | null;
	onKeep: () => void;
	onSwap: () => void;
	onForget: () => void;
}

type Row = readonly [name: string, kept: string, now: string];

/** What changes from the situation that was kept to the one at hand. */
export function ComparisonTable({ data, state, kept, before, chances, onKeep, onSwap, onForget }: Props) {
	return (
		<>
			{before && chances && (
				<p>
					{`De la situation comparée à celle-ci, la réussite passe de ${percent(before.success)} à ${percent(chances.success)} : ${points(subtract(chances.success, before.success))}.`}
				</p>
			)}
			<WideTable label="Les deux situations">
				<table>
					<caption class="visuellement-cache">Les deux situations côte à côte</caption>
					<thead>
						<tr>
							<td />
							<th scope="col">Comparée</th>
							<th scope="col">Celle-ci</th>
						</tr>
					</thead>
					<tbody>
						{rows(data, kept, before, state, chances).map(([name, ...values]) => (
							<tr key={name} class={values[0] === values[1] ? undefined : 'change'}>
								<th scope="row">{name}</th>
								{values.map((value, at) => (
									<td key={at}>{value}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</WideTable>
			<p class="gestes">
				<button type="button" data-echanger onClick={onSwap}>
					Échanger
				</button>
				<button type="button" onClick={onKeep}>
					Garder celle-ci
				</button>
				<button type="button" class="discret" onClick={onForget}>
					Ne plus comparer
				</button>
			</p>
		</>
	);
}

function rows(
	data: ChaosBags,
	kept: TestState,
	before: Chances | null,
	state: TestState,
	chances: Chances | null,
): readonly Row[] {
	const both = (name: string, textOf: (state: TestState) => string): Row => [name, textOf(kept), textOf(state)];
	const result = (name: string, textOf: (chances: Chances) => string): Row => [
		name,
		before ? textOf(before) : '–',
		chances ? textOf(chances) : '–',
	];
	const level = (id: string) => data.niveaux.find((item) => item.id === id)?.nom ?? id;
	return [
		result('Réussite', ({ success }) => percent(success)),
		result('Échec automatique', ({ automaticFailure }) => percent(automaticFailure)),
		result('Écart moyen', ({ averageMargin }) => decimal(averageMargin)),
		both('Compétence et icônes', ({ test }) => `${whole(test.skill)} + ${test.icons}`),
		both('Bonus compté', ({ test: { bonus, times } }) => (bonus === 0 ? '0' : `${signed(bonus)} × ${times}`)),
		both('Difficulté', ({ test }) => String(test.difficulty)),
		both('Pions révélés', ({ test }) =>
			test.count === 1
				? '1'
				: `${test.count}, ${test.mode === 'all' ? 'tous' : `${test.mode === 'one' ? 'un' : 'deux'} au choix`}`,
		),
		both('Annulations', ({ test }) => String(test.cancels)),
		both(
			'Réserve',
			(one) => `${campaignOf(data, one.campaign)?.nom ?? ''}, ${level(one.level)}, ${totalOf(data, one)} pions`,
		),
		both('Symboles modifiés', (one) => listChanged(data, one)),
	];
}

const listChanged = (data: ChaosBags, { effects, sealed, aside }: TestState): string =>
	data.pions
		.filter(({ id }) => effects[id] || sealed[id] || aside[id])
		.map(({ id, nom: name }) => (sealed[id] ? `${name} scellé` : aside[id] ? `${name} de côté` : name))
		.join(', ') || 'aucun';
