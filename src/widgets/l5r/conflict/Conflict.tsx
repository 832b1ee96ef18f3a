import { listChoices, SIDES } from '../../../rules/l5r/conflict/at-once';
import { LaterFold } from '../../shared/LaterFold';
import { Steps } from '../../shared/Steps';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { capital, count } from '../../shared/words';
import { ConflictAnswer } from './ConflictAnswer';
import type { CitedRule } from './card';
import { stepGroups } from './groups';
import { loadBoard } from './later';
import { presets } from './presets';
import { resolveCase } from './resolve-case';
import { SettingsEditor } from './SettingsEditor';
import { SideEditor } from './SideEditor';
import { settle } from './settle';
import { type ConflictState, listIds } from './state';
import { toEngine } from './to-engine';
import { conflictCodec } from './url-state';
import { withoutSheet } from './without-sheet';
import { labelOf } from './words';

const NOTE =
	'L’outil part de l’ouverture de la fenêtre d’action : ce que les cartes y font, ou font plus tard, est à donner événement par événement. Ce qui est donné d’emblée (gloire, doublée, fixée, ajouts aux totaux) compte dès le premier. Il ignore un effet d’anneau résolu une seconde fois.';

/** Conflict calculator: two sides, a province, a ring; who wins, what follows, and the rules that say so. */
export default function Conflict({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<ConflictState>(conflictCodec, synced);
	const { state, change, focusOn } = tool;
	const situation = toEngine(state);
	const resolution = resolveCase(state);
	const { result } = resolution;
	const outcomes = result.type === 'conflict' && result.compared ? result.characters : [];
	const { type } = state.settings;
	const { events } = state;
	const ids = listIds(state);
	return (
		<ToolFrame
			name="conflit"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<ConflictAnswer resolution={resolution} situation={situation} />}
			partName={(name) => (/^[ad]\d$/.test(name) ? capital(labelOf(name)) : name)}
			answerOf={(other) => <ConflictAnswer resolution={resolveCase(other)} situation={toEngine(other)} />}
			reading={<Steps name="conflit" level={level} groups={stepGroups(resolution, type)} links={links} />}
		>
			<SettingsEditor
				settings={state.settings}
				offered={listChoices(state.settings.element, events)}
				ids={ids}
				onChange={(settings) => change(settle({ ...state, settings }))}
			/>
			<div class="camps">
				{SIDES.map((side) => (
					<SideEditor
						key={side}
						side={side}
						sheets={state[side]}
						type={type}
						outcomes={outcomes}
						level={level}
						onChange={(sheets) => change({ ...state, [side]: sheets })}
						onRemove={(at) => change(withoutSheet(state, side, at))}
						focusOn={focusOn}
					/>
				))}
			</div>
			<fieldset class="evenements">
				<legend>Pendant le conflit</legend>
				<LaterFold
					summary={
						<>
							Qui rejoint, rentre, est honoré, incliné, quitte le jeu ; la province, l’anneau…
							{events.length > 0 && <b> · {count(events.length, 'événement')}</b>}
						</>
					}
					load={loadBoard}
					draw={({ EventsEditor }) => (
						<EventsEditor events={events} ids={ids} onChange={(next) => change(settle({ ...state, events: next }))} />
					)}
				/>
			</fieldset>
			<p class="note">{NOTE}</p>
		</ToolFrame>
	);
}
