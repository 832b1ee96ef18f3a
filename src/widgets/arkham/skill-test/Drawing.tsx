import type { ComponentChildren } from 'preact';
import { needsDecisions, type TraceStep } from '../../../rules/arkham/skill-test/at-once';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import type { RuleLinks } from '../../shared/RuleLink';
import { Select } from '../../shared/Select';
import { StepList } from '../../shared/StepList';
import { count } from '../../shared/words';
import type { CitedRule } from './card';
import { cardNotes } from './card-notes';
import { drawnSentence } from './drawn-sentences';
import { type Drawn, type Draws, drawTest, playDrawn, show } from './draws';
import { LAST } from './state';
import { tokenName } from './words';

/** Titles of TC.1 to TC.8. */
const titles = [
	'TC.1 · Le test commence',
	'TC.2 · Les cartes attribuées',
	'TC.3 · Le pion Chaos',
	'TC.4 · Les symboles',
	'TC.5 · La valeur modifiée',
	'TC.6 · Réussite ou échec',
	'TC.7 · Les conséquences',
	'TC.8 · La fin du test',
];

/** Draws a new test, and shows it up to a step. */
export const draw = (
	{ data, ...asked }: Pick<Drawn, 'state' | 'situation' | 'shown'> & { data: ChaosBags },
	change: (next: (before: Draws) => Draws) => void,
): void => drawTest({ ...asked, seed: Math.floor(Math.random() * 2 ** 32), choice: undefined }, data, change);

interface Props {
	draws: Draws;
	data: ChaosBags;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
	onChange: (draws: Draws) => void;
	/** The button that has the focus goes away. */
	onLeave: () => void;
}

/** The steps of the test under way, as far as they are shown. */
export function DrawnSteps({ draws: { drawn, refused }, data, links, level }: Props) {
	if (refused) return <p class="note">Trop de possibilités pour tirer ce test avec les meilleurs choix.</p>;
	if (!drawn) return null;
	const { result, trace } = playDrawn(drawn);
	return (
		<>
			{titles.slice(0, result ? drawn.shown : 3).map((title, at) => (
				<TestStep key={at} title={title} level={level}>
					<StepList
						steps={trace
							.filter(({ stage }) => stage === at + 1)
							.map((step: TraceStep) => ({ text: drawnSentence(step, data), rule: step.rule }))}
						links={links}
					/>
					{result &&
						cardNotes(data, drawn.state, result, at + 1).map((note, rank) => (
							<p key={rank} class="note">
								{note}
							</p>
						))}
				</TestStep>
			))}
		</>
	);
}

function TestStep({ title, level, children }: { title: string; level: HeadingLevel; children: ComponentChildren }) {
	return (
		<div class="etapes">
			<Heading level={level} below>
				{title}
			</Heading>
			{children}
		</div>
	);
}

/** What goes on with the test under way, and the tests drawn before it. */
export function DrawnControls({ draws, data, onChange, onLeave }: Props) {
	const { drawn, history } = draws;
	const played = drawn && playDrawn(drawn).result;
	const together = drawn && played ? played.revealed.slice(0, drawn.situation.draw.count) : [];
	const chooses =
		drawn?.situation.draw.mode === 'one' &&
		!needsDecisions(drawn.situation.draw, drawn.situation.bag) &&
		together.length > 1 &&
		drawn.shown === 3;
	const won = history.filter(({ success }) => success).length;
	const advance = (from: Drawn, shown: number) => {
		onChange(show(draws, { ...from, shown }, data));
		if (shown === LAST) onLeave();
	};
	return (
		<>
			{drawn && chooses && (
				<Select
					label="Pion appliqué"
					value={String(drawn.choice ?? together.indexOf(played?.applied[0] ?? ''))}
					options={together.map((id, at) => [String(at), tokenName(data, id)])}
					onChange={(choice) => onChange(show(draws, { ...drawn, choice: Number(choice) }, data))}
				/>
			)}
			{drawn && played && drawn.shown < LAST && (
				<p class="gestes">
					<button type="button" onClick={() => advance(drawn, drawn.shown + 1)}>
						Étape suivante
					</button>
					<button type="button" class="discret" onClick={() => advance(drawn, LAST)}>
						Tout montrer
					</button>
				</p>
			)}
			{history.length > 0 && (
				<details open>
					<summary>{`Derniers tirages : ${count(won, 'réussite')} sur ${history.length}`}</summary>
					<ol class="tirages">
						{history.map(({ text }, at) => (
							<li key={history.length - at}>{text}</li>
						))}
					</ol>
					<button
						type="button"
						class="discret"
						onClick={() => {
							onChange({ drawn, history: [] });
							onLeave();
						}}
					>
						Effacer
					</button>
				</details>
			)}
		</>
	);
}
