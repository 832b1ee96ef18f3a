import type {
	ArmorEvent,
	DamageEvent,
	FightEvent,
	GameEvent,
	NewTurnEvent,
	PowerEvent,
	PreventionEvent,
} from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { capital } from '../../shared/words';
import { DurationSelect } from './DurationSelect';
import { OrderSelect } from './OrderSelect';
import { bothKeywords, type FightState, lineInFront, type Place, places, present } from './state';
import { nameOf, ofName } from './words';

interface Props<Event = GameEvent> {
	event: Event;
	state: FightState;
	onChange: (event: GameEvent) => void;
}

/** The fields of one event. */
export function EventFields({ event, state, onChange }: Props) {
	switch (event.type) {
		case 'new-turn':
			return (
				<p class="note">
					L’armure redevient pleine, insaisissable protège de nouveau, et ce qui ne durait qu’un tour prend fin.
				</p>
			);
		case 'fight':
			return <FightFields event={event} state={state} onChange={onChange} />;
		case 'damage':
			return <DamageFields event={event} state={state} onChange={onChange} />;
		case 'armor':
		case 'power':
			return <VariationFields event={event} state={state} onChange={onChange} />;
		case 'prevention':
			return (
				<div class="valeurs">
					<TargetSelect event={event} state={state} onChange={onChange} />
					<DurationSelect lasting={event.lasting} onChange={(lasting) => onChange(lastingAs(event, lasting))} />
				</div>
			);
	}
}

function VariationFields({ event, state, onChange }: Props<ArmorEvent | PowerEvent>) {
	const armor = event.type === 'armor';
	return (
		<>
			<div class="valeurs">
				<NumberField
					label={`${armor ? 'Armure' : 'Puissance'} (+\u00a0ou\u00a0−)`}
					min={-99}
					value={event.variation}
					onChange={(variation) => onChange({ ...event, variation })}
				/>
				<TargetSelect event={event} state={state} onChange={onChange} />
				<DurationSelect lasting={event.lasting} onChange={(lasting) => onChange(lastingAs(event, lasting))} />
			</div>
			{armor && event.variation < 0 && (
				<p class="note">
					L’armure ne descend pas sous 0. Le livret ne dit pas si le reste d’une perte réduit un gain ultérieur : nous
					tenons que non.
				</p>
			)}
		</>
	);
}

/** The same event, for the turn or lasting. */
function lastingAs<Event extends ArmorEvent | PowerEvent | PreventionEvent>(event: Event, lasting: true | undefined) {
	const { lasting: _, ...rest } = event;
	return { ...rest, ...(lasting && { lasting }) } as Event;
}

/** The creature that an event changes. */
function TargetSelect({ event, state, onChange }: Props<Exclude<GameEvent, FightEvent | NewTurnEvent>>) {
	return (
		<Select
			label="À qui"
			value={event.target}
			options={creatures(state, places, event.target)}
			onChange={(target) => onChange({ ...event, target })}
		/>
	);
}

function FightFields({ event, state, onChange }: Props<FightEvent>) {
	const { attacker, target } = event;
	// A target of the attacker's own line cannot be: the one that faces it takes its place.
	const facing = (attacker: string) => {
		const line = lineInFront(attacker);
		return line.some((place) => place === target) ? target : line[1];
	};
	return (
		<>
			<div class="valeurs">
				<Select
					label="Attaquante"
					value={attacker}
					options={creatures(state, places, attacker)}
					onChange={(attacker) => onChange({ ...event, attacker: attacker, target: facing(attacker) ?? target })}
				/>
				<Select
					label="Cible"
					value={target}
					options={creatures(state, lineInFront(attacker), target)}
					onChange={(target) => onChange({ ...event, target: target })}
				/>
				{bothKeywords(state, attacker, target) && (
					<OrderSelect value={event.order} onChange={(order) => onChange({ ...event, order })} />
				)}
			</div>
			<p class="note">L’attaquante est supposée redressée et en droit de combattre.</p>
		</>
	);
}

function DamageFields({ event, state, onChange }: Props<DamageEvent>) {
	const { source, splash = 0, ...rest } = event;
	const withOptions = (from: string | undefined, splash: number) =>
		onChange({ ...rest, ...(from && { source: from }), ...(splash > 0 && { splash: splash }) });
	const others = places.filter((place) => place !== event.target);
	return (
		<div class="valeurs">
			<NumberField label="Dégâts" value={event.amount} onChange={(amount) => onChange({ ...event, amount })} />
			<NumberField
				label="Projection sur les voisines"
				value={splash}
				onChange={(splash) => withOptions(source, splash)}
			/>
			<TargetSelect event={event} state={state} onChange={onChange} />
			<Select
				label="D’où viennent-ils"
				value={source ?? ''}
				options={[
					['', 'Un effet de carte'],
					...creatures(state, others, source).map(([place]) => [place, `La puissance ${ofName(place)}`] as const),
				]}
				onChange={(from) => withOptions(from || undefined, splash)}
			/>
		</div>
	);
}

/** Creatures to choose from. The one that is chosen stays among them even when it is not there, and says so. */
function creatures(
	state: FightState,
	among: readonly Place[],
	chosen: string | undefined,
): (readonly [value: string, label: string])[] {
	const there = present(state).filter((place) => among.includes(place));
	const options = there.map((place) => [place as string, capital(nameOf(place))] as const);
	if (chosen === undefined || there.some((place) => place === chosen)) return options;
	const absent = !present(state).some((place) => place === chosen);
	return [...options, [chosen, `${capital(nameOf(chosen))}${absent ? ' (absente)' : ''}`]];
}
