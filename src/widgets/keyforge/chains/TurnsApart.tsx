import { Heading, type HeadingLevel } from '../../shared/Heading';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { type ChainState, MAX_TURNS, turnsApart } from './state';
import { TurnFields } from './TurnFields';
import { turnName } from './words';

interface Props {
	state: ChainState;
	level: HeadingLevel;
	onChange: (state: ChainState) => void;
	focusOn: (selector: string) => void;
}

const numbers = Array.from({ length: MAX_TURNS }, (_, at) => at + 1);

/** Turns that are not like the others. */
export function TurnsApart({ state, level, onChange, focusOn }: Props) {
	const { setApart, usual, tracked } = state;
	const inGame = state.start === 'ongoing';
	const apart = turnsApart(state);
	const free = numbers.find((number) => !apart.includes(number));
	const set = (number: number, turn: ChainState['usual']) =>
		onChange({ ...state, setApart: { ...setApart, [number]: turn } });
	const without = (number: number) => {
		const { [number]: _, ...kept } = setApart;
		return kept;
	};
	const remove = (number: number) => {
		onChange({ ...state, setApart: without(number) });
		const rest = apart.filter((other) => other !== number);
		const next = rest.find((other) => other > number) ?? rest.at(-1);
		focusOn(next === undefined ? '[data-ajout-tour]' : `[data-tour="${next}"]`);
	};
	return (
		<section class="suite-du-tour" aria-labelledby="chaines-tours">
			<Heading level={level} id="chaines-tours">
				Un tour différent des autres ?
			</Heading>
			{apart.map((number) => {
				const turn = setApart[number] ?? usual;
				const choices = numbers.filter((other) => other === number || !apart.includes(other));
				return (
					<fieldset key={number} data-tour={number} tabIndex={-1}>
						<legend>{turnName(number, inGame)}</legend>
						<div class="valeurs">
							<NumberField
								label="Jouées ou défaussées"
								value={turn.played}
								onChange={(played) => set(number, { ...turn, played })}
							/>
							<Select
								label="Quel tour"
								value={String(number)}
								options={choices.map((other) => [String(other), turnName(other, inGame)] as const)}
								onChange={(other) => {
									onChange({ ...state, setApart: { ...without(number), [Number(other)]: turn } });
									focusOn(`[data-tour="${other}"] select`);
								}}
							/>
						</div>
						<TurnFields turn={turn} counted={tracked} onChange={(next) => set(number, next)} />
						<button type="button" class="discret" onClick={() => remove(number)}>
							Retirer
							<span class="visuellement-cache"> {turnName(number, inGame)}</span>
						</button>
					</fieldset>
				);
			})}
			<p class="ajouts">
				<button
					type="button"
					data-ajout-tour
					disabled={free === undefined}
					onClick={() => {
						if (free === undefined) return;
						set(free, usual);
						focusOn(`[data-tour="${free}"]`);
					}}
				>
					+ Régler un tour à part
				</button>
			</p>
			{free === undefined && <p class="note">L’outil ne règle à part que {MAX_TURNS} tours.</p>}
		</section>
	);
}
