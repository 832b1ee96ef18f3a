import { resoudre } from '../../rules/keyforge/combat/resolution';
import { Heading, type HeadingLevel } from '../shared/Heading';
import { Select } from '../shared/Select';
import { Share } from '../shared/Share';
import { useUrlState } from '../shared/use-url-state';
import { CreatureEditor } from './CreatureEditor';
import { EventsEditor } from './EventsEditor';
import { presetState, presets } from './presets';
import { Answer, type RuleLinks, Steps } from './Result';
import { type Fiche, type FightState, initialState, type Place, plain, present, toEngine } from './state';
import { fightCodec } from './url-state';
import { capital, names } from './words';

interface Props {
	/** Address of each rule that the engine may cite. */
	links: RuleLinks;
	/** Address of the tool's own page, for links to the case. */
	page: string;
	/** Whether the address holds the state: yes on the tool's own page only. */
	synced?: boolean;
	/** Level of the tool's own headings: one below that of the page's part that holds it. */
	level?: HeadingLevel;
}

const neighbours: readonly Place[] = ['ag', 'ad', 'dg', 'dd'];

/** Fight calculator: two creatures, what comes next, the answer and the rules that give it. */
export default function Combat({ links, page, synced = false, level = 3 }: Props) {
	const { state, change, notices } = useUrlState<FightState>(fightCodec, synced);
	const [situation, events] = toEngine(state);
	const resolution = resoudre(situation, events);
	const { fiches } = state;

	const setFiche = (place: Place, fiche: Fiche) => change({ ...state, fiches: { ...fiches, [place]: fiche } });
	const remove = (place: Place) => {
		const { [place]: _, ...kept } = fiches;
		const suite = state.suite.filter((event) => !mentions(event, place));
		change({ ...state, fiches: kept as FightState['fiches'], suite });
	};
	const editor = (place: Place, role: 'attaque' | 'defend' | 'voisine') => (
		<CreatureEditor
			key={place}
			title={capital(names[place])}
			fiche={fiches[place] ?? plain}
			role={role}
			onChange={(fiche) => setFiche(place, fiche)}
			onRemove={role === 'voisine' ? () => remove(place) : undefined}
		/>
	);

	return (
		<div class="outil combat">
			{notices.length > 0 && (
				<div class="avis" role="alert">
					<p>L’adresse contient des valeurs qui ne conviennent pas :</p>
					<ul>
						{notices.map((notice) => (
							<li key={notice}>{notice}</li>
						))}
					</ul>
				</div>
			)}
			<Answer resolution={resolution} places={present(state)} />
			<div class="saisie">
				<div class="duel">
					{editor('a', 'attaque')}
					{editor('d', 'defend')}
				</div>
				{fiches.a.assaut > 0 && fiches.d.hasardeux > 0 && (
					<Select
						label="Le joueur actif fait passer d’abord"
						value={state.ordre}
						options={[
							['assaut', 'Assaut'],
							['hasardeux', 'Hasardeux'],
						]}
						onChange={(ordre) => change({ ...state, ordre })}
					/>
				)}
				<div class="duel">{neighbours.filter((place) => fiches[place]).map((place) => editor(place, 'voisine'))}</div>
				<p class="ajouts paires">
					{neighbours
						.filter((place) => !fiches[place])
						.map((place) => (
							<button key={place} type="button" onClick={() => setFiche(place, plain)}>
								+ {capital(names[place])}
							</button>
						))}
				</p>
				<EventsEditor state={state} level={level} onChange={(suite) => change({ ...state, suite })} />
			</div>
			<div class="lecture">
				<Steps resolution={resolution} events={events} links={links} level={level} />
				<Share query={fightCodec.write(state).toString()} page={page} onReset={() => change(initialState)} />
				<section class="questions-types" aria-labelledby="combat-questions">
					<Heading level={level} id="combat-questions">
						Questions classiques
					</Heading>
					<p class="ajouts">
						{presets.map((preset) => (
							<button key={preset.query} type="button" onClick={() => change(presetState(preset))}>
								{preset.question}
							</button>
						))}
					</p>
				</section>
			</div>
		</div>
	);
}

function mentions(event: FightState['suite'][number], place: Place): boolean {
	return Object.values(event).includes(place);
}
