import type {
	EffectCost,
	ForgeEffect,
	ForgeStep,
	GameEvent,
	Movement,
	Prevention,
	Side,
} from '../../../rules/keyforge/forge';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';

interface Props<Event = GameEvent> {
	event: Event;
	/** Whether the player has Æmber on cards to spend, at the start. */
	cards: boolean;
	onChange: (event: GameEvent) => void;
}

const players: readonly (readonly [Side, string])[] = [
	['you', 'Vous'],
	['opponent', 'L’adversaire'],
];

const moves: readonly (readonly [Movement['type'], string])[] = [
	['steal', 'Vole à l’autre joueur'],
	['capture', 'Capture à l’autre joueur'],
	['own-capture', 'Capture à sa propre réserve'],
	['return', 'Rend l’Aombre capturé'],
	['gain', 'Gagne'],
	['loss', 'Perd'],
	['payment', 'Paie à l’autre joueur'],
];

type Obstacle = Prevention | 'none';

const obstacles: readonly (readonly [Obstacle, string])[] = [
	['none', 'Non'],
	['skipped', 'Oui : il fait sauter l’étape'],
	['forbidden', 'Oui : il interdit de forger'],
	['replaced', 'Oui : il remplace la clé'],
];

const choices: readonly (readonly [ForgeEffect['choice'], string])[] = [
	['accepted', '« Peut » : le joueur forge'],
	['declined', '« Peut » : le joueur renonce'],
	['mandatory', 'Pas « peut » : c’est obligatoire'],
];

const prices: readonly (readonly [EffectCost['type'], string])[] = [
	['current', 'Le coût actuel, plus ou moins'],
	['fixed', 'Un prix à lui'],
];

const typeset = <Value extends string>(options: readonly (readonly [Value, string])[]) =>
	options.map(([value, text]) => [value, text] as const);

/** The fields of one event. */
export function EventFields({ event, cards, onChange }: Props) {
	const who = (
		<Select
			label={event.type === 'return' ? 'Qui avait capturé' : 'Qui'}
			value={event.player}
			options={players}
			onChange={(player) => onChange({ ...event, player })}
		/>
	);
	switch (event.type) {
		case 'key-unforged':
			return <div class="valeurs">{who}</div>;
		case 'turn-end':
			return <div class="valeurs">{who}</div>;
		case 'cost':
			return (
				<div class="valeurs">
					{who}
					<NumberField
						label={'Coût (+\u00a0ou\u00a0−)'}
						min={-99}
						value={event.variation}
						onChange={(variation) => onChange({ ...event, variation })}
					/>
				</div>
			);
		case 'forge-step':
			return (
				<div class="valeurs">
					{who}
					<AttemptFields event={event} cards={cards} onChange={onChange} />
				</div>
			);
		case 'effect':
			return (
				<div class="valeurs">
					{who}
					<PriceFields event={event} cards={cards} onChange={onChange} />
					<AttemptFields event={event} cards={cards} onChange={onChange} />
				</div>
			);
		default:
			return (
				<div class="valeurs">
					{who}
					<Select label="Quoi" value={event.type} options={moves} onChange={(type) => onChange({ ...event, type })} />
					<NumberField label="Aombre" value={event.amount} onChange={(amount) => onChange({ ...event, amount })} />
				</div>
			);
	}
}

function PriceFields({ event, onChange }: Props<ForgeEffect>) {
	const { cost } = event;
	const set = (price: EffectCost) => onChange({ ...event, cost: price });
	return (
		<>
			<Select
				label="Que demande l’effet ?"
				value={cost.type}
				options={prices}
				onChange={(type) => set(type === 'current' ? { type, difference: 0 } : { type, amount: 0 })}
			/>
			{cost.type === 'current' ? (
				<NumberField
					label={'En plus (+\u00a0ou\u00a0−)'}
					min={-99}
					value={cost.difference}
					onChange={(difference) => set({ type: 'current', difference })}
				/>
			) : (
				<NumberField label="Prix" value={cost.amount} onChange={(amount) => set({ type: 'fixed', amount })} />
			)}
			<Select
				label="L’effet dit-il « peut » ?"
				value={event.choice}
				options={typeset(choices)}
				onChange={(choice) => onChange({ ...event, choice })}
			/>
		</>
	);
}

function AttemptFields({ event, cards, onChange }: Props<ForgeStep | ForgeEffect>) {
	// An effect that skips step 1 has nothing to say of a key forged outside it.
	const known = event.type === 'effect' ? obstacles.filter(([value]) => value !== 'skipped') : obstacles;
	const setObstacle = (value: Obstacle) => {
		const prevention = value === 'none' ? null : value;
		if (event.type === 'forge-step') onChange({ ...event, prevention });
		else if (prevention !== 'skipped') onChange({ ...event, prevention });
	};
	return (
		<>
			<Select
				label="Un autre effet l’empêche ?"
				value={event.prevention ?? 'none'}
				options={typeset(known)}
				onChange={setObstacle}
			/>
			{(cards || event.fromCards > 0) && (
				<NumberField
					label="Pris sur les cartes"
					value={event.fromCards}
					onChange={(fromCards) => onChange({ ...event, fromCards })}
				/>
			)}
		</>
	);
}
