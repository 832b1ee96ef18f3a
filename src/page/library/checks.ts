import { formConflicts } from '../../glossary/forms';
import type { AuthorError } from '../../schemas/author-error';
import { formsOf } from './build-library';
import { checkCoverage } from './check-coverage';
import type { RawGame } from './read-content';
import type { Game, Page } from './types';

/** Longest definition that fits a preview, an excerpt and a social card, in characters. */
export const MAX_DEFINITION = 240;

/** Blocks an author may use, with the attributes each must have. */
const blocks: Record<string, readonly string[]> = { Exemple: [], Contradiction: ['id', 'titre'], Outil: ['nom'] };

/** Every problem between the files of a game: references, ids, forms, definitions, coverage. */
export function checkGame(game: Game, raw: RawGame): { errors: AuthorError[]; warnings: string[] } {
	const pages: Page[] = [...game.chapters, ...game.terms];
	const coverage = checkCoverage(game, raw, pages);
	return {
		errors: [
			...pages.flatMap(checkMarkers),
			...pages.flatMap((page) => checkBlocks(page, game)),
			...pages.flatMap(checkLinks),
			...duplicateIds(pages),
			...checkForms(game, raw),
			...checkDefinitions(game),
			...checkGameFile(game, raw),
			...checkTools(game),
			...coverage.errors,
		],
		warnings: coverage.warnings,
	};
}

function checkMarkers(page: Page): AuthorError[] {
	return page.read.problems.map(({ line, found }) => ({
		kind: 'marque-mal-formee',
		file: page.file,
		line,
		field: found,
		message:
			'Cette marque de règle ne se lit pas ; attendu : [#identifiant] ou [#identifiant unité] en fin de paragraphe.',
		todo: 'Placez la marque à la fin du paragraphe, de la puce ou de la cellule, en minuscules sans accent.',
	}));
}

function checkBlocks(page: Page, game: Game): AuthorError[] {
	return page.read.blocks.flatMap(({ name, attributes, line }): AuthorError[] => {
		const wanted = blocks[name];
		const at = { file: page.file, line, field: `<${name}>` };
		if (!wanted) {
			return [
				{
					kind: 'bloc-inconnu',
					...at,
					message: `Le bloc <${name}> n’existe pas.`,
					todo: `Blocs connus : ${Object.keys(blocks).join(', ')}.`,
				},
			];
		}
		const missing = wanted.filter((attribute) => !attributes[attribute]);
		if (missing.length > 0) {
			return [
				{
					kind: 'bloc-inconnu',
					...at,
					message: `Il manque ${missing.join(' et ')}.`,
					todo: `Écrivez <${name} ${wanted.map((item) => `${item}="…"`).join(' ')}>.`,
				},
			];
		}
		if (name === 'Outil' && !game.tools.some((tool) => tool.nom === attributes.nom)) {
			return [unknownTool({ ...at }, attributes.nom ?? '', game)];
		}
		return [];
	});
}

function unknownTool(at: { file: string; line: number; field: string }, nom: string, game: Game): AuthorError {
	const known = game.tools.map((tool) => tool.nom).join(', ') || 'aucun';
	return {
		kind: 'outil-inconnu',
		...at,
		message: `L’outil « ${nom} » n’existe pas pour ce jeu.`,
		todo: `Outils connus : ${known}.`,
	};
}

const brokenKinds = {
	terme: ['terme-inconnu', 'Aucune page du glossaire ne porte ce nom de fichier.'],
	regle: ['regle-inconnue', 'Aucune règle ne porte cet identifiant.'],
	chapitre: ['page-inconnue', 'Aucun chapitre ne porte ce nom de fichier.'],
	outil: ['outil-inconnu', 'Aucun outil du jeu ne porte ce nom.'],
	adresse: ['lien-invalide', 'Un lien commence par terme:, regle:, chapitre:, outil:, « # » ou « / ».'],
} as const;

function checkLinks(page: Page): AuthorError[] {
	return page.compiled.broken.map(({ kind, target, line }) => ({
		kind: brokenKinds[kind][0],
		file: page.file,
		line,
		field: kind === 'adresse' ? target : `${kind}:${target}`,
		message: brokenKinds[kind][1],
		todo: 'Corrigez la cible, ou créez la page visée.',
	}));
}

function duplicateIds(pages: readonly Page[]): AuthorError[] {
	const first = new Map<string, string>();
	return pages.flatMap((page) =>
		page.read.rules.flatMap(({ id, line }): AuthorError[] => {
			const known = first.get(id);
			if (!known) first.set(id, `${page.file}:${line}`);
			if (!known) return [];
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

function checkForms(game: Game, raw: RawGame): AuthorError[] {
	return formConflicts(raw.terms.map(formsOf)).map(({ form, slugs }) => {
		const page = game.bySlug.get(slugs.at(-1) ?? '') as Page;
		return {
			kind: 'forme-en-double',
			file: page.file,
			line: page.lineOf('variantes'),
			field: form,
			message: `La forme « ${form} » mène à deux termes : ${slugs.join(' et ')}.`,
			todo: 'Gardez-la dans un seul terme ; dans l’autre, mettez-la dans « recherche ».',
		};
	});
}

function checkDefinitions(game: Game): AuthorError[] {
	return game.terms.flatMap((term): AuthorError[] => {
		const { length } = term.definition;
		if (length > 0 && length <= MAX_DEFINITION) return [];
		const long = length > 0;
		return [
			{
				kind: long ? 'definition-trop-longue' : 'definition-absente',
				file: term.file,
				line: term.lineOf('sources') + 2,
				message: long
					? `La première phrase compte ${length} caractères ; attendu : ${MAX_DEFINITION} au plus.`
					: 'La page ne commence pas par une définition.',
				todo: 'Écrivez une première phrase courte, qui nomme le terme et se comprend seule.',
			},
		];
	});
}

function checkGameFile(game: Game, raw: RawGame): AuthorError[] {
	const listed = new Set(raw.data.chapitres);
	const existing = new Set(raw.chapters.map((chapter) => chapter.slug));
	const at = { file: game.file, kind: 'page-inconnue' as const };
	const unlisted = raw.chapters
		.filter((chapter) => !listed.has(chapter.slug))
		.map((chapter) => ({
			...at,
			line: raw.lineOf('chapitres'),
			field: 'chapitres',
			message: `Le chapitre « ${chapter.slug} » n’est pas dans l’ordre de lecture.`,
			todo: 'Ajoutez-le à la liste.',
		}));
	const absent = raw.data.chapitres
		.filter((slug) => !existing.has(slug))
		.map((slug) => ({
			...at,
			line: raw.lineOf('chapitres'),
			field: 'chapitres',
			message: `Le chapitre « ${slug} » n’existe pas.`,
			todo: 'Écrivez regles/' + slug + '.mdx, ou retirez-le de la liste.',
		}));
	const terms = raw.data.termesPhares
		.filter((slug) => !game.bySlug.has(slug))
		.map((slug) => ({
			...at,
			kind: 'terme-inconnu' as const,
			line: raw.lineOf('termesPhares'),
			field: 'termesPhares',
			message: `Le terme « ${slug} » n’existe pas.`,
			todo: 'Corrigez le nom de fichier.',
		}));
	const questions = raw.data.questions
		.filter(({ regle }) => !game.rules.has(regle))
		.map(({ regle }) => ({
			...at,
			kind: 'regle-inconnue' as const,
			line: raw.lineOf('questions'),
			field: 'questions',
			message: `La règle « ${regle} » n’existe pas.`,
			todo: 'Corrigez l’identifiant.',
		}));
	return [...unlisted, ...absent, ...terms, ...questions];
}

function checkTools(game: Game): AuthorError[] {
	return game.tools.flatMap((tool) =>
		tool.regles
			.filter((id) => !game.rules.has(id))
			.map(
				(id): AuthorError => ({
					kind: 'regle-inconnue',
					file: `src/widgets/registry.ts`,
					line: 1,
					field: tool.nom,
					message: `L’outil cite la règle « ${id} », qui n’existe pas.`,
					todo: 'Rétablissez la marque dans la page, ou corrigez l’outil.',
				}),
			),
	);
}
