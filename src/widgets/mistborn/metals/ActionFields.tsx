import type { Action, Gain, Need, TrackedCard } from '../../../rules/mistborn/metals';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { cardOptions, effectOptions, metalOptions, needOptions } from './options';
import type { EffectSheet } from './state';

interface Props {
	action: Action;
	/** The cards, as they are after all the actions. */
	cards: readonly TrackedCard[];
	effects: readonly EffectSheet[];
	onChange: (action: Action) => void;
}

const gains: readonly (readonly [Gain['what'], string])[] = [
	['atium', 'Atium'],
	['burn', 'Jetons à Brûler de plus'],
	['icon', 'Icônes de Brûler de la piste'],
];

/** The fields of one action: those of what it says, in the order in which one says it. */
export function ActionFields({ action, cards, effects, onChange }: Props) {
	// Choices hold only what the action may say.
	const set = (part: object) => onChange({ ...action, ...part } as Action);
	return (
		<div class="champs">
			{'metal' in action && (
				<Select<Need>
					label="Jeton"
					value={action.metal}
					options={action.type === 'flare' ? needOptions : metalOptions}
					onChange={(metal) => set({ metal })}
				/>
			)}
			{action.type === 'lay' && (
				<Select
					label="Carte couchée"
					value={action.card}
					options={cardOptions(cards, action.card)}
					onChange={(card) => set({ card })}
				/>
			)}
			{'standsFor' in action && (
				<Select<Need>
					label="Comme"
					value={action.standsFor}
					options={needOptions}
					onChange={(standsFor) => set({ standsFor })}
				/>
			)}
			{'recipient' in action && (
				<Select
					label="Pour"
					value={action.recipient ?? ''}
					options={[['', 'Sans effet direct'], ...cardOptions(cards, action.recipient)]}
					onChange={(card) => set({ recipient: card || null })}
				/>
			)}
			{action.type === 'refresh' && (
				<Select
					label="En défaussant"
					value={action.card ?? ''}
					options={[['', 'Rien : icône de carte ou de Mission'], ...cardOptions(cards, action.card)]}
					onChange={(card) => set({ card: card || null })}
				/>
			)}
			{action.type === 'riot' && (
				<Select
					label="Effet"
					value={action.effect}
					options={effectOptions(effects, action.effect)}
					onChange={(effect) => set({ effect })}
				/>
			)}
			{action.type === 'gain' && (
				<>
					<Select label="Gain" value={action.what} options={gains} onChange={(what) => set({ what })} />
					<NumberField label="Nombre" min={1} max={9} value={action.amount} onChange={(amount) => set({ amount })} />
				</>
			)}
		</div>
	);
}
