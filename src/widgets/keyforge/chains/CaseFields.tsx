import { frenchTypography } from '../../../text/french';
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

const starts: readonly (readonly [ChainState['depart'], string])[] = [
	['en-cours', 'À la fin d’un tour, avant de piocher'],
	['premier', 'À la mise en place, premier joueur'],
	['second', 'À la mise en place, second joueur'],
];

const beyond: readonly (readonly [ChainState['auDela'], string])[] = [
	['palier', '4 cartes de moins, comme à 24'],
	['progression', 'Une carte de plus toutes les 6 chaînes'],
];

/** Where the player stands, and what each turn is like. */
export function CaseFields({ state, beyondBook, tide, onChange }: Props) {
	const { habitude, depart, suivi } = state;
	const set = (part: Partial<ChainState>) => onChange({ ...state, ...part });
	const facts = turnFacts(habitude, suivi);
	return (
		<fieldset>
			<legend>{frenchTypography('Où en êtes-vous ?')}</legend>
			<Select label="Quand" value={depart} options={starts} onChange={(start) => set({ depart: start })} />
			<div class="valeurs">
				<NumberField label="Chaînes" value={state.chaines} onChange={(chaines) => set({ chaines })} />
				{depart === 'en-cours' && (
					<NumberField label="Cartes en main" value={state.main} onChange={(main) => set({ main })} />
				)}
				<NumberField
					label="Jouées ou défaussées par tour"
					value={habitude.jouees}
					onChange={(jouees) => set({ habitude: { ...habitude, jouees } })}
				/>
				{depart === 'premier' && (
					<NumberField
						label="Permises au premier tour"
						min={1}
						value={state.permises}
						onChange={(permises) => set({ permises })}
					/>
				)}
			</div>
			{depart !== 'en-cours' && (
				<div class="bascules">
					<Toggle label="Mulligan" checked={state.mulligan} onChange={(mulligan) => set({ mulligan })} />
				</div>
			)}
			{beyondBook && (
				<Select
					label={frenchTypography('Au-delà de 24 chaînes, le livret ne dit rien : compter')}
					value={state.auDela}
					options={beyond}
					onChange={(auDela) => set({ auDela })}
				/>
			)}
			<details>
				<summary>
					À chaque tour : chaînes gagnées, autres pioches
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<TurnFields turn={habitude} counted={suivi} onChange={(turn) => set({ habitude: turn })} />
				<p class="note">
					{frenchTypography('Faire monter la marée sans carte donne 3 chaînes :')} <RuleLink href={tide} />.
				</p>
			</details>
			<details>
				<summary>
					Le deck peut s’épuiser
					{suivi && (
						<b>
							{' '}
							· deck {state.deck}, défausse {state.defausse}
						</b>
					)}
				</summary>
				<div class="bascules">
					<Toggle label="Compter deck et défausse" checked={suivi} onChange={(counted) => set({ suivi: counted })} />
				</div>
				{suivi && (
					<div class="valeurs">
						<NumberField label="Cartes du deck" value={state.deck} onChange={(deck) => set({ deck })} />
						<NumberField label="Défausse" value={state.defausse} onChange={(defausse) => set({ defausse })} />
					</div>
				)}
			</details>
		</fieldset>
	);
}
