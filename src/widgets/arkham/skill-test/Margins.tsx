import { useState } from 'preact/hooks';
import type { Chances, Simulation, Situation } from '../../../rules/arkham/skill-test';
import { add, type Fraction, fraction, toNumber } from '../../../rules/odds/fraction';
import { frenchTypography } from '../../../text/french';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { LaterNote } from '../../shared/LaterNote';
import { useLater } from '../../shared/use-later';
import { signed } from '../../shared/words';
import { Bars } from './Bars';
import { Figures } from './Figures';
import { decimal, percent } from './words';

const DRAWS = 10_000;

const loadSimulation = () => import('./simulate');

/** Margins beyond which outcomes are put together. */
const FAR = 5;

interface Group {
	label: string;
	success: boolean;
	chance: Fraction;
	/** Outcomes of the group, as indexes of the list. */
	has: (outcome: { marge: number; reussite: boolean }) => boolean;
}

/** Outcomes by margin, failures first; far ones together, so that the chart stays readable. */
function groupsOf(chances: Chances): readonly Group[] {
	const near = (marge: number) => Math.max(-FAR, Math.min(FAR, marge));
	const keys = new Map<string, Group>();
	for (const { marge, reussite, chance } of chances.issues) {
		const at = near(marge);
		const edge = at === -FAR ? ' ou pire' : at === FAR ? ' ou mieux' : '';
		// A failure by nothing is automatic, at difficulty 0: it is not the success by nothing.
		const label = `${marge === 0 && !reussite ? 'échec à 0' : signed(at)}${edge}`;
		const group = keys.get(label);
		const has: Group['has'] = (outcome) => near(outcome.marge) === at && outcome.reussite === reussite;
		keys.set(label, { label, success: reussite, chance: group ? add(group.chance, chance) : chance, has });
	}
	return [...keys.values()];
}

interface Props {
	chances: Chances;
	situation: Situation;
	/** The case, as the address writes it: what was simulated for another does not count. */
	query: string;
	level: HeadingLevel;
}

/** Chance of each margin, and ten thousand simulated draws to check it by. */
export function Margins({ chances, situation, query, level }: Props) {
	const [last, setLast] = useState<{ query: string; seed: number; simulation: Simulation }>();
	const drawn = last?.query === query ? last : undefined;
	const groups = groupsOf(chances);
	const later = useLater(loadSimulation);
	const simulate = async () => {
		const seed = (drawn?.seed ?? 0) + 1;
		const simulation = (await later.ask())?.simulate(situation, DRAWS, seed);
		if (simulation) setLast({ query, seed, simulation });
	};
	const share = ({ has }: Group): Fraction =>
		fraction(
			(drawn?.simulation.issues ?? []).reduce((sum, issue) => sum + (has(issue) ? issue.nombre : 0), 0),
			DRAWS,
		);
	const highest = Math.max(0.05, ...groups.flatMap((group) => [toNumber(group.chance), toNumber(share(group))]));
	const { echecAutomatique, reussiteAutomatique, margeMoyenne, pionsMoyens } = chances;
	return (
		<section aria-labelledby="test-de-competence-marges">
			<Heading level={level} id="test-de-competence-marges">
				{frenchTypography('De combien ?')}
			</Heading>
			<p class="note">
				{frenchTypography(
					[
						`En moyenne, l’écart avec la difficulté est de ${decimal(margeMoyenne)}.`,
						`Échec automatique : ${percent(echecAutomatique)}.`,
						reussiteAutomatique.n > 0n && `Réussite automatique : ${percent(reussiteAutomatique)}.`,
						pionsMoyens.d > 1n && `Un test révèle ${decimal(pionsMoyens)} pions en moyenne.`,
					]
						.filter(Boolean)
						.join(' '),
				)}
			</p>
			<Bars
				bars={groups.map((group) => ({
					label: group.label.replace(' ou pire', '…').replace(' ou mieux', '…'),
					height: toNumber(group.chance),
					value: `${Math.round(100 * toNumber(group.chance)) || '<\u00a01'}`,
					kind: group.success ? ('bonne' as const) : ('mauvaise' as const),
					mark: drawn && toNumber(share(group)),
				}))}
				top={highest}
				title="Chance de chaque écart entre la valeur modifiée et la difficulté"
				axis="écart (en % des tests) : en négatif, le test échoue"
			/>
			<Figures
				caption="Chance de chaque écart entre la valeur modifiée et la difficulté"
				head={['Écart', 'Test', 'Chance exacte', ...(drawn ? ['Tirages simulés'] : [])]}
				rows={groups.map((group) => [
					group.label,
					group.success ? 'réussi' : 'raté',
					percent(group.chance),
					...(drawn ? [percent(share(group))] : []),
				])}
			/>
			<p class="gestes">
				<button type="button" onPointerEnter={later.prepare} onFocus={later.prepare} onClick={simulate}>
					{frenchTypography('Simuler 10 000 tests')}
				</button>
			</p>
			<LaterNote later={later} onRetry={simulate} />
			<p class="note" aria-live="polite">
				{drawn && frenchTypography(simulated(drawn.simulation, chances))}
			</p>
		</section>
	);
}

/** What the draws gave, and whether it is what chance makes of the exact number. */
function simulated({ reussites, tirages }: Simulation, { reussite }: Chances): string {
	const exact = toNumber(reussite);
	const spread = 1.96 * Math.sqrt((exact * (1 - exact)) / tirages);
	const low = Math.max(0, Math.ceil(tirages * (exact - spread)));
	const high = Math.min(tirages, Math.floor(tirages * (exact + spread)));
	const told = `${grouped(reussites)} réussites sur ${grouped(tirages)} (${percent(fraction(reussites, tirages))}), pour ${percent(reussite)} par le calcul. Les traits montrent ces tirages.`;
	return low === high ? told : `${told} Le hasard donne 19 fois sur 20 entre ${grouped(low)} et ${grouped(high)}.`;
}

/** « 10 000 »: thousands apart. */
const grouped = (value: number): string => String(value).replace(/(\d)(?=(\d{3})+$)/g, '$1\u202f');
