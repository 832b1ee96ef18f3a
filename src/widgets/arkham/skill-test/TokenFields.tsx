import { Fragment } from 'preact';
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
		const trim = ({ [id]: out = 0, ...rest }: TestState['sealed'], most: number) =>
			out > 0 && most > 0 ? { ...rest, [id]: Math.min(out, most) } : rest;
		const sealed = trim(state.sealed, value);
		onChange({ ...state, counts, sealed, aside: trim(state.aside, value - (sealed[id] ?? 0)) });
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
						onChange({ ...state, counts: {}, sealed: {}, aside: {} });
					}}
				>
					Remettre la réserve de la campagne
				</button>
			)}
		</>
	);
}

/** What keeps tokens out of the bag, and how each of them is called. */
const parts = [
	['sealed', 'scellé', 'Scellés sur des cartes'],
	['aside', 'de côté', 'Déjà révélés, ou mis de côté pour ce test'],
] as const;

/** How many of the tokens of the bag are sealed, or set aside. */
export function OutFields({ data, state, onChange }: Props) {
	const set = (part: 'sealed' | 'aside', { id }: TokenKind, value: number) => {
		const { [id]: _, ...others } = state[part];
		onChange({ ...state, [part]: value > 0 ? { ...others, [id]: value } : others });
	};
	const kinds = data.pions.filter(({ id }) => countOf(data, state, id) > 0);
	return (
		<>
			{parts.map(([part, word, title], at) => (
				<Fragment key={part}>
					<p class="sous-titre">{title}</p>
					<div class="valeurs">
						{kinds.map((kind) => (
							<NumberField
								key={kind.id}
								label={`${kind.nom} ${word}`}
								value={state[part][kind.id] ?? 0}
								max={countOf(data, state, kind.id) - (state[parts[1 - at]?.[0] ?? 'aside'][kind.id] ?? 0)}
								onChange={(value) => set(part, kind, value)}
							/>
						))}
					</div>
				</Fragment>
			))}
		</>
	);
}
