import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Etape, jouer, type Situation } from '../../../rules/arkham/test-de-competence';
import { germe } from '../../../rules/odds';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { frenchTypography } from '../../../text/french';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import type { RuleLinks } from '../../shared/RuleLink';
import { Select } from '../../shared/Select';
import { StepList } from '../../shared/StepList';
import { count, listed } from '../../shared/words';
import type { CitedRule } from './card';
import { cardNotes } from './card-notes';
import { sentence } from './sentences';
import type { TestState } from './state';
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
const LAST = titles.length;
const HISTORY = 30;

interface Drawn {
	/** The case as it was when the token was drawn. */
	state: TestState;
	situation: Situation;
	seed: number;
	/** Which of the tokens revealed together is applied; the best one until the reader says. */
	choice: number | undefined;
	/** Last step shown: 1 to 8. */
	shown: number;
}

/** A test drawn to its end, in a line. */
interface Past {
	text: string;
	reussite: boolean;
}

interface Props {
	data: ChaosBags;
	state: TestState;
	situation: Situation;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}

function play({ situation, seed, choice }: Drawn) {
	const next = germe(seed);
	const rank = (left: number) => Math.floor(next() * left);
	return jouer(situation, rank, choice === undefined ? undefined : () => choice);
}

/** A test drawn with real tokens: from TC.1 to TC.8, one step at a time, and the tests drawn before it. */
export function DrawnTest({ data, state, situation, links, level }: Props) {
	const [drawn, setDrawn] = useState<Drawn>();
	const [history, setHistory] = useState<readonly Past[]>([]);
	const again = useRef<HTMLButtonElement>(null);
	/** What held the focus goes away: it returns to what draws another test, without moving what is read. */
	const returnFocus = () => again.current?.focus({ preventScroll: true });

	const show = (next: Drawn) => {
		setDrawn(next);
		const { resultat } = play(next);
		if (next.shown < LAST || !resultat || (drawn?.shown === LAST && drawn.seed === next.seed)) return;
		const tokens = listed(resultat.reveles.map((type) => tokenName(data, type)));
		const { reussite, total, difficulte } = resultat;
		const text = `${reussite ? 'Réussite' : 'Échec'} (${total} contre ${difficulte}) : ${tokens}`;
		setHistory([{ text, reussite }, ...history].slice(0, HISTORY));
	};
	const draw = (shown: number) =>
		show({ state, situation, seed: Math.floor(Math.random() * 2 ** 32), choice: undefined, shown });
	const advance = (from: Drawn, shown: number) => {
		show({ ...from, shown });
		if (shown === LAST) returnFocus();
	};
	const played = drawn && play(drawn);
	const together = drawn && played?.resultat ? played.resultat.reveles.slice(0, drawn.situation.tirage.nombre) : [];
	const chooses = drawn?.situation.tirage.regle === 'un' && together.length > 1 && drawn.shown === 3;
	const won = history.filter(({ reussite }) => reussite).length;

	return (
		<section class="tirage" aria-labelledby="test-de-competence-tirage">
			<Heading level={level} id="test-de-competence-tirage">
				Tirer un test
			</Heading>
			<p class="gestes">
				<button type="button" onClick={() => draw(LAST)}>
					Tirer d’un coup
				</button>
				<button type="button" ref={again} onClick={() => draw(1)}>
					Tirer pas à pas
				</button>
			</p>
			<div aria-live="polite">
				{drawn &&
					played &&
					titles.slice(0, played.resultat ? drawn.shown : 3).map((title, at) => (
						<TestStep key={at} title={title} level={level}>
							<StepList
								steps={played.trace
									.filter(({ tc }) => tc === at + 1)
									.map((step: Etape) => ({ text: sentence(step, data), regle: step.regle }))}
								links={links}
							/>
							{played.resultat &&
								cardNotes(data, drawn.state, played.resultat, at + 1).map((note) => (
									<p key={note} class="note">
										{frenchTypography(note)}
									</p>
								))}
						</TestStep>
					))}
			</div>
			{drawn && chooses && (
				<Select
					label="Pion appliqué"
					value={String(drawn.choice ?? together.indexOf(played?.resultat?.retenus[0] ?? ''))}
					options={together.map((type, at) => [String(at), tokenName(data, type)])}
					onChange={(choice) => show({ ...drawn, choice: Number(choice) })}
				/>
			)}
			{drawn && played?.resultat && drawn.shown < LAST && (
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
					<summary>{frenchTypography(`Derniers tirages : ${count(won, 'réussite')} sur ${history.length}`)}</summary>
					<ol class="tirages">
						{history.map(({ text }, at) => (
							<li key={history.length - at}>{frenchTypography(text)}</li>
						))}
					</ol>
					<button
						type="button"
						class="discret"
						onClick={() => {
							setHistory([]);
							returnFocus();
						}}
					>
						Effacer
					</button>
				</details>
			)}
		</section>
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
