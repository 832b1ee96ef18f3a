import { htmlIdOf, type TreeNode, withProperties } from '../../glossary/mdast';
import { meetingHeading, meetingHeadings, meetingKinds, meetingTitles } from '../../glossary/meetings-block';
import { sign, statusMarks } from '../../glossary/signs';
import { capitalized } from '../../text/capital';
import { type MeetingElsewhere, meetingsElsewhere } from '../relations/meetings';
import type { Game, Rule, Term } from '../types';

/**
 * The tree of a term with the meetings that other pages tell, after its own: the other term, what is said there, the way to its
 * home. A term that tells none has the section too. The input is not changed.
 */
export function withMeetings(term: Term, game: Pick<Game, 'meetings' | 'homes' | 'passages' | 'resolve'>): TreeNode {
	const { tree } = term.compiled;
	const children = [...(tree.children ?? [])];
	for (const kind of meetingKinds) {
		const items = meetingsElsewhere(game, term, kind).map((meeting) => itemOf(meeting, game));
		if (items.length === 0) continue;
		const at = children.findIndex((node) => htmlIdOf(node) === meetingHeadings[kind].id);
		const own = at < 0 ? undefined : children[at + 1];
		if (own) children[at + 1] = { ...own, children: [...(own.children ?? []), ...items] };
		else children.push(meetingHeading(kind), { type: 'list', ordered: false, children: items });
	}
	return { ...tree, children };
}

/** A meeting that another page tells. Full text finds it there. */
function itemOf({ others, rule }: MeetingElsewhere, game: Pick<Game, 'passages' | 'resolve'>): TreeNode {
	const names = others.flatMap(({ slug, name }, at) => {
		const link = { type: 'link', url: game.resolve('terme', slug) ?? '', title: null };
		const children = [text(at === 0 ? capitalized(name) : name)];
		return [...(at > 0 ? [text(', ')] : []), withProperties({ ...link, children }, { className: ['terme'] })];
	});
	const said = [{ type: 'strong', children: names }, text(`\u00a0: ${outcomeOf(rule, game)}`)];
	const home = sign(game.resolve('regle', rule.id) ?? '', '↪', 'foyer', 'La règle chez elle');
	const line = { type: 'paragraph', children: [...said, ...statusMarks(rule.status), home] };
	return withProperties({ type: 'listItem', children: [line] }, { dataPagefindIgnore: '' });
}

/** What comes of a meeting, as it is read after the name of one of its terms. */
export function outcomeOf({ id, text, section }: Rule, { passages }: Pick<Game, 'passages'>): string {
	// In the block, a statement opens on the name of the other term.
	if (meetingTitles.has(section)) return text.replace(/^[^:.]{1,80}\u00a0:\s+/u, '');
	const before = passages.get(id)?.before.filter(({ kind }) => kind !== 'titre') ?? [];
	const said = [...before.map((one) => one.text), text].join(' ');
	return opener.test(said) ? said.charAt(0).toLocaleLowerCase('fr') + said.slice(1) : said;
}

/** First words that take a capital only because they open a sentence. */
const opener =
	/^(?:Une?|L[ea]s?|Des?|Du|Si|Quand|Lorsque|Chaque|Tout(?:e|es)?|Tous|Tant|Même|Dans|En|À|Avec|Sans|Après|Avant|Pendant|Pour|Vous|Votre|Vos|Cet?|Cette|Ces|Aucune?|Deux|Seule?s?)\s|^[LDS]’\p{Ll}/u;

const text = (value: string): TreeNode => ({ type: 'text', value });
