import type {
	Camp,
	CoutEffet,
	Effet,
	Empechement,
	EtapeForger,
	Evenement,
	Mouvement,
} from '../../../rules/keyforge/forge';
import { frenchTypography } from '../../../text/french';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';

interface Props<Event = Evenement> {
	event: Event;
	/** Whether the player has Aombre on cards to spend, at the start. */
	cards: boolean;
	onChange: (event: Evenement) => void;
}

const players: readonly (readonly [Camp, string])[] = [
	['vous', 'Vous'],
	['adversaire', 'L’adversaire'],
];

const moves: readonly (readonly [Mouvement['type'], string])[] = [
	['vol', 'Vole à l’autre joueur'],
	['capture', 'Capture à l’autre joueur'],
	['retour', 'Rend l’Aombre capturé'],
	['gain', 'Gagne'],
	['perte', 'Perd'],
	['paiement', 'Paie à l’autre joueur'],
];

type Obstacle = Empechement | 'rien';

const obstacles: readonly (readonly [Obstacle, string])[] = [
	['rien', 'Non'],
	['sautee', 'Oui : il fait sauter l’étape'],
	['interdite', 'Oui : il interdit de forger'],
	['remplacee', 'Oui : il remplace la clé'],
];

const choices: readonly (readonly [Effet['choix'], string])[] = [
	['accepte', '« Peut » : le joueur forge'],
	['refuse', '« Peut » : le joueur renonce'],
	['obligatoire', 'Pas « peut » : c’est obligatoire'],
];

const prices: readonly (readonly [CoutEffet['type'], string])[] = [
	['actuel', 'Le coût actuel, plus ou moins'],
	['fixe', 'Un prix à lui'],
];

const typeset = <Value extends string>(options: readonly (readonly [Value, string])[]) =>
	options.map(([value, text]) => [value, frenchTypography(text)] as const);

/** The fields of one event. */
export function EventFields({ event, cards, onChange }: Props) {
	const who = (
		<Select
			label={event.type === 'retour' ? 'Qui avait capturé' : 'Qui'}
			value={event.joueur}
			options={players}
			onChange={(joueur) => onChange({ ...event, joueur })}
		/>
	);
	switch (event.type) {
		case 'cle-defaite':
			return <div class="valeurs">{who}</div>;
		case 'fin-de-tour':
			return <div class="valeurs">{who}</div>;
		case 'cout':
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
		case 'etape-forger':
			return (
				<div class="valeurs">
					{who}
					<AttemptFields event={event} cards={cards} onChange={onChange} />
				</div>
			);
		case 'effet':
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
					<NumberField label="Aombre" value={event.montant} onChange={(montant) => onChange({ ...event, montant })} />
				</div>
			);
	}
}

function PriceFields({ event, onChange }: Props<Effet>) {
	const { cout } = event;
	const set = (price: CoutEffet) => onChange({ ...event, cout: price });
	return (
		<>
			<Select
				label={frenchTypography('Que demande l’effet ?')}
				value={cout.type}
				options={prices}
				onChange={(type) => set(type === 'actuel' ? { type, ecart: 0 } : { type, montant: 0 })}
			/>
			{cout.type === 'actuel' ? (
				<NumberField
					label={'En plus (+\u00a0ou\u00a0−)'}
					min={-99}
					value={cout.ecart}
					onChange={(ecart) => set({ type: 'actuel', ecart })}
				/>
			) : (
				<NumberField label="Prix" value={cout.montant} onChange={(montant) => set({ type: 'fixe', montant })} />
			)}
			<Select
				label={frenchTypography('L’effet dit-il « peut » ?')}
				value={event.choix}
				options={typeset(choices)}
				onChange={(choix) => onChange({ ...event, choix })}
			/>
		</>
	);
}

function AttemptFields({ event, cards, onChange }: Props<EtapeForger | Effet>) {
	// An effect that skips step 1 has nothing to say of a key forged outside it.
	const known = event.type === 'effet' ? obstacles.filter(([value]) => value !== 'sautee') : obstacles;
	const setObstacle = (value: Obstacle) => {
		const empechement = value === 'rien' ? null : value;
		if (event.type === 'etape-forger') onChange({ ...event, empechement });
		else if (empechement !== 'sautee') onChange({ ...event, empechement });
	};
	return (
		<>
			<Select
				label={frenchTypography('Un autre effet l’empêche ?')}
				value={event.empechement ?? 'rien'}
				options={typeset(known)}
				onChange={setObstacle}
			/>
			{(cards || event.depuisCartes > 0) && (
				<NumberField
					label="Pris sur les cartes"
					value={event.depuisCartes}
					onChange={(depuisCartes) => onChange({ ...event, depuisCartes })}
				/>
			)}
		</>
	);
}
