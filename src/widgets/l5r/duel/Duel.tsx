import { analyser } from '../../../rules/l5r/duel/analysis';
import { bareCompetence } from '../../../rules/l5r/duel/skill';
import { resolve } from '../../../rules/l5r/duel/resolution';
import { fillTableau } from '../../../rules/l5r/duel/table';
import { frenchTypography } from '../../../text/french';
import { Answer } from '../../shared/Answer';
import { RuleLink } from '../../shared/RuleLink';
import { Select } from '../../shared/Select';
import { Steps } from '../../shared/Steps';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { advice } from './advice';
import { BidAdvice } from './BidAdvice';
import { BidTable, type Pair, pairSelector } from './BidTable';
import type { CitedRule } from './card';
import { headline, reserve } from './outcome';
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
	const [situation, mises] = toEngine(state);
	const resolution = resolve(situation, mises);
	const tableau = fillTableau(situation, state.role);
	const analyse = tableau.type === 'tableau' ? analyser(tableau) : undefined;
	const uncertain = [state.vous, state.adverse].some((side) => bareCompetence(side) < 0);

	const choose = (pair: Pair, moved: boolean) => {
		change({ ...state, mise: pair[0], miseAdverse: pair[1] });
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
				<Answer verdict={headline(resolution, state.role)} reserve={reserve(resolution, state)}>
					{analyse && (
						<ul>
							<li>{frenchTypography(advice(analyse)[0] ?? '')}</li>
						</ul>
					)}
				</Answer>
			}
			reading={
				<>
					{analyse && <BidAdvice analyse={analyse} level={level} />}
					<Steps name={NAME} level={level} groups={stepGroups(resolution, state.role)} links={links} />
					<p class="note">
						{frenchTypography('Ni interruption ni réaction n’est jouée ici : un duel les permet.')}{' '}
						<RuleLink href={links['regles-duel-interruptions']} />
					</p>
				</>
			}
		>
			{tableau.type === 'tableau' && (
				<BidTable tableau={tableau} pair={[state.mise, state.miseAdverse]} onChoose={choose} />
			)}
			{(uncertain || state.plancher !== 'apres-mise') && (
				<Select
					label={frenchTypography('Compétence négative avant la mise : la règle ne tranche pas')}
					value={state.plancher}
					options={[
						['apres-mise', 'La mise comble d’abord le manque'],
						['avant-mise', 'La mise s’ajoute à 0'],
					]}
					onChange={(plancher) => change({ ...state, plancher })}
				/>
			)}
			<div class="duel">
				<SideEditor
					legend="Vous et votre personnage"
					honourLabel="Votre honneur"
					type={state.type}
					side={state.vous}
					onChange={(vous) => change({ ...state, vous })}
				/>
				<SideEditor
					legend="L’adversaire et le sien"
					honourLabel="Son honneur"
					type={state.type}
					side={state.adverse}
					onChange={(adverse) => change({ ...state, adverse })}
				/>
			</div>
			<div class="reglages">
				<Select
					label="Type du duel"
					value={state.type}
					options={[
						['militaire', 'Militaire'],
						['politique', 'Politique'],
					]}
					onChange={(type) => change({ ...state, type })}
				/>
				<Select
					label="Vous êtes"
					value={state.role}
					options={[
						['lanceur', 'Lanceur du défi'],
						['defie', 'Défié'],
					]}
					onChange={(role) => change({ ...state, role })}
				/>
			</div>
			<p class="note">
				{frenchTypography(
					'Notez la compétence de base : l’outil y ajoute lui-même la gloire d’un personnage honoré ou déshonoré et les autres modificateurs. Il ne calcule pas une compétence qu’un effet fixe ou multiplie.',
				)}
			</p>
		</ToolFrame>
	);
}
