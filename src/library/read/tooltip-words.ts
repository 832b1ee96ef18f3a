import { type HostWords, lowerCase } from '../../glossary/host/host-words';
import {
	readSign,
	type SharedTooltipWordsData,
	type Sign,
	sharedTooltipWordsSchema,
	tooltipWordsSchema,
} from '../../schemas/tooltip-words';
import type { RawGame } from './read-content';

/** What the tooltips know of all games when there is no such file. */
export const noSharedWords = sharedTooltipWordsSchema.parse({});

const noWords = tooltipWordsSchema.parse({});

/**
 * The words by which the tooltips of other sites know the terms of a game: its file, that of all games, and the words
 * of `recherche` that have a sign.
 */
export function tooltipWordsOf({ terms, tooltipWords }: RawGame, shared: SharedTooltipWordsData): HostWords {
	const { mots, formes, minuscules, capitales, anglaisTus, sansReponse } = tooltipWords?.data ?? noWords;
	const said = new Map(
		terms.map(({ slug, data }) => {
			const searched = data.recherche.map(readSign).filter(({ sign }) => sign !== undefined);
			return [slug, [...(mots[slug] ?? []).map(readSign), ...searched]] as const;
		}),
	);
	return {
		said: new Map([...said].map(([slug, words]) => [slug, words.map(({ word }) => word)])),
		saidSigns: signsOf([...said.values()].flat()),
		signs: signsOf(formes.map(readSign)),
		lowered: new Set(minuscules),
		literal: new Set(capitales),
		unknownEnglish: new Set(anglaisTus),
		unanswered: new Map(Object.entries(sansReponse)),
		phrases: shared.muettes,
		neighbours: shared.voisins,
		elsewhere: shared.ailleurs,
	};
}

const signsOf = (words: readonly ReturnType<typeof readSign>[]): Map<string, Sign> =>
	new Map(words.flatMap(({ word, sign }) => (sign ? [[lowerCase(word), sign] as const] : [])));
