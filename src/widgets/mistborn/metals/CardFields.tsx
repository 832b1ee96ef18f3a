import {
	type Card,
	type Cost,
	listPartners,
	MAX_ABILITIES,
	MAX_COST,
	type Need,
} from '../../../rules/mistborn/metals/at-once';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { metalOptions, needOptions, optionsOf } from './options';
import { type ActionCardSheet, type CardSheet, plainCard } from './state';
import { abilityName } from './words';

interface Props {
	sheet: CardSheet;
	onChange: (sheet: CardSheet) => void;
}

const kinds: readonly (readonly [Card['kind'], string])[] = [
	['action', 'Action'],
	['atium', 'Action Atium'],
	['ally', 'Allié'],
	['funding', 'Financement'],
];

/** The same card as another kind: what both kinds have is kept. */
function asKind(sheet: CardSheet, kind: Card['kind']): CardSheet {
	const { savant, abilities } = 'abilities' in sheet ? sheet : plainCard;
	if (kind === 'action') return { ...plainCard, savant, abilities };
	return kind === 'atium' ? { kind, savant, abilities } : { kind };
}

/** The fields of a card. */
export function CardFields({ sheet, onChange }: Props) {
	return (
		<>
			<div class="champs">
				<Select label="Type" value={sheet.kind} options={kinds} onChange={(kind) => onChange(asKind(sheet, kind))} />
				{sheet.kind === 'action' && <FlaskSelects sheet={sheet} onChange={onChange} />}
			</div>
			{'abilities' in sheet && (
				<>
					<Abilities abilities={sheet.abilities} onChange={(abilities) => onChange({ ...sheet, abilities })} />
					<div class="bascules">
						<Toggle
							label="Capacité Savant"
							checked={sheet.savant}
							onChange={(savant) => onChange({ ...sheet, savant })}
						/>
					</div>
				</>
			)}
		</>
	);
}

function FlaskSelects({ sheet, onChange }: { sheet: ActionCardSheet; onChange: (sheet: CardSheet) => void }) {
	const [first, second] = sheet.flask;
	const pair = (metal: typeof first): ActionCardSheet['flask'] => {
		const partners = listPartners(metal);
		return [metal, partners.includes(second) ? second : (partners[0] ?? second)];
	};
	return (
		<>
			<Select
				label="Flacon, 1ᵉʳ métal"
				value={first}
				options={metalOptions}
				onChange={(metal) => onChange({ ...sheet, flask: pair(metal) })}
			/>
			<Select
				label="Flacon, 2ᵉ métal"
				value={second}
				options={optionsOf(listPartners(first))}
				onChange={(metal) => onChange({ ...sheet, flask: [first, metal] })}
			/>
		</>
	);
}

interface AbilitiesProps {
	abilities: readonly Cost[];
	onChange: (abilities: readonly Cost[]) => void;
}

/** What each ability asks for, and one more ability while there can be one. */
function Abilities({ abilities, onChange }: AbilitiesProps) {
	const shown = abilities.length < MAX_ABILITIES ? [...abilities, []] : abilities;
	const set = (at: number, cost: Cost) =>
		onChange(shown.map((other, rank) => (rank === at ? cost : other)).filter(({ length }) => length > 0));
	return (
		<>
			{shown.map((cost, rank) => (
				<CostSelects key={rank} rank={rank} cost={cost} onChange={(next) => set(rank, next)} />
			))}
		</>
	);
}

interface CostProps {
	rank: number;
	cost: Cost;
	onChange: (cost: Cost) => void;
}

/** The metals of one ability, one choice each: « aucun » takes a metal away. */
function CostSelects({ rank, cost, onChange }: CostProps) {
	const places: readonly (Need | '')[] = cost.length < MAX_COST ? [...cost, ''] : cost;
	const set = (at: number, metal: Need | '') =>
		onChange(places.map((other, place) => (place === at ? metal : other)).filter((each) => each !== ''));
	return (
		<fieldset class="cout">
			<legend>{capital(abilityName(rank).replace(/^la /, ''))}</legend>
			<div class="champs">
				{places.map((metal, at) => (
					<Select<Need | ''>
						key={at}
						label={`Métal ${at + 1}`}
						value={metal}
						options={[['', 'Aucun'], ...needOptions]}
						onChange={(chosen) => set(at, chosen)}
					/>
				))}
			</div>
		</fieldset>
	);
}
