import type { Carte, Cout } from '../../../rules/mistborn/metals/card';
import { type Besoin, listPartenaires } from '../../../rules/mistborn/metals/metal';
import { MAX_CAPACITES, MAX_COUT } from '../../../rules/mistborn/metals/verification';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { metalOptions, needOptions, optionsOf } from './options';
import { type ActionFiche, type Fiche, plainCard } from './state';
import { abilityName } from './words';

interface Props {
	fiche: Fiche;
	onChange: (fiche: Fiche) => void;
}

const natures: readonly (readonly [Carte['nature'], string])[] = [
	['action', 'Action'],
	['atium', 'Action Atium'],
	['allie', 'Allié'],
	['financement', 'Financement'],
];

/** The same card as another kind: what both kinds have is kept. */
function asNature(fiche: Fiche, nature: Carte['nature']): Fiche {
	const { savant, capacites } = 'capacites' in fiche ? fiche : plainCard;
	if (nature === 'action') return { ...plainCard, savant, capacites };
	return nature === 'atium' ? { nature, savant, capacites } : { nature };
}

/** The fields of a card. */
export function CardFields({ fiche, onChange }: Props) {
	return (
		<>
			<div class="champs">
				<Select
					label="Type"
					value={fiche.nature}
					options={natures}
					onChange={(nature) => onChange(asNature(fiche, nature))}
				/>
				{fiche.nature === 'action' && <FlaskSelects fiche={fiche} onChange={onChange} />}
			</div>
			{'capacites' in fiche && (
				<>
					<Abilities capacites={fiche.capacites} onChange={(capacites) => onChange({ ...fiche, capacites })} />
					<div class="bascules">
						<Toggle
							label="Capacité Savant"
							checked={fiche.savant}
							onChange={(savant) => onChange({ ...fiche, savant })}
						/>
					</div>
				</>
			)}
		</>
	);
}

function FlaskSelects({ fiche, onChange }: { fiche: ActionFiche; onChange: (fiche: Fiche) => void }) {
	const [first, second] = fiche.flacon;
	const pair = (metal: typeof first): ActionFiche['flacon'] => {
		const partners = listPartenaires(metal);
		return [metal, partners.includes(second) ? second : (partners[0] ?? second)];
	};
	return (
		<>
			<Select
				label="Flacon, 1ᵉʳ métal"
				value={first}
				options={metalOptions}
				onChange={(metal) => onChange({ ...fiche, flacon: pair(metal) })}
			/>
			<Select
				label="Flacon, 2ᵉ métal"
				value={second}
				options={optionsOf(listPartenaires(first))}
				onChange={(metal) => onChange({ ...fiche, flacon: [first, metal] })}
			/>
		</>
	);
}

interface AbilitiesProps {
	capacites: readonly Cout[];
	onChange: (capacites: readonly Cout[]) => void;
}

/** What each ability asks for, and one more ability while there can be one. */
function Abilities({ capacites, onChange }: AbilitiesProps) {
	const shown = capacites.length < MAX_CAPACITES ? [...capacites, []] : capacites;
	const set = (at: number, cost: Cout) =>
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
	cost: Cout;
	onChange: (cost: Cout) => void;
}

/** The metals of one ability, one choice each: « aucun » takes a metal away. */
function CostSelects({ rank, cost, onChange }: CostProps) {
	const places: readonly (Besoin | '')[] = cost.length < MAX_COUT ? [...cost, ''] : cost;
	const set = (at: number, metal: Besoin | '') =>
		onChange(places.map((other, place) => (place === at ? metal : other)).filter((each) => each !== ''));
	return (
		<fieldset class="cout">
			<legend>{capital(abilityName(rank).replace(/^la /, ''))}</legend>
			<div class="champs">
				{places.map((metal, at) => (
					<Select<Besoin | ''>
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
