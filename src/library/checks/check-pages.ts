import type { BrokenLink, LinkKind } from '../../glossary/link-tree';
import { lineOf } from '../../glossary/mdast';
import type { AuthorError } from '../../schemas/author-error';
import type { Game, Page, Term, WrittenPage } from '../types';
import { didYouMean } from './nearest';

/** Longest definition that fits a preview, an excerpt and a social card, in characters. */
export const MAX_DEFINITION = 240;

/** Rule markers that cannot be read, or that stand elsewhere than at the end of what they name. */
export function checkMarkers(page: WrittenPage): AuthorError[] {
	return page.read.problems.map(({ line, found }) => ({
		kind: 'marque-mal-formee',
		file: page.file,
		line,
		field: found,
		message:
			'Cette marque de règle ne se lit pas ; attendu : [#identifiant] ou [#identifiant unité] en fin de paragraphe.',
		todo: 'Placez la marque à la fin du titre, du paragraphe, de la puce ou de la cellule, en minuscules sans accent.',
	}));
}

const brokenKinds = {
	terme: ['terme-inconnu', 'Aucune page du glossaire ne porte ce nom de fichier.'],
	regle: ['regle-inconnue', 'Aucune règle ne porte cet identifiant.'],
	chapitre: ['page-inconnue', 'Aucun chapitre ne porte ce nom de fichier.'],
	outil: ['outil-inconnu', 'Aucun outil du jeu ne porte ce nom.'],
	deroulement: ['page-inconnue', 'Aucun schéma du jeu ne porte ce nom de fichier.'],
	adresse: ['lien-invalide', 'Un lien commence par terme:, regle:, chapitre:, outil:, deroulement:, « # » ou « / ».'],
} as const;

/** Links that lead nowhere. */
export const checkLinks = (page: Page, game: Game): AuthorError[] =>
	page.compiled.broken.map((broken) => brokenLink(broken, page.file, (kind) => targets(game, kind)));

/** What to say of a link that leads nowhere; `known` lists the targets of a kind. */
export function brokenLink(
	{ kind, target, line }: BrokenLink,
	file: string,
	known: (kind: LinkKind) => Iterable<string>,
): AuthorError {
	const [error, message] = brokenKinds[kind];
	return {
		kind: error,
		file,
		line,
		field: kind === 'adresse' ? target : `${kind}:${target}`,
		message,
		todo: didYouMean(
			target,
			kind === 'adresse' ? [] : known(kind),
			'Corrigez la cible, ou créez la page visée.',
			`${kind}:`,
		),
	};
}

/** What a link of a kind may name in a game. */
export function targets(game: Game, kind: LinkKind): Iterable<string> {
	switch (kind) {
		case 'terme':
			return game.bySlug.keys();
		case 'regle':
			return game.rules.keys();
		case 'chapitre':
			return game.chapters.map((chapter) => chapter.slug);
		case 'outil':
			return game.tools.map((tool) => tool.slug);
		case 'deroulement':
			return game.charts.map((chart) => chart.slug);
	}
}

/** Rule ids that two statements of the game share. */
export function duplicateIds(pages: readonly Page[]): AuthorError[] {
	const first = new Map<string, string>();
	return pages.flatMap((page) =>
		page.read.rules.flatMap(({ id, line }): AuthorError[] => {
			const known = first.get(id);
			if (!known) first.set(id, `${page.file}:${line}`);
			// A block without an id is reported as such.
			if (!known || id === '') return [];
			return [
				{
					kind: 'identifiant-en-double',
					file: page.file,
					line,
					field: `#${id}`,
					message: `Cet identifiant existe déjà dans ${known}.`,
					todo: 'Donnez-en un autre, qui commence par le sujet de la page.',
				},
			];
		}),
	);
}

const invisible = new Set(['mdxFlowExpression', 'mdxjsEsm']);

/** A term opens with a definition short enough to be shown alone. */
export function checkDefinition({ file, read, definition }: Term): AuthorError[] {
	const opening = read.tree.children?.find((node) => !invisible.has(node.type));
	const { length } = definition;
	const fault = (kind: AuthorError['kind'], message: string): AuthorError[] => {
		const todo = 'Écrivez une première phrase courte, qui nomme le terme et se comprend seule.';
		return [{ kind, file, line: opening ? lineOf(opening) : 1, message, todo }];
	};
	if (opening?.type !== 'paragraph' || length === 0)
		return fault('definition-absente', 'La page ne commence pas par une définition.');
	if (length > MAX_DEFINITION)
		return fault(
			'definition-trop-longue',
			`La première phrase compte ${length} caractères ; attendu : ${MAX_DEFINITION} au plus.`,
		);
	if (!/[.!?…]\s?»?$/.test(definition))
		return fault('definition-absente', 'La première phrase ne finit pas ; attendu : un point, « ? », « ! » ou « … ».');
	return [];
}
