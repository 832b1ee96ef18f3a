import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from '../read/read-content';
import { accountsOf } from '../relations/accounts';
import type { Concept, Game } from '../types';
import { outgrown } from './beginning';
import { checkAccent } from './check-accent';
import { checkAid } from './check-aid';
import { checkBlocks } from './check-blocks';
import { checkCharts } from './check-charts';
import { checkCoverage } from './check-coverage';
import { checkEdges } from './check-edges';
import { checkFaq } from './check-faq';
import { checkForms } from './check-forms';
import { checkErrata, checkGameFile, checkTools } from './check-game-file';
import { checkHomes, staleHomes, untiedAccounts } from './check-homes';
import { checkHostWords } from './check-host-words';
import { checkLinkedQuestions } from './check-linked-questions';
import { checkMeetings, checkMeetingsBlock } from './check-meetings';
import { checkDefinition, checkLinks, checkMarkers, duplicateIds } from './check-pages';
import { checkPassages, checkWholePage } from './check-passages';
import { checkPlayerQuestions } from './check-player-questions';
import { checkRelated } from './check-related';
import { checkSentences } from './check-sentences';
import { checkToolData } from './check-tool-data';
import { fewQuestions } from './few-questions';

/** Every problem between the files of a game: references, ids, forms, definitions, coverage. */
export function checkGame(
	game: Game,
	raw: RawGame,
	concepts: readonly Concept[],
): { errors: AuthorError[]; warnings: string[] } {
	const { pages } = game;
	const accounts = accountsOf(game, concepts);
	const coverage = checkCoverage(game, raw, pages);
	return {
		errors: [
			...pages.flatMap(checkMarkers),
			...pages.flatMap((page) => checkBlocks(page, game)),
			...pages.flatMap((page) => checkLinks(page, game)),
			...duplicateIds(pages),
			...pages.flatMap(checkWholePage),
			...checkPassages(game),
			...checkSentences(game),
			...game.faq.flatMap((page) => checkFaq(page, game)),
			...checkErrata(game),
			...checkForms(game, raw),
			...game.terms.flatMap(checkDefinition),
			...game.terms.flatMap((term) => checkRelated(term, game)),
			...checkGameFile(game, raw),
			...checkAccent(raw),
			...checkTools(game),
			...checkToolData(game, raw),
			...checkCharts(game),
			...checkHomes(game, raw, accounts),
			...game.terms.flatMap((term) => checkMeetingsBlock(term, game, raw)),
			...checkMeetings(game, raw),
			...checkEdges(game, raw),
			...checkLinkedQuestions(game, raw),
			...checkAid(game, raw),
			...checkPlayerQuestions(game, raw),
			...checkHostWords(game, raw),
			...coverage.errors,
		],
		warnings: [
			...coverage.warnings,
			...staleHomes(game, raw),
			...untiedAccounts(game, accounts),
			...outgrown(game),
			...fewQuestions(game),
		],
	};
}
