import { resolve, SIDES } from '../../../rules/l5r/conflict';
import { Steps } from '../../shared/Steps';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { ConflictAnswer } from './ConflictAnswer';
import type { CitedRule } from './card';
import { stepGroups } from './groups';
import { presets } from './presets';
import { SettingsEditor } from './SettingsEditor';
import { SideEditor } from './SideEditor';
import { type ConflictState, toEngine } from './state';
import { conflictCodec } from './url-state';

const NOTE =
	'L’outil prend la situation à la fin de la fenêtre d’action : les capacités des cartes y ont déjà agi, et il ignore celles qui servent ensuite. Si l’une fixe ou multiplie une compétence, entrez le résultat, sans modificateur et avec une gloire de 0.';

/** Conflict calculator: two sides, a province, a ring; who wins, what follows, and the rules that say so. */
export default function Conflict({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<ConflictState>(conflictCodec, synced);
	const { state, change, focusOn } = tool;
	const situation = toEngine(state);
	const resolution = resolve(situation);
	const { result } = resolution;
	const outcomes = result.type === 'conflict' ? result.characters : [];
	const { type } = state.settings;
	return (
		<ToolFrame
			name="conflit"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<ConflictAnswer resolution={resolution} situation={situation} />}
			answerOf={(other) => <ConflictAnswer resolution={resolve(toEngine(other))} situation={toEngine(other)} />}
			reading={<Steps name="conflit" level={level} groups={stepGroups(resolution, type)} links={links} />}
		>
			<SettingsEditor settings={state.settings} onChange={(settings) => change({ ...state, settings })} />
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
						focusOn={focusOn}
					/>
				))}
			</div>
			<p class="note">{NOTE}</p>
		</ToolFrame>
	);
}
