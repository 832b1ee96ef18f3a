import { useMemo } from 'preact/hooks';
import { calculer } from '../../../rules/arkham/skill-test/chances';
import type { Chances } from '../../../rules/arkham/skill-test/results';
import { subtract } from '../../../rules/odds/fraction';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { frenchTypography } from '../../../text/french';
import { WideTable } from '../../shared/WideTable';
import { whole } from '../../shared/words';
import { campaignOf, toEngine, totalOf } from './bag';
import type { TestState } from './state';
import { decimal, percent, points } from './words';

interface Props {
	data: ChaosBags;
	state: TestState;
	kept: TestState;
	chances: Chances | null;
}

type Row = readonly [name: string, kept: string, now: string];

/** What changes from the situation that was kept to the one at hand. */
export function ComparisonTable({ data, state, kept, chances }: Props) {
	const before = useMemo(() => calculer(toEngine(data, kept)).resultat, [data, kept]);
	return (
		<>
			{before && chances && (
				<p>
					{frenchTypography(
						`De la situation gardée à celle-ci, la réussite passe de ${percent(before.reussite)} à ${percent(chances.reussite)} : ${points(subtract(chances.reussite, before.reussite))}.`,
					)}
				</p>
			)}
			<WideTable label="Les deux situations">
				<table>
					<caption class="visuellement-cache">Les deux situations côte à côte</caption>
					<thead>
						<tr>
							<td />
							<th scope="col">Gardée</th>
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
	const both = (name: string, tell: (state: TestState) => string): Row => [name, tell(kept), tell(state)];
	const result = (name: string, tell: (chances: Chances) => string): Row => [
		name,
		before ? tell(before) : '–',
		chances ? tell(chances) : '–',
	];
	const level = (id: string) => data.niveaux.find((item) => item.id === id)?.nom ?? id;
	return [
		result('Réussite', ({ reussite }) => percent(reussite)),
		result('Échec automatique', ({ echecAutomatique }) => percent(echecAutomatique)),
		result('Écart moyen', ({ margeMoyenne }) => decimal(margeMoyenne)),
		both('Compétence et icônes', ({ test }) => `${whole(test.competence)} + ${test.icones}`),
		both('Difficulté', ({ test }) => String(test.difficulte)),
		both('Pions révélés', ({ test }) =>
			test.nombre === 1 ? '1' : `${test.nombre}, ${test.rule === 'un' ? 'un au choix' : 'tous'}`,
		),
		both(
			'Réserve',
			(one) => `${campaignOf(data, one.campagne)?.nom ?? ''}, ${level(one.niveau)}, ${totalOf(data, one)} pions`,
		),
		both('Symboles modifiés', (one) => listChanged(data, one)),
	];
}

const listChanged = (data: ChaosBags, { effets, scelles }: TestState): string =>
	data.pions
		.filter(({ id }) => effets[id] || scelles[id])
		.map(({ id, nom }) => (scelles[id] ? `${nom} scellé` : nom))
		.join(', ') || 'aucun';
