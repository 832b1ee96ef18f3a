import { frenchTypography } from '../../text/french';
import type { Game } from '../types';

/** What tables argue about, as the game's file has it, each question with the address of the rule that answers it. */
export const debatesOf = ({ data, rules }: Game): { text: string; path: string }[] =>
	data.questions.flatMap(({ question, regle }) => {
		const rule = rules.get(regle);
		return rule ? [{ text: frenchTypography(question), path: rule.path }] : [];
	});
