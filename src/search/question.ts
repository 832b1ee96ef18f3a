/** How questions begin, once folded: words that would be found in the names of pages, and say nothing of the subject. */
const openings =
	/^(?:a quoi (?:sert|servent|ca sert)|comment (?:ca )?(?:se )?(?:marche|marchent|fonctionne|fonctionnent|joue|jouent)|c est quoi|qu est ce (?:que|qu)(?: c est)?|est ce (?:que|qu)|que se passe t il(?: si| quand)?|que devient|que deviennent|que fait|que font)(?= )/;

const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/['’-]/g, ' ');

/** What a question is about, without the words that open it; the whole of it when nothing else is left. */
export function subject(query: string): string {
	const [opening] = openings.exec(folded(query)) ?? [];
	return opening ? query.slice(opening.length).trim() : query;
}
