import { type Resolution, resolve } from '../../../rules/mistborn/attack';
import { Answer } from '../../shared/Answer';
import { Steps } from '../../shared/Steps';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { CaseFields } from './CaseFields';
import { Costs } from './Costs';
import type { CitedRule } from './card';
import { FoesEditor } from './FoesEditor';
import { caveat, fates, headline } from './outcome';
import { PlayerEditor } from './PlayerEditor';
import { presets } from './presets';
import { type AttackState, othersOf, PLAYERS, toEngine } from './state';
import { stepGroups } from './steps';
import { attackCodec } from './url-state';

const DEFENDERS_FIRST =
	'Les Défenseurs d’un joueur que vous frappez passent d’abord, même sans cocher « Je l’attaque ».';

/** Attack calculator: the damage of a turn, who it kills, what reaches each player or the Lord Ruler. */
export default function Attack({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<AttackState>(attackCodec, synced);
	const { state, change, focusOn } = tool;
	const resolution = resolve(toEngine(state));
	const { players, foes, target } = state;
	const several = othersOf(state.mode).length > 1;
	return (
		<ToolFrame
			name="combat"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<AttackAnswer resolution={resolution} state={state} />}
			answerOf={(other) => <AttackAnswer resolution={resolve(toEngine(other))} state={other} />}
			reading={
				<>
					<Costs costs={resolution.result.costs} damage={state.damage} links={links} level={level} />
					<Steps name="combat" level={level} groups={stepGroups(resolution)} links={links} />
				</>
			}
		>
			<CaseFields state={state} passing={isPassing(resolution)} onChange={change} />
			{players.length > 0 && (
				<div class="duel">
					{players.map((sheet, at) => (
						<PlayerEditor
							key={at}
							at={at}
							sheet={sheet}
							holder={several && target === PLAYERS[at]}
							onChange={(next) =>
								change({ ...state, players: players.map((other, index) => (index === at ? next : other)) })
							}
							focusOn={focusOn}
						/>
					))}
				</div>
			)}
			{players.length > 0 && <p class="note">{DEFENDERS_FIRST}</p>}
			{state.mode === 'seigneur-maitre' && (
				<FoesEditor foes={foes} onChange={(next) => change({ ...state, foes: next })} focusOn={focusOn} />
			)}
		</ToolFrame>
	);
}

/** The answer, and what becomes of each. */
function AttackAnswer({ resolution, state }: { resolution: Resolution; state: AttackState }) {
	const all = fates(
		resolution,
		state.foes.map(({ shields }) => shields),
	);
	return (
		<Answer verdict={headline(resolution)} caveat={caveat(resolution)} long={all.length > 2}>
			<ul>
				{all.map(({ id, text, alive, detail }) => (
					<li key={id} class={alive ? 'survit' : 'detruite'}>
						<b>
							{text}
							{!alive && <span class="visuellement-cache"> (éliminé)</span>}
						</b>
						<span>{detail}</span>
					</li>
				))}
			</ul>
		</Answer>
	);
}

/** Whether someone else gets the Target: its holder is eliminated, and three players are left. */
const isPassing = ({ trace }: Resolution): boolean =>
	trace.some(({ kind }) => kind === 'cible-a-donner' || kind === 'cible-donnee');
