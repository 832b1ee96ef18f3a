import type { ConflictEvent } from '../../../rules/l5r/conflict';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { useFocus } from '../../shared/use-focus';
import { capital } from '../../shared/words';
import { MAX_EVENTS } from './state';
import { nameOf } from './words';

interface Props {
	events: readonly ConflictEvent[];
	/** Ids of the characters; there is one at least. */
	ids: readonly string[];
	onChange: (events: readonly ConflictEvent[]) => void;
}

const types: readonly (readonly [ConflictEvent['type'], string])[] = [
	['join', 'rejoint le conflit'],
	['play', 'est joué de la main dans le conflit'],
	['leave', 'est renvoyé au fief'],
	['honor', 'est honoré'],
	['dishonor', 'est déshonoré'],
	['bow', 'est incliné'],
	['ready', 'est redressé'],
	['modify', 'gagne ou perd en compétence'],
	['discard', 'quitte le jeu'],
];

const eventOf = (type: ConflictEvent['type'], character: string): ConflictEvent =>
	type === 'modify' ? { type, character, amount: 1 } : { type, character };

/** What happens in the action window, event by event: who, then what. */
export function EventsEditor({ events, ids, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLDivElement>();
	const add = () => {
		onChange([...events, eventOf('bow', ids.at(-1) ?? '')]);
		focusOn(`[data-evenement="${events.length}"] select`);
	};
	const replace = (at: number, event: ConflictEvent) =>
		onChange(events.map((other, index) => (index === at ? event : other)));
	const remove = (at: number) => {
		onChange(events.filter((_, index) => index !== at));
		// The event that takes its place, or the one before; without any, what adds one.
		focusOn(events.length > 1 ? `[data-evenement="${Math.min(at, events.length - 2)}"]` : '.ajouts button');
	};
	return (
		<div ref={root}>
			<p class="note">
				Dans l’ordre. Pour faire venir un personnage du fief, ajoutez-le à son camp et cochez « Au fief ». Joué de la
				main, il n’est en jeu qu’à partir de cet événement.
			</p>
			{events.map((event, at) => (
				<fieldset key={at} data-evenement={at} class="evenement" tabIndex={-1}>
					<legend>Événement {at + 1}</legend>
					<div class="grille">
						<Select
							label="Qui"
							value={event.character}
							options={ids.map((id) => [id, capital(nameOf(id))] as const)}
							onChange={(character) => replace(at, { ...event, character })}
						/>
						<Select
							label="Quoi"
							value={event.type}
							options={types}
							onChange={(type) => replace(at, eventOf(type, event.character))}
						/>
						{event.type === 'modify' && (
							<NumberField
								label={'Modificateur (+\u00a0ou\u00a0−)'}
								value={event.amount}
								min={-99}
								onChange={(amount) => replace(at, { ...event, amount })}
							/>
						)}
					</div>
					<button type="button" class="discret" onClick={() => remove(at)}>
						Retirer l’événement {at + 1}
					</button>
				</fieldset>
			))}
			<p class="ajouts">
				<button type="button" disabled={events.length >= MAX_EVENTS || ids.length === 0} onClick={add}>
					+ Événement
				</button>
			</p>
			{events.length >= MAX_EVENTS && <p class="note">L’outil s’arrête à {MAX_EVENTS} événements.</p>}
		</div>
	);
}
