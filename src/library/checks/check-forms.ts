import { type FormConflict, formConflicts } from '../../glossary/forms';
import type { AuthorError } from '../../schemas/author-error';
import { formsOf } from '../build-library';
import type { RawGame } from '../read/read-content';
import type { Game, Term } from '../types';

const advice: Record<FormConflict['kind'], string> = {
	'declared/declared': 'Gardez-la dans un seul terme ; dans l’autre, mettez-la dans « recherche ».',
	'generated/generated': 'Écrivez-la dans les « variantes » de celui des termes qu’elle doit désigner.',
};

/** Words that would link to two terms. */
export function checkForms(game: Game, raw: RawGame): AuthorError[] {
	return formConflicts(raw.terms.map(formsOf)).map(({ kind, form, slugs }) => {
		const term = game.bySlug.get(slugs.at(-1) ?? '') as Term;
		return {
			kind: 'forme-en-double',
			file: term.file,
			line: lineOfForm(term, form),
			field: form,
			message: `La forme « ${form} » mène à deux termes : ${slugs.join(' et ')}.`,
			todo: advice[kind],
		};
	});
}

function lineOfForm({ data, lineOf }: Term, form: string): number {
	const at = data.variantes.indexOf(form);
	return lineOf(at < 0 ? 'terme' : `variantes.${at}`);
}
