import { NumberField } from '../../shared/NumberField';
import { RuleLink } from '../../shared/RuleLink';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { turnFacts } from './facts';
import type { ChainState } from './state';
import { TurnFields } from './TurnFields';

interface Props {
	state: ChainState;
	/** Whether more chains are counted than the book has bands for. */
	beyondBook: boolean;
	/** Address of the rule of the tide. */
	tide: string;
	onChange: (state: ChainState) => void;
}

const starts: readonly (readonly [ChainState['start'], string])[] = [
	['ongoing', 'À la fin d’un tour, avant de piocher'],
	['first', 'À la mise en place, premier joueur'],
	['second', 'À la mise en place, second joueur'],
];

const beyond: readonly (readonly [ChainState['beyondBands'], string])[] = [
	['last-band', '4 cartes de moins, comme à 24'],
	['further-bands', 'Une carte de plus toutes les 6 chaînes'],
];

/** Where the player stands, and what each turn is like. */
export function CaseFields({ state, beyondBook, tide, onChange }: Props) {
	const { usual, start, tracked } = state;
	const set = (part: Partial<ChainState>) => onChange({ ...state, ...part });
	const facts = turnFacts(usual);
	return (
		<fieldset>
			<legend>Où en êtes-vous ?</legend>
			<Select label="Quand" value={start} options={starts} onChange={(start) => set({ start: start })} />
			<div class="valeurs">
				<NumberField label="Chaînes" value={state.chains} onChange={(chains) => set({ chains })} />
				{start === 'ongoing' && (
					<NumberField label="Cartes en main" value={state.hand} onChange={(hand) => set({ hand })} />
				)}
				<NumberField
					label="Jouées ou défaussées par tour"
					value={usual.played}
					onChange={(played) => set({ usual: { ...usual, played } })}
				/>
				{start === 'first' && (
					<NumberField
						label="Permises au premier tour"
						min={1}
						value={state.allowed}
						onChange={(allowed) => set({ allowed })}
					/>
				)}
			</div>
			{start !== 'ongoing' && (
				<div class="bascules">
					<Toggle label="Mulligan" checked={state.mulligan} onChange={(mulligan) => set({ mulligan })} />
				</div>
			)}
			{beyondBook && (
				<Select
					label="Au-delà de 24 chaînes, le livret ne dit rien : compter"
					value={state.beyondBands}
					options={beyond}
					onChange={(beyondBands) => set({ beyondBands })}
				/>
			)}
			<details>
				<summary>
					À chaque tour : chaînes gagnées, autres pioches
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<TurnFields turn={usual} counted={false} onChange={(turn) => set({ usual: turn })} />
				<p class="note">
					Faire monter la marée sans carte donne 3 chaînes : <RuleLink href={tide} />.
				</p>
			</details>
			<details>
				<summary>
					Le deck peut s’épuiser
					{tracked && (
						<b>
							{' '}
							· deck {state.deck}, défausse {state.discardPile}
							{usual.discarded > 0 && `, ${usual.discarded} de plus par tour`}
						</b>
					)}
				</summary>
				<div class="bascules">
					<Toggle
						label="Compter deck et défausse"
						checked={tracked}
						onChange={(counted) => set({ tracked: counted })}
					/>
				</div>
				{tracked && (
					<div class="valeurs">
						<NumberField label="Cartes du deck" value={state.deck} onChange={(deck) => set({ deck })} />
						<NumberField label="Défausse" value={state.discardPile} onChange={(discardPile) => set({ discardPile })} />
						<NumberField
							label="Mises en défausse par tour"
							value={usual.discarded}
							onChange={(discarded) => set({ usual: { ...usual, discarded } })}
						/>
					</div>
				)}
			</details>
		</fieldset>
	);
}
