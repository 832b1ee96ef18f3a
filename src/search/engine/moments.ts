import { foldForSearch } from '../../glossary/fold';
import type { Entry, PublishedMoments, StepLink } from '../published-index';
import { stemsOf } from './stem';

/** What follows « quand » where it tells of a case and asks nothing: its subject, or « même ». */
const SUBJECTS =
	'je|j|tu|t|il|elle|on|nous|vous|ils|elles|ca|c|ce|cet|cette|ces|l|le|la|les|un|une|des|du|d|mon|ma|mes|ton|ta|tes|son|sa|ses|' +
	'notre|nos|votre|vos|leurs?|deux|trois|plusieurs|chaque|tous|toutes?|tout|aucune?|personne|quelqu|plus|y|meme';

const asking: readonly RegExp[] = [
	/\bquel(?:le)?s? (?:moment|etape|phase|fenetre)s?\b/,
	/\bquand$/,
	new RegExp(`\\bquand (?!(?:${SUBJECTS})\\b)`),
	// « Quand on pioche » alone: no second subject follows with what then happens.
	/^quand (?:je|on|tu)(?: (?!je\b|j\b|on\b|tu\b|il\b|elle\b|ca\b|c\b)[a-z]+){1,5}$/,
];

/** What a query asks the moment of: its part that says « quand puis-je… », « à quel moment… », « … et on pioche quand ». */
export function askedWhen(query: string): string | undefined {
	const clauses = foldForSearch(query).split(/ ?[^\p{L}\p{N} ]+ ?/u);
	return clauses.find((clause) => asking.some((words) => words.test(clause)));
}

/** Makes the function that finds where the charts show the moment that a query asks for. */
export function makeMoments(charts: PublishedMoments | undefined) {
	const named = (charts?.gestures ?? []).map(([title, moments, address]) => {
		const label = typeof moments === 'string' ? moments : `Quand puis-je ${title}\u202f? Voir les ${moments} moments`;
		return { stems: stemsOf(title), link: { label, path: `${charts?.path}${address}` } };
	});
	/** @param deciding what answers the query best */
	return (query: string, deciding: Entry | undefined): StepLink | undefined => {
		const asked = askedWhen(query);
		if (asked === undefined) return undefined;
		const said = new Set(stemsOf(asked));
		const meant = named.filter(({ stems }) => stems.every((stem) => said.has(stem)));
		const most = Math.max(...meant.map(({ stems }) => stems.length));
		const [gesture, other] = meant.filter(({ stems }) => stems.length === most);
		// Two that are named alike are not told apart.
		return other ? undefined : (gesture?.link ?? deciding?.step);
	};
}
