import type { ChartStep } from './chart-types';

/** Who acts at a step, in a few words. */
export interface Actor {
	words: string;
	/** Whether it is a player, several, or what no player chooses. */
	players: 'one' | 'several' | 'none';
}

/** Most letters of who acts, beside a title. */
export const SHORT = 24;

/** The first words of « qui », without what restricts them, nor their article: all that a glance has room for. */
export const firstWords = (who: string): string =>
	(who.split(/\s*[,;]/)[0] ?? who).replace(/ d[’']abord$/, '').replace(/^(?:les? |l[’'])(?=\S)/, '');

/** Who acts at a step, in a few words; `undefined` when its author says nothing of it. */
export function actorOf({ who, actor }: Pick<ChartStep, 'who' | 'actor'>): Actor | undefined {
	if (who === undefined) return undefined;
	const words = actor ?? firstWords(who);
	return { words, players: playersOf(who, words) };
}

const playersOf = (who: string, words: string): Actor['players'] => {
	if (/^(?:capacités|personne)\b/.test(who) || words === 'ennemis') return 'none';
	return [who, words].some((text) => /^(?:les|tous|tout|chaque|chacun)\b/.test(text)) ? 'several' : 'one';
};
