import type { Evenement, Gain } from '../../../rules/mistborn/metals/action';
import type { Besoin } from '../../../rules/mistborn/metals/metal';
import type { CarteSuivie } from '../../../rules/mistborn/metals/state';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { cardOptions, metalOptions, needOptions } from './options';

interface Props {
	action: Evenement;
	/** The cards, as they are after all the actions. */
	cards: readonly CarteSuivie[];
	onChange: (action: Evenement) => void;
}

const gains: readonly (readonly [Gain['quoi'], string])[] = [
	['atium', 'Atium'],
	['bruler', 'Jetons à Brûler de plus'],
	['icone', 'Icônes de Brûler de la piste'],
];

/** The fields of one action: those of what it says, in the order in which one says it. */
export function ActionFields({ action, cards, onChange }: Props) {
	// Choices hold only what the action may say.
	const set = (part: object) => onChange({ ...action, ...part } as Evenement);
	return (
		<div class="champs">
			{'metal' in action && (
				<Select<Besoin>
					label="Jeton"
					value={action.metal}
					options={action.type === 'attiser' ? needOptions : metalOptions}
					onChange={(metal) => set({ metal })}
				/>
			)}
			{action.type === 'carte' && (
				<Select
					label="Carte couchée"
					value={action.carte}
					options={cardOptions(cards, action.carte)}
					onChange={(carte) => set({ carte })}
				/>
			)}
			{'comme' in action && (
				<Select<Besoin> label="Comme" value={action.comme} options={needOptions} onChange={(comme) => set({ comme })} />
			)}
			{'pour' in action && (
				<Select
					label="Pour"
					value={action.pour ?? ''}
					options={[['', 'Sans effet direct'], ...cardOptions(cards, action.pour)]}
					onChange={(card) => set({ pour: card || null })}
				/>
			)}
			{action.type === 'regenerer' && (
				<Select
					label="En défaussant"
					value={action.carte ?? ''}
					options={[['', 'Rien : icône de carte ou de Mission'], ...cardOptions(cards, action.carte)]}
					onChange={(carte) => set({ carte: carte || null })}
				/>
			)}
			{action.type === 'gain' && (
				<>
					<Select label="Gain" value={action.quoi} options={gains} onChange={(quoi) => set({ quoi })} />
					<NumberField label="Nombre" min={1} max={9} value={action.nombre} onChange={(nombre) => set({ nombre })} />
				</>
			)}
		</div>
	);
}
