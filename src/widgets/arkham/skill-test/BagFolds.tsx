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

/** The bag in three lines, each of which opens to be changed: its tokens, those that are sealed, what symbols do. */
export function BagFolds(props: Props) {
	const { data, state } = props;
	const changed = Object.keys(state.counts).length > 0;
	const sealed = Object.values(state.sealed).reduce((sum, value) => sum + value, 0);
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
				draw={({ SealedFields }) => <SealedFields {...props} />}
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
