import type { ChaosBags, Level } from '../../../schemas/chaos-bags';
import { Select } from '../../shared/Select';
import { campaignOf, levelsOf, scenariosOf, usualScenario } from './bag';
import type { TestState } from './state';

interface Props {
	data: ChaosBags;
	state: TestState;
	onChange: (state: TestState) => void;
}

/** Where the bag comes from: what was changed by hand in the one before is not kept. */
export function BagFields({ data, state, onChange }: Props) {
	const choose = (part: Partial<TestState>) => onChange({ ...state, counts: {}, sealed: {}, effects: {}, ...part });
	const current = campaignOf(data, state.campaign);
	const levels = current ? levelsOf(current) : [];
	const scenarios = scenariosOf(data, state.campaign);
	const kept = scenarios.find(({ id, campagne }) => id === state.scenario && !campagne)?.id;
	const chooseCampaign = (campaign: string) => {
		const next = campaignOf(data, campaign);
		const known = next ? levelsOf(next) : [];
		const level = known.includes(state.level) ? state.level : (known[0] ?? state.level);
		choose({ campaign, level, scenario: kept ?? usualScenario(campaign) });
	};
	return (
		<>
			<div class="choix-reserve">
				<Select
					label="Campagne"
					value={state.campaign}
					options={data.campagnes.map(({ id, nom: name, extension }) => [id, extension ? `${name} (extension)` : name])}
					onChange={chooseCampaign}
				/>
				<Select
					label="Niveau"
					value={state.level}
					options={data.niveaux.filter(({ id }) => levels.includes(id)).map(({ id, nom: name }) => [id, name] as const)}
					onChange={(level: Level) => choose({ level })}
				/>
				<Select
					label="Scénario"
					value={state.scenario}
					options={[
						['', 'À choisir, ou symboles à régler'],
						...scenarios.map(
							({ id, nom: name, campagne }) => [id, campagne ? name : `${name} (hors campagne)`] as const,
						),
					]}
					onChange={(scenario) => choose({ scenario })}
				/>
				<Select
					label="Investigateur"
					value={state.investigator}
					options={[...data.investigateurs.map(({ id, nom: name }) => [id, name] as const), ['', 'Autre']]}
					onChange={(investigator) => {
						const { signe: _, ...effects } = state.effects;
						onChange({ ...state, effects, investigator });
					}}
				/>
			</div>
			{current?.note && <p class="note">{current.note}</p>}
		</>
	);
}
