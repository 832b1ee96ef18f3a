import { useEffect } from 'preact/hooks';
import { resolveFights } from '../../../rules/keyforge/fight/at-once';
import { LaterFold } from '../../shared/LaterFold';
import { ToolFrame } from '../../shared/ToolFrame';
import { useLater } from '../../shared/use-later';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { capital } from '../../shared/words';
import { CreatureEditor } from './CreatureEditor';
import type { CitedRule } from './card';
import { EventsEditor } from './EventsEditor';
import { extrasFacts } from './extras-facts';
import { fightTitle } from './fight-title';
import { boardAtHand, loadBoard } from './later';
import { OrderSelect } from './OrderSelect';
import { isPlace, type Place, wings } from './place';
import { presets } from './presets';
import { FightAnswer, FightSteps } from './Result';
import { resolveOnce } from './resolve-once';
import { sentence } from './sentences';
import {
	bothKeywords,
	type FightExtras,
	type FightState,
	firstFight,
	plain,
	present,
	type Sheet,
	toEngine,
} from './state';
import { fightCodec } from './url-state';
import { nameOf } from './words';

/** More creatures than this are drawn as lines too. */
const FEW = 4;

/** What becomes of a case: with its events, once there can be any. */
const resolutionOf = (state: FightState) =>
	resolveOnce(
		state,
		(other) =>
			boardAtHand()?.resolve(toEngine(other)) ??
			resolveFights({ ...toEngine(other), events: other.fight ? [firstFight(other)] : [] }),
	);

/** Fight calculator: two creatures, what comes next, the answer and the rules that give it. */
export default function Fight({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<FightState>(fightCodec, synced);
	const { state, change, focusOn } = tool;
	const { sheets, fight } = state;
	const there = present(state);
	const neighbors = there.filter((place) => place !== 'a' && place !== 'd');

	const later = useLater(loadBoard);
	const board = boardAtHand() ?? later.module;
	const needed = there.length > FEW;
	useEffect(() => {
		if (needed && !board) later.ask();
	}, [needed]);
	const resolution = resolutionOf(state);
	const { outcomes, situation: standing } = resolution.result;

	const setSheet = (place: Place, sheet: Sheet) => change({ ...state, sheets: { ...sheets, [place]: sheet } });
	const add = (place: Place, sequel = state.sequel) => {
		change({ ...state, sheets: { ...sheets, [place]: plain }, sequel });
		focusOn(`[data-place="${place}"]`);
	};
	// Events that mention it stay: they say that it is not there, and it can come back.
	const remove = (place: Place) => {
		const { [place]: _, ...kept } = sheets;
		const destroyed = state.destroyed.filter(({ bearer }) => bearer !== place);
		change({ ...state, sheets: kept as FightState['sheets'], destroyed });
		focusOn(`[data-ajout="${place}"]`);
	};
	// Only the last of a wing is removed: the others keep their names.
	const last = wings.map((wing) => wing.findLast((place) => sheets[place]));
	const missing = wings.flatMap((wing) => wing.find((place) => !sheets[place]) ?? []);
	const editor = (place: Place, role: 'attacker' | 'defender' | 'neighbor') => (
		<CreatureEditor
			key={place}
			place={place}
			sheet={sheets[place] ?? plain}
			role={role}
			onChange={(sheet) => setSheet(place, sheet)}
			onRemove={last.includes(place) ? () => remove(place) : undefined}
		/>
	);
	const facts = extrasFacts(state.extras);

	return (
		<ToolFrame
			name="combat"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<FightAnswer resolution={resolution} places={there} fight={fight} />}
			answerOf={(other) => <FightAnswer resolution={resolutionOf(other)} places={present(other)} fight={other.fight} />}
			partName={(name) => (isPlace(name) ? capital(nameOf(name)) : name)}
			reading={
				<FightSteps
					resolution={resolution}
					events={toEngine(state).events}
					say={board?.sentence ?? sentence}
					title={board?.title ?? fightTitle}
					links={links}
					level={level}
					enraged={fight && sheets.a.enraged && !sheets.a.stunned}
				/>
			}
		>
			{board && there.length > FEW && (
				<board.LineStrip
					state={state}
					resolution={resolution}
					onPick={(place) => tool.root.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()}
				/>
			)}
			<div class="duel">
				{editor('a', 'attacker')}
				{editor('d', 'defender')}
			</div>
			{fight && bothKeywords(state, 'a', 'd') && (
				<OrderSelect value={state.order} onChange={(order) => change({ ...state, order })} />
			)}
			{neighbors.length > 0 && <div class="duel">{neighbors.map((place) => editor(place, 'neighbor'))}</div>}
			{missing.length > 0 && (
				<p class="ajouts paires">
					{missing.map((place) => (
						<button key={place} type="button" data-ajout={place} onClick={() => add(place)}>
							+ {capital(nameOf(place))}
						</button>
					))}
				</p>
			)}
			{fight && (
				<LaterFold
					summary={
						<>
							Dégâts avant le combat, autre montant
							{facts.length > 0 && <b> · {facts.join(', ')}</b>}
						</>
					}
					load={loadBoard}
					draw={({ FightExtrasFields, EventFields }) => (
						<fieldset>
							<legend>Le combat</legend>
							<FightExtrasFields
								extras={state.extras}
								attacker="a"
								target="d"
								state={state}
								Fields={EventFields}
								onChange={(extras: FightExtras) => change({ ...state, extras })}
							/>
						</fieldset>
					)}
				/>
			)}
			<p>
				<button type="button" class="discret" onClick={() => change({ ...state, fight: !fight })}>
					{fight ? 'Sans combat entre elles' : 'Avec un combat entre elles'}
				</button>
			</p>
			<EventsEditor
				state={state}
				board={board}
				later={later}
				standing={standing}
				outcomes={fight ? outcomes.slice(1) : outcomes}
				level={level}
				onChange={change}
				onJoin={add}
			/>
		</ToolFrame>
	);
}
