import { type HostWords, lowerCase } from '../../glossary/host/host-words';
import {
	hostWordsSchema,
	readSign,
	type SharedHostWordsData,
	type Sign,
	sharedHostWordsSchema,
} from '../../schemas/host-words';
import type { RawGame } from './read-content';

/** What the tooltips know of all games when there is no such file. */
export const noSharedWords = sharedHostWordsSchema.parse({});

const noWords = hostWordsSchema.parse({});

/**
 * The words by which the tooltips of other sites know the terms of a game: its file, that of all games, and the words
 * of `recherche` that have a sign.
 */
export function hostWordsOf({ terms, hostWords }: RawGame, shared: SharedHostWordsData): HostWords {
	const { mots, formes, minuscules, capitales, anglaisTus, sansReponse, siens, ailleurs } = hostWords?.data ?? noWords;
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
		playing: [...siens, ...shared.voisins],
		elsewhere: [...shared.ailleurs, ...ailleurs],
		otherGames: shared.autresJeux,
	};
}

const signsOf = (words: readonly ReturnType<typeof readSign>[]): Map<string, Sign> =>
	new Map(words.flatMap(({ word, sign }) => (sign ? [[lowerCase(word), sign] as const] : [])));
