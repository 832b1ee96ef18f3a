import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Checked, Situation } from '../../../rules/arkham/skill-test';
import { TooLong } from '../../../rules/arkham/skill-test/graph';
import { type Tally, tally } from '../../../rules/arkham/skill-test/tally';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { isSymbol, kindOf } from './bag';
import { costsOf } from './costs';
import { Figures } from './Figures';
import type { TestState } from './state';
import { tellCosts, tellUses } from './tally-sentences';
import { percent, tokenName } from './words';

interface Props {
	data: ChaosBags;
	state: TestState;
	situation: Checked<Situation>;
}

/** Options that are followed without making the reader wait. */
const SOME = 12_000;

function tallyCase(data: ChaosBags, state: TestState, situation: Checked<Situation>): Tally | null | 'refused' {
	try {
		return tally(situation, costsOf(data, state), SOME);
	} catch (error) {
		if (error instanceof TooLong) return 'refused';
		throw error;
	}
}

/** The chance of each symbol, with what the test then comes to, and what the symbols cost on average. */
export function TallyTable({ data, state, situation }: Props) {
	// What is read first, the chance of success, does not wait for this.
	const [found, setFound] = useState<Tally | null | 'refused'>();
	useEffect(() => {
		const timer = setTimeout(() => setFound(tallyCase(data, state, situation)));
		return () => clearTimeout(timer);
	}, [situation]);
	const symbols = useMemo(
		() => (found && found !== 'refused' ? found.kinds.filter(({ token }) => isNamed(data, token)) : []),
		[found],
	);
	if (found === 'refused')
		return (
			<p class="note">
				Trop de possibilités pour ce tableau : la réserve a trop de pions qui en font révéler d’autres.
			</p>
		);
	if (!found) return null;
	const cancels = situation.draw.cancels ? symbols.some(({ canceled }) => canceled.n > 0n) : false;
	return (
		<>
			{[...tellCosts(data, state, found), ...tellUses(data, found)].map((text) => (
				<p key={text} class="note">
					{text}
				</p>
			))}
			{situation.draw.returned && cancels && (
				<p class="note">Un pion annulé, puis remis dans la réserve, ne compte pas comme révélé.</p>
			)}
			<Figures
				caption="Chance de chaque symbole"
				head={['Symbole', 'Révélé', 'Appliqué, test réussi', 'Appliqué, test raté', ...(cancels ? ['Annulé'] : [])]}
				rows={symbols.map(({ token, revealed, succeeded, failed, canceled }) => [
					tokenName(data, token),
					percent(revealed),
					percent(succeeded),
					percent(failed),
					...(cancels ? [percent(canceled)] : []),
				])}
			/>
		</>
	);
}

function isNamed(data: ChaosBags, id: string): boolean {
	const kind = kindOf(data, id);
	return kind !== undefined && isSymbol(kind);
}
