import { useRef, useState } from 'preact/hooks';
import type { Chances, Checked, Simulation, Situation } from '../../../rules/arkham/skill-test';
import { add, type Fraction, fraction, toNumber } from '../../../rules/odds';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { LaterFold } from '../../shared/LaterFold';
import { LaterNote } from '../../shared/LaterNote';
import { useLater } from '../../shared/use-later';
import { signed } from '../../shared/words';
import { Bars } from './Bars';
import { FiguresFold } from './FiguresFold';
import type { TestState } from './state';
import { decimal, percent } from './words';

const DRAWS = 10_000 as Checked<number>;

const loadTally = () => import('./TallyTable');

const loadThresholds = () => import('./Thresholds');

const loadSimulation = () => import('./simulate');

/** Margins beyond which outcomes are put together. */
const FAR = 5;

interface Group {
	label: string;
	success: boolean;
	chance: Fraction;
	/** Outcomes of the group, as indexes of the list. */
	has: (outcome: { margin: number; success: boolean }) => boolean;
}

/** Outcomes by margin, failures first; far ones together, so that the chart stays readable. */
function groupsOf(chances: Chances): readonly Group[] {
	const near = (margin: number) => Math.max(-FAR, Math.min(FAR, margin));
	const keys = new Map<string, Group>();
	for (const { margin, success, chance } of chances.outcomes) {
		const at = near(margin);
		const edge = at === -FAR ? ' ou pire' : at === FAR ? ' ou mieux' : '';
		// A failure by nothing is automatic, at difficulty 0: it is not the success by nothing.
		const label = `${margin === 0 && !success ? 'échec à 0' : signed(at)}${edge}`;
		const group = keys.get(label);
		const has: Group['has'] = (outcome) => near(outcome.margin) === at && outcome.success === success;
		keys.set(label, { label, success, chance: group ? add(group.chance, chance) : chance, has });
	}
	return [...keys.values()];
}

interface Props {
	data: ChaosBags;
	state: TestState;
	chances: Chances;
	situation: Checked<Situation>;
	/** The case, as the address writes it: what was simulated for another does not count. */
	query: string;
	level: HeadingLevel;
}

/** Chance of each margin, and ten thousand simulated draws to check it by. */
export function Margins({ data, state, chances, situation, query, level }: Props) {
	const [last, setLast] = useState<{ query: string; seed: number; simulation: Simulation | null; told: string }>();
	const [running, setRunning] = useState<{ stop: () => void }>();
	const said = last?.query === query ? last : undefined;
	const { simulation: drawn } = said ?? {};
	const groups = groupsOf(chances);
	const later = useLater(loadSimulation);
	const button = useRef<HTMLButtonElement>(null);
	const simulate = async () => {
		const seed = (said?.seed ?? 0) + 1;
		const module = await later.ask();
		if (!module) return;
		running?.stop();
		const stop = module.simulateLong({ situation, tests: DRAWS, seed }, ({ simulation = null }) => {
			setRunning(undefined);
			setLast({ query, seed, simulation, told: module.tellSimulation(simulation, chances) });
		});
		setRunning({ stop });
	};
	const halt = () => {
		running?.stop();
		setRunning(undefined);
		button.current?.focus();
	};
	const share = ({ has }: Group): Fraction =>
		fraction(
			(drawn?.outcomes ?? []).reduce((sum, outcome) => sum + (has(outcome) ? outcome.count : 0), 0),
			DRAWS,
		);
	const highest = Math.max(0.05, ...groups.flatMap((group) => [toNumber(group.chance), toNumber(share(group))]));
	const { automaticFailure, automaticSuccess, averageMargin, averageTokens } = chances;
	return (
		<section aria-labelledby="test-de-competence-marges">
			<Heading level={level} id="test-de-competence-marges">
				De combien ?
			</Heading>
			<p class="note">
				{[
					`En moyenne, l’écart avec la difficulté est de ${decimal(averageMargin)}.`,
					`Échec automatique : ${percent(automaticFailure)}.`,
					automaticSuccess.n > 0n && `Réussite automatique : ${percent(automaticSuccess)}.`,
					averageTokens.d > 1n && `Un test révèle ${decimal(averageTokens)} pions en moyenne.`,
				]
					.filter(Boolean)
					.join(' ')}
			</p>
			<Bars
				bars={groups.map((group) => ({
					label: group.label.replace(' ou pire', '…').replace(' ou mieux', '…'),
					height: toNumber(group.chance),
					value: `${Math.round(100 * toNumber(group.chance)) || '<\u00a01'}`,
					kind: group.success ? ('bonne' as const) : ('mauvaise' as const),
					mark: drawn ? toNumber(share(group)) : undefined,
				}))}
				top={highest}
				title="Chance de chaque écart entre la valeur modifiée et la difficulté"
				axis="écart (en % des tests) : en négatif, le test échoue"
			/>
			<FiguresFold
				caption="Chance de chaque écart entre la valeur modifiée et la difficulté"
				head={['Écart', 'Test', 'Chance exacte', ...(drawn ? ['Tirages simulés'] : [])]}
				rows={groups.map((group) => [
					group.label,
					group.success ? 'réussi' : 'raté',
					percent(group.chance),
					...(drawn ? [percent(share(group))] : []),
				])}
			/>
			<LaterFold
				summary="Chance et coût de chaque symbole"
				load={loadTally}
				draw={({ TallyTable }) => <TallyTable data={data} state={state} situation={situation} />}
			/>
			<LaterFold
				summary="Réussir ou échouer de N"
				load={loadThresholds}
				draw={({ Thresholds }) => <Thresholds chances={chances} />}
			/>
			<p class="gestes">
				<button type="button" ref={button} onPointerEnter={later.prepare} onFocus={later.prepare} onClick={simulate}>
					Simuler 10 000 tests
				</button>
			</p>
			{running && (
				<p class="gestes attente">
					Tirages en cours…
					<button type="button" onClick={halt}>
						Arrêter
					</button>
				</p>
			)}
			<LaterNote later={later} onRetry={simulate} />
			<p class="note" aria-live="polite">
				{said?.told}
			</p>
		</section>
	);
}
