import type { ChaosBags, Level } from '../../../schemas/chaos-bags';
import { frenchTypography } from '../../../text/french';
import { Select } from '../../shared/Select';
import { campaignOf, firstScenario, levelsOf } from './bag';
import type { TestState } from './state';

interface Props {
	data: ChaosBags;
	state: TestState;
	onChange: (state: TestState) => void;
}

/** Where the bag comes from: what was changed by hand in the one before is not kept. */
export function BagFields({ data, state, onChange }: Props) {
	const choose = (part: Partial<TestState>) => onChange({ ...state, comptes: {}, scelles: {}, effets: {}, ...part });
	const campaign = campaignOf(data, state.campagne);
	const levels = campaign ? levelsOf(campaign) : [];
	const scenarios = data.scenarios.filter(({ campagne }) => campagne === state.campagne);
	const chooseCampaign = (campagne: string) => {
		const next = campaignOf(data, campagne);
		const known = next ? levelsOf(next) : [];
		const niveau = known.includes(state.niveau) ? state.niveau : (known[0] ?? state.niveau);
		choose({ campagne, niveau, scenario: firstScenario(data, campagne) });
	};
	return (
		<>
			<div class="choix-reserve">
				<Select
					label="Campagne"
					value={state.campagne}
					options={data.campagnes.map(({ id, nom, extension }) => [id, extension ? `${nom} (extension)` : nom])}
					onChange={chooseCampaign}
				/>
				<Select
					label="Niveau"
					value={state.niveau}
					options={data.niveaux.filter(({ id }) => levels.includes(id)).map(({ id, nom }) => [id, nom] as const)}
					onChange={(niveau: Level) => choose({ niveau })}
				/>
				<Select
					label="Scénario"
					value={state.scenario}
					options={[...scenarios.map(({ id, nom }) => [id, nom] as const), ['', 'Autre : je règle les symboles']]}
					onChange={(scenario) => choose({ scenario })}
				/>
				<Select
					label="Investigateur"
					value={state.investigateur}
					options={[...data.investigateurs.map(({ id, nom }) => [id, nom] as const), ['', 'Autre']]}
					onChange={(investigateur) => {
						const { signe: _, ...effets } = state.effets;
						onChange({ ...state, effets, investigateur });
					}}
				/>
			</div>
			{campaign?.note && <p class="note">{frenchTypography(campaign.note)}</p>}
		</>
	);
}
