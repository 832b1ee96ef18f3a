import type { ChaosBags, TokenKind } from '../../../schemas/chaos-bags';
import { NumberField } from '../../shared/NumberField';
import { count } from '../../shared/words';
import { countOf, mostOf, startingCounts, totalOf } from './bag';
import type { TestState } from './state';

interface Props {
	data: ChaosBags;
	state: TestState;
	onChange: (state: TestState) => void;
}

/** How many tokens of each kind are in the bag, and how many of them are sealed. */
export function TokenFields({ data, state, onChange }: Props) {
	const start = startingCounts(data, state);
	const setCount = ({ id }: TokenKind, value: number) => {
		const { [id]: _, ...others } = state.comptes;
		const comptes = value === start[id] ? others : { ...others, [id]: value };
		const { [id]: sealed = 0, ...rest } = state.scelles;
		const left = Math.min(sealed, value);
		onChange({ ...state, comptes, scelles: left > 0 ? { ...rest, [id]: left } : rest });
	};
	const setSealed = ({ id }: TokenKind, value: number) => {
		const { [id]: _, ...others } = state.scelles;
		onChange({ ...state, scelles: value > 0 ? { ...others, [id]: value } : others });
	};
	const field = (kind: TokenKind) => (
		<NumberField
			key={kind.id}
			label={kind.nom}
			value={countOf(data, state, kind.id)}
			max={mostOf(data, state, kind)}
			onChange={(value) => setCount(kind, value)}
		/>
	);
	const changed = Object.keys(state.comptes).length > 0;
	const sealed = Object.values(state.scelles).reduce((sum, value) => sum + value, 0);
	return (
		<>
			<details>
				<summary>
					Pions de la réserve
					<b>
						{' '}
						· {count(totalOf(data, state), 'pion')}
						{changed && ', modifiée'}
					</b>
				</summary>
				<div class="valeurs">{data.pions.filter(({ extension }) => !extension).map(field)}</div>
				<p class="sous-titre">Pions venus des extensions</p>
				<div class="valeurs">{data.pions.filter(({ extension }) => extension).map(field)}</div>
				{changed && (
					<button
						type="button"
						class="discret"
						onClick={({ currentTarget }) => {
							// The button goes away: the focus stays on what holds it.
							currentTarget.closest('details')?.querySelector('summary')?.focus();
							onChange({ ...state, comptes: {}, scelles: {} });
						}}
					>
						Remettre la réserve de la campagne
					</button>
				)}
			</details>
			<details>
				<summary>
					Pions scellés
					{sealed > 0 && <b> · {count(sealed, 'scellé')}</b>}
				</summary>
				<div class="valeurs">
					{data.pions
						.filter(({ id }) => countOf(data, state, id) > 0)
						.map((kind) => (
							<NumberField
								key={kind.id}
								label={`${kind.nom} scellé`}
								value={state.scelles[kind.id] ?? 0}
								max={countOf(data, state, kind.id)}
								onChange={(value) => setSealed(kind, value)}
							/>
						))}
				</div>
			</details>
		</>
	);
}
