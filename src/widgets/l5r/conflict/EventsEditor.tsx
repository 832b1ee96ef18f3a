import { type ConflictEvent, type Element, type Moment, RING_MOMENTS } from '../../../rules/l5r/conflict';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { useFocus } from '../../shared/use-focus';
import { capital } from '../../shared/words';
import { MAX_EVENTS } from './state';
import { elementNames, nameOf } from './words';

interface Props {
	events: readonly ConflictEvent[];
	/** Ids of the characters. */
	ids: readonly string[];
	onChange: (events: readonly ConflictEvent[]) => void;
}

type Type = ConflictEvent['type'];

/** Who an event may be about, besides a character. */
const PROVINCE = 'province';
const RING = 'ring';

const types: readonly (readonly [Type, string])[] = [
	['join', 'rejoint le conflit'],
	['play', 'est joué de la main dans le conflit'],
	['leave', 'est renvoyé au fief'],
	['honor', 'est honoré'],
	['dishonor', 'est déshonoré'],
	['bow', 'est incliné'],
	['ready', 'est redressé'],
	['modify', 'gagne ou perd en compétence'],
	['control', 'change de contrôleur'],
	['discard', 'quitte le jeu'],
];

const provinceTypes: readonly (readonly [Type, string])[] = [
	['strengthen', 'gagne ou perd en défense'],
	['protect', 'ne peut pas être détruite'],
];

const ringTypes: readonly (readonly [Type, string])[] = [
	['add-element', 'a un élément de plus'],
	['defender-resolves', 'est résolu par le joueur défenseur'],
	['defender-claims', 'est revendiqué par le joueur défenseur'],
	['cancel-effect', 'voit son effet annulé'],
];

const elements = Object.entries(elementNames) as [Element, string][];

const moments: readonly (readonly [Moment, string])[] = [
	['action-window', 'Dans la fenêtre d’action (3.2.2)'],
	['comparison', 'Après la comparaison (3.2.3)'],
	['unopposed', 'Après « non opposé » (3.2.4)'],
	['province', 'Après la province (3.2.5)'],
	['ring-effect', 'Après l’effet d’anneau (3.2.6)'],
	['claim', 'Après la revendication (3.2.7)'],
];

function subjectOf(event: ConflictEvent): string {
	if ('character' in event) return event.character;
	return provinceTypes.some(([type]) => type === event.type) ? PROVINCE : RING;
}

function typesFor(event: ConflictEvent): typeof types {
	if ('character' in event) return types;
	return subjectOf(event) === PROVINCE ? provinceTypes : ringTypes;
}

/** What happens to the ring comes before its effect. */
const momentsFor = (event: ConflictEvent): typeof moments =>
	subjectOf(event) === RING ? moments.slice(0, RING_MOMENTS.length) : moments;

/** An event of a type, for who it may be about. */
function eventOf(type: Type, subject: string, moment: Moment): ConflictEvent {
	const early = RING_MOMENTS.find((allowed) => allowed === moment) ?? 'action-window';
	switch (type) {
		case 'add-element':
			return { type, element: 'fire', moment: early };
		case 'defender-resolves':
		case 'defender-claims':
		case 'cancel-effect':
			return { type, moment: early };
		case 'strengthen':
			return { type, amount: 1, moment };
		case 'protect':
			return { type, moment };
		case 'modify':
			return { type, character: subject, amount: 1, moment };
		default:
			return { type, character: subject, moment };
	}
}

/** The same for somebody else, or what comes first for what cannot have it. */
function about(event: ConflictEvent, subject: string): ConflictEvent {
	if (subject === PROVINCE) return eventOf('strengthen', subject, event.moment);
	if (subject === RING) return eventOf('add-element', subject, event.moment);
	return 'character' in event ? { ...event, character: subject } : eventOf('bow', subject, event.moment);
}

/** What happens, event by event: who or what, then what, and when. */
export function EventsEditor({ events, ids, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLDivElement>();
	const add = () => {
		const last = ids.at(-1);
		const moment = events.at(-1)?.moment ?? 'action-window';
		onChange([...events, last === undefined ? eventOf('strengthen', PROVINCE, moment) : eventOf('bow', last, moment)]);
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
				Dans l’ordre, à chaque moment. Pour faire venir un personnage du fief, ajoutez-le à son camp et cochez « Au fief
				». Joué de la main, il n’est en jeu qu’à partir de cet événement.
			</p>
			{events.map((event, at) => (
				<fieldset key={at} data-evenement={at} class="evenement" tabIndex={-1}>
					<legend>Événement {at + 1}</legend>
					<div class="grille">
						<Select
							label="Qui"
							value={subjectOf(event)}
							options={[
								...ids.map((id) => [id, capital(nameOf(id))] as const),
								[PROVINCE, 'La province'],
								[RING, 'L’anneau'],
							]}
							onChange={(subject) => replace(at, about(event, subject))}
						/>
						<Select
							label="Quoi"
							value={event.type}
							options={typesFor(event)}
							onChange={(type) => replace(at, eventOf(type, subjectOf(event), event.moment))}
						/>
						{'element' in event && (
							<Select
								label="Élément"
								value={event.element}
								options={elements}
								onChange={(element) => replace(at, { ...event, element })}
							/>
						)}
						{'amount' in event && (
							<NumberField
								label={'Modificateur (+\u00a0ou\u00a0−)'}
								value={event.amount}
								min={-99}
								onChange={(amount) => replace(at, { ...event, amount })}
							/>
						)}
						<Select
							label="Quand"
							value={event.moment}
							options={momentsFor(event)}
							onChange={(moment) => replace(at, { ...event, moment } as ConflictEvent)}
						/>
					</div>
					<button type="button" class="discret" onClick={() => remove(at)}>
						Retirer l’événement {at + 1}
					</button>
				</fieldset>
			))}
			<p class="ajouts">
				<button type="button" disabled={events.length >= MAX_EVENTS} onClick={add}>
					+ Événement
				</button>
			</p>
			{events.length >= MAX_EVENTS && <p class="note">L’outil s’arrête à {MAX_EVENTS} événements.</p>}
		</div>
	);
}
