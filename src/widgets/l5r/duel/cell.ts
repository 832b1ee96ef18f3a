import { type Grade, gradeOf, honorChangeOf, type Outcome, opposingSide, type Side } from '../../../rules/l5r/duel';
import { signed } from '../../shared/words';
import { headline, honorSentence } from './answer';

/** What a cell of the table shows, and what it says to those who do not see it. */
interface Cell {
	/** What the outcome is for the reader, as the style sheet names it. */
	gradeName: string;
	/** « ✓ », « = » or « ✕ »: won, tie, lost. */
	mark: string;
	/** Change of the reader's honor. */
	honor: string;
	/** « 9–4 », the reader's first; « fin » when the game ends first. */
	totals: string;
	words: string;
}

const marks: Record<Grade, readonly [gradeName: string, mark: string]> = {
	'game-won': ['partie-gagnee', '✓'],
	'duel-won': ['duel-gagne', '✓'],
	tie: ['egalite', '='],
	'duel-lost': ['duel-perdu', '✕'],
	'game-lost': ['partie-perdue', '✕'],
};

export function cellOf(outcome: Outcome, role: Side): Cell {
	const [gradeName, mark] = marks[gradeOf(outcome, role)];
	return {
		gradeName,
		mark,
		honor: signed(honorChangeOf(outcome, role)),
		totals: totalsOf(outcome, role),
		words: `${headline({ result: outcome }, role)} ${honorSentence(outcome, role)}`,
	};
}

function totalsOf(outcome: Outcome, role: Side): string {
	if (outcome.type === 'game') return 'fin';
	const { [role]: yours, [opposingSide(role)]: theirs } = outcome.skills;
	return `${yours}–${theirs}`;
}
