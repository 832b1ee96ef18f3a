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

/** The bag in three lines, each of which opens to be changed: its tokens, those out of it, what symbols do. */
export function BagFolds(props: Props) {
	const { data, state } = props;
	const changed = Object.keys(state.counts).length > 0;
	const out = [state.sealed, state.aside].flatMap((all) => Object.values(all)).reduce((sum, value) => sum + value, 0);
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
						Pions scellés ou mis de côté
						{out > 0 && <b> · {count(out, 'pion')}</b>}
					</>
				}
				load={loadTokens}
				draw={({ OutFields }) => <OutFields {...props} />}
			/>
			<LaterFold
				summary={
					<>
						Effet des symboles
						<b> · {effects ? 'modifiés' : state.scenario ? 'X et conditions à dire' : 'à régler'}</b>
					</>
				}
				load={loadSymbols}
				draw={({ SymbolFields }) => <SymbolFields {...props} />}
			/>
		</>
	);
}
