import type { AuthorError } from '../../schemas/author-error';
import type { Block } from '../passages/blocks';
import { leans } from '../passages/openings';
import type { Game, WrittenPage } from '../types';

/**
 * Sentences that announce a list, a table or a text that does not follow, and rows of tables that lack the heads or the name
 * without which they cannot be read.
 */
export const checkWholePage = ({ file, blocks }: Pick<WrittenPage, 'file' | 'blocks'>): AuthorError[] =>
	blocks.flatMap((block): AuthorError[] => {
		const fault = block.dangles ? danglingLeadIn : faultOfCell(block, blocks);
		const field = block.id === undefined ? undefined : `#${block.id}`;
		return fault ? [{ kind: 'passage-incomplet', file, line: block.line, field, ...fault }] : [];
	});

type Fault = Pick<AuthorError, 'message' | 'todo'>;

const danglingLeadIn: Fault = {
	message: 'Cette phrase annonce une suite par « : », et aucune liste, aucun tableau, aucun bloc ne la suit.',
	todo: 'Écrivez la liste ou le tableau juste après, ou terminez la phrase par un point.',
};

function faultOfCell({ cell, text }: Block, blocks: readonly Block[]): Fault | undefined {
	if (!cell) return undefined;
	const first = blocks[cell.row];
	if (first?.cell === cell)
		return text === ''
			? {
					message: 'Cette ligne du tableau n’a pas de nom ; attendu : un texte dans sa première cellule.',
					todo: 'Nommez la ligne dans sa première cellule : ses autres cellules ne se lisent pas sans elle.',
				}
			: undefined;
	return text !== '' && cell.column === ''
		? {
				message:
					'Cette cellule est dans une colonne sans titre ; attendu : un titre pour chaque colonne, sauf la première.',
				todo: 'Donnez un titre à la colonne, dans la première ligne du tableau.',
			}
		: undefined;
}

/**
 * Statements that open on a word such as « Elle » with no statement before them that could be shown too: search, frames and
 * data show a passage alone.
 */
export function checkPassages({ pages, passages }: Pick<Game, 'pages' | 'passages'>): AuthorError[] {
	const files = new Map(pages.map(({ path, file }) => [path, file]));
	return [...passages.values()].flatMap((passage): AuthorError[] => {
		const { id, text, before, page } = passage;
		const file = files.get(page);
		if (file === undefined || !leans(before[0]?.text ?? text)) return [];
		return [
			{
				kind: 'passage-incomplet',
				file,
				line: passage.line,
				field: `#${id}`,
				message: `« ${text.split(/\s/, 3).join(' ')} […] » renvoie à une phrase que rien ne donne avec celle-ci.`,
				todo: 'Nommez ce dont la règle parle, ou placez-la juste après l’énoncé auquel elle renvoie.',
			},
		];
	});
}
