import type { Evenement } from '../../../rules/keyforge/fight/evenement';
import { resoudre } from '../../../rules/keyforge/fight';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { capital } from '../../shared/words';
import { CreatureEditor } from './CreatureEditor';
import type { CitedRule } from './card';
import { EventsEditor } from './EventsEditor';
import { OrderSelect } from './OrderSelect';
import { presets } from './presets';
import { FightAnswer, FightSteps } from './Result';
import { bothKeywords, type Fiche, type FightState, type Place, plain, present, toEngine } from './state';
import { fightCodec } from './url-state';
import { names } from './words';

const neighbours: readonly Place[] = ['ag', 'ad', 'dg', 'dd'];

/** Fight calculator: two creatures, what comes next, the answer and the rules that give it. */
export default function Combat({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<FightState>(fightCodec, synced);
	const { state, change, focusOn } = tool;
	const [situation, events] = toEngine(state);
	const resolution = resoudre(situation, events);
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
		<ToolFrame
			name="combat"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<FightAnswer resolution={resolution} places={present(state)} />}
			reading={
				<FightSteps resolution={resolution} events={events} links={links} level={level} enraged={fiches.a.enrage} />
			}
		>
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
		</ToolFrame>
	);
}
