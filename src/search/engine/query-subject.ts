import { foldForSearch } from '../../glossary/fold';

/** How questions begin, once folded: words that would be found in the names of pages, and say nothing of the subject. */
const openings =
	/^(?:a quoi (?:sert|servent|ca sert)|comment (?:ca )?(?:se )?(?:marche|marchent|fonctionne|fonctionnent|joue|jouent)|c est quoi|qu est ce (?:que|qu)(?: c est)?|est ce (?:que|qu)|que se passe t il(?: si| quand)?|que devient|que deviennent|que fait|que font)(?= )/;

/** The first words of a text, with what follows them, cut where folding cuts. */
const firstWords = (count: number) => new RegExp(`^\\s*(?:[^-‐‑'’\\s]+[-‐‑'’\\s]+){${count}}`);

/** What a question is about, without the words that open it; the whole of it when nothing else is left. */
export function subject(query: string): string {
	const [opening] = openings.exec(foldForSearch(query)) ?? [];
	return opening ? query.replace(firstWords(opening.split(' ').length), '') : query;
}
