import type { Combat, Degats, Evenement } from '../../../rules/keyforge/fight/evenement';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { capital } from '../../shared/words';
import { OrderSelect } from './OrderSelect';
import { bothKeywords, type FightState, lineInFront, type Place, places, present } from './state';
import { nameOf, ofName } from './words';

interface Props<Event = Evenement> {
	event: Event;
	state: FightState;
	onChange: (event: Evenement) => void;
}

/** The fields of one event. */
export function EventFields({ event, state, onChange }: Props) {
	switch (event.type) {
		case 'nouveau-tour':
			return <p class="note">L’armure redevient pleine, insaisissable protège de nouveau.</p>;
		case 'combat':
			return <FightFields event={event} state={state} onChange={onChange} />;
		case 'degats':
			return <DamageFields event={event} state={state} onChange={onChange} />;
		case 'armure':
			return (
				<div class="valeurs">
					<NumberField
						label={'Armure (+\u00a0ou\u00a0−)'}
						min={-99}
						value={event.variation}
						onChange={(variation) => onChange({ ...event, variation })}
					/>
					<Select
						label="À qui"
						value={event.cible}
						options={creatures(state, places, event.cible)}
						onChange={(cible) => onChange({ ...event, cible })}
					/>
				</div>
			);
	}
}

function FightFields({ event, state, onChange }: Props<Combat>) {
	const { attaquant, cible } = event;
	// A target of the attacker's own line cannot be: the one that faces it takes its place.
	const facing = (attacker: string) => {
		const line = lineInFront(attacker);
		return line.some((place) => place === cible) ? cible : line[1];
	};
	return (
		<>
			<div class="valeurs">
				<Select
					label="Attaquante"
					value={attaquant}
					options={creatures(state, places, attaquant)}
					onChange={(attacker) => onChange({ ...event, attaquant: attacker, cible: facing(attacker) ?? cible })}
				/>
				<Select
					label="Cible"
					value={cible}
					options={creatures(state, lineInFront(attaquant), cible)}
					onChange={(target) => onChange({ ...event, cible: target })}
				/>
				{bothKeywords(state, attaquant, cible) && (
					<OrderSelect value={event.ordre} onChange={(ordre) => onChange({ ...event, ordre })} />
				)}
			</div>
			<p class="note">L’attaquante est supposée redressée et en droit de combattre.</p>
		</>
	);
}

function DamageFields({ event, state, onChange }: Props<Degats>) {
	const { source, projection = 0, ...rest } = event;
	const withOptions = (from: string | undefined, splash: number) =>
		onChange({ ...rest, ...(from && { source: from }), ...(splash > 0 && { projection: splash }) });
	const others = places.filter((place) => place !== event.cible);
	return (
		<div class="valeurs">
			<NumberField label="Dégâts" value={event.montant} onChange={(montant) => onChange({ ...event, montant })} />
			<NumberField
				label="Projection sur les voisines"
				value={projection}
				onChange={(splash) => withOptions(source, splash)}
			/>
			<Select
				label="À qui"
				value={event.cible}
				options={creatures(state, places, event.cible)}
				onChange={(cible) => onChange({ ...event, cible })}
			/>
			<Select
				label="D’où viennent-ils"
				value={source ?? ''}
				options={[
					['', 'Un effet de carte'],
					...creatures(state, others, source).map(([place]) => [place, `La puissance ${ofName(place)}`] as const),
				]}
				onChange={(from) => withOptions(from || undefined, projection)}
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
