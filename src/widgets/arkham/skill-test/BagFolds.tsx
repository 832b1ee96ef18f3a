import type { ChaosBags } from '../../../schemas/chaos-bags';
import { LaterFold } from '../../shared/LaterFold';
import { count } from '../../shared/words';
import { totalOf } from './bag';
import type { TestState } from './state';

interface Props {
	data: ChaosBags;
	state: TestState;
	onChange: (state: TestState) => void;
}

const loadTokens = () => import('./TokenFields');
const loadSymbols = () => import('./SymbolFields');

/** The bag in four lines, each of which opens to be changed: its tokens, those out of it, what symbols do. */
export function BagFolds(props: Props) {
	const { data, state } = props;
	const changed = Object.keys(state.counts).length > 0;
	const [sealed, aside] = [state.sealed, state.aside].map((out) =>
		Object.values(out).reduce((sum, value) => sum + value, 0),
	) as [number, number];
	const effects = Object.keys(state.effects).length > 0;
	return (
		<>
			<LaterFold
				summary={
					<>
						Pions de la réserve
						<b>
							{' '}
							· {count(totalOf(data, state), 'pion')}
							{changed && ', modifiée'}
						</b>
					</>
				}
				load={loadTokens}
				draw={({ CountFields }) => <CountFields {...props} />}
			/>
			<LaterFold
				summary={
					<>
						Pions scellés
						{sealed > 0 && <b> · {count(sealed, 'scellé')}</b>}
					</>
				}
				load={loadTokens}
				draw={({ OutFields }) => <OutFields {...props} part="sealed" />}
			/>
			<LaterFold
				summary={
					<>
						Pions déjà révélés ou mis de côté
						{aside > 0 && <b> · {aside}</b>}
					</>
				}
				load={loadTokens}
				draw={({ OutFields }) => <OutFields {...props} part="aside" />}
			/>
			<LaterFold
				summary={
					<>
						Effet des symboles
						<b> · {effects ? 'modifiés' : state.scenario ? 'selon le scénario' : 'à régler'}</b>
					</>
				}
				load={loadSymbols}
				draw={({ SymbolFields }) => <SymbolFields {...props} />}
			/>
		</>
	);
}
