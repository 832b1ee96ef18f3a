import { analyze, bareSkill, resolve, tabulate } from '../../../rules/l5r/duel';
import { Answer } from '../../shared/Answer';
import { RuleLink } from '../../shared/RuleLink';
import { Select } from '../../shared/Select';
import { Steps } from '../../shared/Steps';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { advice } from './advice';
import { caveat, headline } from './answer';
import { BidAdvice } from './BidAdvice';
import { BidTable, type Pair, pairSelector } from './BidTable';
import type { CitedRule } from './card';
import { presets } from './presets';
import { SideEditor } from './SideEditor';
import { type DuelState, toEngine } from './state';
import { stepGroups } from './steps';
import { duelCodec } from './url-state';

/** Prefix of the ids and class of the root: « duel » alone is a class of the shared styles. */
const NAME = 'duel-l5r';

/** Duel table: two characters, the 25 pairs of bids, what each bid may cost, and the rules that give the outcome. */
export default function Duel({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<DuelState>(duelCodec, synced);
	const { state, change, focusOn } = tool;
	const input = toEngine(state);
	const resolution = resolve(input);
	const table = tabulate(input, state.role);
	const analysis = table.type === 'table' ? analyze(table) : undefined;
	const uncertain = [state.you, state.opponent].some((side) => bareSkill(side) < 0);

	const choose = (pair: Pair, moved: boolean) => {
		change({ ...state, bid: pair[0], opponentBid: pair[1] });
		if (moved) focusOn(pairSelector(pair));
	};

	return (
		<ToolFrame
			name={NAME}
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={
				<Answer headline={headline(resolution, state.role)} caveat={caveat(resolution, state)}>
					{analysis && (
						<ul>
							<li>{advice(analysis)[0] ?? ''}</li>
						</ul>
					)}
				</Answer>
			}
			answerOf={(other) => {
				const resolved = resolve(toEngine(other));
				return <Answer headline={headline(resolved, other.role)} caveat={caveat(resolved, other)} />;
			}}
			reading={
				<>
					{analysis && <BidAdvice analysis={analysis} level={level} />}
					<Steps name={NAME} level={level} groups={stepGroups(resolution, state.role)} links={links} />
					<p class="note">
						Ni interruption ni réaction n’est jouée ici : un duel les permet.{' '}
						<RuleLink href={links['regles-duel-interruptions']} />
					</p>
				</>
			}
		>
			{table.type === 'table' && <BidTable table={table} pair={[state.bid, state.opponentBid]} onChoose={choose} />}
			{(uncertain || state.floor !== 'after-bid') && (
				<Select
					label="Compétence négative avant la mise : notre lecture, ou l’autre"
					value={state.floor}
					options={[
						['after-bid', 'La nôtre : la mise comble d’abord le manque'],
						['before-bid', 'L’autre : la mise s’ajoute à 0'],
					]}
					onChange={(floor) => change({ ...state, floor })}
				/>
			)}
			<div class="duel">
				<SideEditor
					legend="Vous et votre personnage"
					honorLabel="Votre honneur"
					type={state.type}
					duelist={state.you}
					onChange={(you) => change({ ...state, you })}
				/>
				<SideEditor
					legend="L’adversaire et le sien"
					honorLabel="Son honneur"
					type={state.type}
					duelist={state.opponent}
					onChange={(opponent) => change({ ...state, opponent })}
				/>
			</div>
			<div class="reglages">
				<Select
					label="Type du duel"
					value={state.type}
					options={[
						['military', 'Militaire'],
						['political', 'Politique'],
					]}
					onChange={(type) => change({ ...state, type })}
				/>
				<Select
					label="Vous êtes"
					value={state.role}
					options={[
						['challenger', 'Lanceur du défi'],
						['challenged', 'Défié'],
					]}
					onChange={(role) => change({ ...state, role })}
				/>
			</div>
			<p class="note">
				Notez la compétence de base : l’outil y ajoute lui-même la gloire d’un personnage honoré ou déshonoré et les
				autres modificateurs. Il ne calcule pas une compétence qu’un effet fixe ou multiplie.
			</p>
		</ToolFrame>
	);
}
