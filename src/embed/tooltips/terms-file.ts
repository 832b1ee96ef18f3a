import { type FormLists, indexLists } from '../../glossary/form-lists';
import type { FormIndex } from '../../glossary/form-tree';
import { LONGEST } from './limits';

/** A term as the preview shows it. */
export interface Term {
	name_: string;
	definition_: string;
	/** Short name of its game. */
	game_: string;
	/** Address of its page. */
	address_: string;
}

/** What is looked for in the texts of a game. */
export interface GameTerms {
	/** By slug. */
	terms_: ReadonlyMap<string, Term>;
	index_: FormIndex;
}

/** What `src/publish/api/bulles.ts` publishes, as far as it is used here. */
interface TermsFile extends FormLists {
	version: string;
	jeu: string;
	nom: string;
	glossaire: string;
	termes: Record<string, [name: string, definition: string]>;
}

/** Reads the terms file of a game. Throws when it is not one. Addresses are those of `site`, whatever the file says. */
export function readTerms(json: string, game: string, site: string): GameTerms {
	const file: TermsFile = json.length > LONGEST ? undefined : JSON.parse(json);
	const { href } = new URL(file.glossaire.trim(), site);
	if (!/^1\./.test(file.version) || file.jeu !== game || !href.startsWith(new URL('/', site).href)) throw file;
	const terms = new Map<string, Term>();
	for (const [slug, [name, definition]] of Object.entries(file.termes)) {
		// What has no `trim` is no text.
		terms.set(slug, {
			name_: name.trim(),
			definition_: definition.trim(),
			game_: file.nom.trim(),
			address_: `${href}${encodeURIComponent(slug)}/`,
		});
	}
	return { terms_: terms, index_: indexLists(file) };
}
