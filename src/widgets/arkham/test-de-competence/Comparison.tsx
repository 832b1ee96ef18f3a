import { useMemo } from 'preact/hooks';
import { type Chances, calculer } from '../../../rules/arkham/test-de-competence';
import { subtract } from '../../../rules/odds';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { frenchTypography } from '../../../text/french';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { WideTable } from '../../shared/WideTable';
import { whole } from '../../shared/words';
import { campaignOf, toEngine, totalOf } from './bag';
import type { TestState } from './state';
import { decimal, percent, points } from './words';

interface Props {
	data: ChaosBags;
	state: TestState;
	kept: TestState | undefined;
	chances: Chances | null;
	level: HeadingLevel;
	onKeep: () => void;
	onSwap: () => void;
	onForget: () => void;
}

type Row = readonly [name: string, kept: string, now: string];

/** Two situations side by side: the one that was kept, and the one at hand. */
export function Comparison({ data, state, kept, chances, level, onKeep, onSwap, onForget }: Props) {
	const before = useMemo(() => kept && calculer(toEngine(data, kept)).resultat, [data, kept]);
	return (
		<section class="comparaison" aria-labelledby="test-de-competence-comparaison">
			<Heading level={level} id="test-de-competence-comparaison">
				Comparer
			</Heading>
			{kept ? (
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
								{rows(data, kept, before ?? null, state, chances).map(([name, ...values]) => (
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
			) : (
				<p class="gestes">
					<button type="button" data-garder onClick={onKeep}>
						Garder cette situation
					</button>
					<span class="note">puis changez une valeur : les deux se lisent côte à côte.</span>
				</p>
			)}
		</section>
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
			test.nombre === 1 ? '1' : `${test.nombre}, ${test.regle === 'un' ? 'un au choix' : 'tous'}`,
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
