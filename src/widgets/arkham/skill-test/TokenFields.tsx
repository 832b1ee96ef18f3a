import type { ChaosBags, TokenKind } from '../../../schemas/chaos-bags';
import { NumberField } from '../../shared/NumberField';
import { countOf, mostOf, startingCounts } from './bag';
import type { TestState } from './state';

interface Props {
	data: ChaosBags;
	state: TestState;
	onChange: (state: TestState) => void;
}

/** How many tokens of each kind are in the bag. */
export function CountFields({ data, state, onChange }: Props) {
	const start = startingCounts(data, state);
	const setCount = ({ id }: TokenKind, value: number) => {
		const { [id]: _, ...others } = state.counts;
		const counts = value === start[id] ? others : { ...others, [id]: value };
		const { [id]: sealed = 0, ...rest } = state.sealed;
		const left = Math.min(sealed, value);
		onChange({ ...state, counts, sealed: left > 0 ? { ...rest, [id]: left } : rest });
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
	return (
		<>
			<div class="valeurs">{data.pions.filter(({ extension }) => !extension).map(field)}</div>
			<p class="sous-titre">Pions venus des extensions</p>
			<div class="valeurs">{data.pions.filter(({ extension }) => extension).map(field)}</div>
			{Object.keys(state.counts).length > 0 && (
				<button
					type="button"
					class="discret"
					onClick={({ currentTarget }) => {
						// The button goes away: the focus stays on what holds it.
						currentTarget.closest('details')?.querySelector('summary')?.focus();
						onChange({ ...state, counts: {}, sealed: {} });
					}}
				>
					Remettre la réserve de la campagne
				</button>
			)}
		</>
	);
}

/** How many of the tokens of the bag are sealed. */
export function SealedFields({ data, state, onChange }: Props) {
	const setSealed = ({ id }: TokenKind, value: number) => {
		const { [id]: _, ...others } = state.sealed;
		onChange({ ...state, sealed: value > 0 ? { ...others, [id]: value } : others });
	};
	return (
		<div class="valeurs">
			{data.pions
				.filter(({ id }) => countOf(data, state, id) > 0)
				.map((kind) => (
					<NumberField
						key={kind.id}
						label={`${kind.nom} scellé`}
						value={state.sealed[kind.id] ?? 0}
						max={countOf(data, state, kind.id)}
						onChange={(value) => setSealed(kind, value)}
					/>
				))}
		</div>
	);
}
