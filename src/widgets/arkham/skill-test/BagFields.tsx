import { useRef, useState } from 'preact/hooks';
import type { ChaosBags, Level } from '../../../schemas/chaos-bags';
import { LaterNote } from '../../shared/LaterNote';
import { Select } from '../../shared/Select';
import type { Later } from '../../shared/use-later';
import { campaignOf, levelOf, levelsOf, scenariosOf, usualScenario } from './bag';
import type { TestState } from './state';
import { wholeBags } from './whole-bags';

interface Props {
	data: ChaosBags;
	state: TestState;
	onChange: (state: TestState) => void;
	/** The bags and scenarios of the other campaigns. */
	more: Later<ChaosBags>;
}

/** What brings the investigators of the other boxes. */
const ALL = '+';

/** A name as lists are sorted by: without accents. The sorting of a language costs a slow phone too much at arrival. */
const sortKey = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** Where the bag comes from: what was changed by hand in the one before is not kept. */
export function BagFields({ data, state, onChange, more }: Props) {
	/** The campaign that was chosen, while its file is on its way. */
	const [coming, setComing] = useState('');
	// What changes while the file is on its way is kept.
	const latest = useRef(state);
	latest.current = state;
	const choose = (part: Partial<TestState>) =>
		onChange({ ...latest.current, counts: {}, sealed: {}, aside: {}, effects: {}, ...part });
	const current = campaignOf(data, state.campaign);
	const levels = current ? levelsOf(current) : [];
	const scenarios = coming ? [] : scenariosOf(data, state.campaign);
	const kept = scenarios.find(({ id, campagne: own }) => id === state.scenario && !own)?.id;
	const chooseCampaign = async (campaign: string) => {
		setComing(campaign);
		const known = await more.ask();
		setComing('');
		const next = known && campaignOf(known, campaign);
		if (!next) return;
		const level = levelOf(next, latest.current.level);
		choose({ campaign, level, scenario: kept ?? usualScenario(campaign) });
	};
	return (
		<>
			<div class="choix-reserve" onPointerEnter={more.prepare} onFocusIn={more.ask}>
				<Select
					label="Campagne"
					value={coming || state.campaign}
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
						['', 'À choisir'],
						...scenarios.map(
							({ id, nom: name, campagne: own }) => [id, own ? name : `${name} (hors campagne)`] as const,
						),
					]}
					onChange={(scenario) => choose({ scenario })}
				/>
				<Select
					label="Investigateur"
					value={state.investigator}
					options={[
						...[...data.investigateurs]
							.sort((a, b) => (sortKey(a.nom) < sortKey(b.nom) ? -1 : 1))
							.map(({ id, nom: name, version }) => [id, version ? `${name} (${version})` : name] as const),
						...(wholeBags() ? [] : [[ALL, 'Tous les investigateurs…'] as const]),
						['', 'Autre'],
					]}
					onChange={(investigator) => {
						const { signe: _, ...effects } = state.effects;
						if (investigator === ALL) more.ask();
						else onChange({ ...state, effects, investigator });
					}}
				/>
			</div>
			<LaterNote later={more} onRetry={more.ask} />
			{current?.note && <p class="note">{current.note}</p>}
		</>
	);
}
