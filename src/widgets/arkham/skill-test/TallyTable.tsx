import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Checked, Situation } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { isSymbol, kindOf } from './bag';
import { costsOf } from './costs';
import { Figures } from './Figures';
import type { TallyAnswer, TallyCase } from './long-messages';
import type { TestState } from './state';
import { tallyLong, tallyQuick } from './tallies';
import { tellCosts, tellUses } from './tally-sentences';
import { percent, tokenName } from './words';

interface Props {
	data: ChaosBags;
	state: TestState;
	situation: Checked<Situation>;
}

/** The chance of each symbol, with what the test then comes to, and what the symbols cost on average. */
export function TallyTable({ data, state, situation }: Props) {
	const asked = useMemo(() => ({ situation, costs: costsOf(data, state) }), [situation]);
	const quick = useMemo(() => tallyQuick(asked), [asked]);
	const [long, setLong] = useState<TallyAnswer & { of: TallyCase; stopped?: boolean }>();
	const [tries, setTries] = useState(0);
	const halt = useRef(() => {});
	useEffect(() => {
		if (quick) return;
		setLong(undefined);
		halt.current = tallyLong(asked, (answer) => setLong({ ...answer, of: asked }));
		return halt.current;
	}, [asked, tries]);
	const known = quick ?? (long?.of === asked ? long : undefined);
	if (known && 'stopped' in known)
		return (
			<p class="gestes">
				<button type="button" onClick={() => setTries(tries + 1)}>
					Reprendre
				</button>
			</p>
		);
	if (!known)
		return (
			<p class="gestes attente">
				Calcul en cours…
				<button
					type="button"
					onClick={() => {
						halt.current();
						setLong({ of: asked, stopped: true });
					}}
				>
					Arrêter
				</button>
			</p>
		);
	const { tally: found } = known;
	if (known.refused)
		return (
			<p class="note">
				Trop de possibilités pour ce tableau : la réserve a trop de pions qui en font révéler d’autres.
			</p>
		);
	if (!found) return null;
	const symbols = found.kinds.filter(({ token }) => isNamed(data, token));
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
