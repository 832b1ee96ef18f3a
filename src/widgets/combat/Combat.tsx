import type { Evenement } from '../../rules/keyforge/combat/evenement';
import { resoudre } from '../../rules/keyforge/combat/resolution';
import type { HeadingLevel } from '../shared/Heading';
import { Notices } from '../shared/Notices';
import { Share } from '../shared/Share';
import { useFocus } from '../shared/use-focus';
import { useUrlState } from '../shared/use-url-state';
import { CreatureEditor } from './CreatureEditor';
import { EventsEditor } from './EventsEditor';
import { OrderSelect } from './OrderSelect';
import { Presets } from './Presets';
import { Answer, type RuleLinks, Steps } from './Result';
import { bothKeywords, type Fiche, type FightState, type Place, plain, present, toEngine } from './state';
import { fightCodec } from './url-state';
import { capital, names } from './words';

interface Props {
	/** Address of each rule that the tool may cite. */
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
	const { state, notices, change, open, reset } = useUrlState<FightState>(fightCodec, synced);
	const { root, focusOn } = useFocus<HTMLDivElement>();
	const [situation, events] = toEngine(state);
	const resolution = resoudre(situation, events);
	const query = fightCodec.write(state).toString();
	const { fiches } = state;

	const setFiche = (place: Place, fiche: Fiche) => change({ ...state, fiches: { ...fiches, [place]: fiche } });
	const add = (place: Place) => {
		setFiche(place, plain);
		focusOn(`[data-place="${place}"]`);
	};
	// Events that mention it stay: they say that it is not there, and it can come back.
	const remove = (place: Place) => {
		const { [place]: _, ...kept } = fiches;
		change({ ...state, fiches: kept as FightState['fiches'] });
		focusOn(`[data-ajout="${place}"]`);
	};
	const editor = (place: Place, role: 'attaque' | 'defend' | 'voisine') => (
		<CreatureEditor
			key={place}
			place={place}
			fiche={fiches[place] ?? plain}
			role={role}
			onChange={(fiche) => setFiche(place, fiche)}
			onRemove={role === 'voisine' ? () => remove(place) : undefined}
		/>
	);
	const there = neighbours.filter((place) => fiches[place]);
	const missing = neighbours.filter((place) => !fiches[place]);

	return (
		<div class="outil combat" ref={root}>
			<Notices notices={notices} />
			<Answer resolution={resolution} places={present(state)} />
			<div class="saisie">
				<div class="duel">
					{editor('a', 'attaque')}
					{editor('d', 'defend')}
				</div>
				{bothKeywords(state, 'a', 'd') && (
					<OrderSelect value={state.ordre} onChange={(ordre) => change({ ...state, ordre })} />
				)}
				{there.length > 0 && <div class="duel">{there.map((place) => editor(place, 'voisine'))}</div>}
				{missing.length > 0 && (
					<p class="ajouts paires">
						{missing.map((place) => (
							<button key={place} type="button" data-ajout={place} onClick={() => add(place)}>
								+ {capital(names[place])}
							</button>
						))}
					</p>
				)}
				<EventsEditor
					state={state}
					standing={resolution.resultat.situation}
					level={level}
					onChange={(suite: readonly Evenement[]) => change({ ...state, suite })}
				/>
			</div>
			<div class="lecture">
				<Steps resolution={resolution} events={events} links={links} level={level} enraged={fiches.a.enrage} />
				<Share query={query} page={page} onReset={reset} />
				<Presets query={query} level={level} onOpen={open} />
			</div>
		</div>
	);
}
