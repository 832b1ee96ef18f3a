import type { AuthorError } from '../../schemas/author-error';
import { slugPattern } from '../../schemas/slug';
import type { Game, Page } from '../types';
import { didYouMean } from './nearest';

/** Blocks an author may use, with the attributes each must have. */
const everywhere: Record<string, readonly string[]> = {
	Exemple: [],
	Contradiction: ['id', 'titre'],
	Outil: ['nom'],
	Legende: [],
	Icone: ['nom'],
};
const byKind: Record<Page['kind'], typeof everywhere> = {
	chapitre: { ...everywhere, Deroulement: ['nom'] },
	terme: { ...everywhere, Rencontres: [] },
	faq: { ...everywhere, Concerne: ['termes'] },
	errata: everywhere,
};
/** Those that it may have besides. */
const optional: Record<string, readonly string[]> = {
	Contradiction: ['sources'],
	Concerne: ['regles'],
	Deroulement: ['partie'],
};

/** Blocks that do not exist, lack an attribute, or name something that does not exist. */
export function checkBlocks(page: Page, game: Game): AuthorError[] {
	const blocks = byKind[page.kind];
	return page.read.blocks.flatMap(({ name, attributes, line }): AuthorError[] => {
		const at = { file: page.file, line, field: `<${name}>` };
		const wanted = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
		if (!wanted) {
			const message = `Le bloc <${name}> n’existe pas.`;
			return [{ kind: 'bloc-inconnu', ...at, message, todo: `Blocs connus : ${Object.keys(blocks).join(', ')}.` }];
		}
		const missing = wanted.filter((attribute) => !attributes[attribute]);
		if (missing.length > 0) {
			const todo = `Écrivez <${name} ${wanted.map((item) => `${item}="…"`).join(' ')}>.`;
			return [{ kind: 'bloc-inconnu', ...at, message: `Il manque ${missing.join(' et ')}.`, todo }];
		}
		const known = [...wanted, ...(optional[name] ?? [])];
		const unknown = Object.keys(attributes).find((attribute) => !known.includes(attribute));
		if (unknown) return [unknownAttribute(at, unknown, known)];
		const { id = '', nom = '' } = attributes;
		if (name === 'Contradiction' && !slugPattern.test(id)) return [badId(at, id)];
		if (name === 'Outil' && !game.tools.some((tool) => tool.slug === nom)) return [unknownTool(at, nom, game)];
		if (name === 'Deroulement') return checkChart(at, nom, attributes.partie, game);
		if (name === 'Icone' && !game.icons.includes(nom)) return [unknownIcon(at, nom, game)];
		return [];
	});
}

type Place = Pick<AuthorError, 'file' | 'line' | 'field'>;

function unknownAttribute(at: Place, name: string, known: readonly string[]): AuthorError {
	const list = known.length > 0 ? `Attributs connus : ${known.join(', ')}.` : 'Ce bloc n’a pas d’attribut.';
	const message = `L’attribut « ${name} » n’existe pas.`;
	return { kind: 'bloc-inconnu', ...at, message, todo: didYouMean(name, known, list) };
}

function badId(at: Place, id: string): AuthorError {
	return {
		kind: 'marque-mal-formee',
		...at,
		message: `L’identifiant « ${id} » ne se lit pas ; attendu : des mots en minuscules sans accent, séparés par des tirets.`,
		todo: 'Corrigez l’attribut id.',
	};
}

function unknownTool(at: Place, name: string, game: Game): AuthorError {
	const known = game.tools.map((tool) => tool.slug);
	const list = `Outils connus : ${known.join(', ') || 'aucun'}.`;
	const message = `L’outil « ${name} » n’existe pas pour ce jeu.`;
	return { kind: 'outil-inconnu', ...at, message, todo: didYouMean(name, known, list) };
}

function unknownIcon(at: Place, name: string, { icons }: Game): AuthorError {
	const list = `Icônes connues : ${icons.join(', ') || 'aucune'}.`;
	const message = `L’icône « ${name} » n’existe pas pour ce jeu.`;
	return { kind: 'bloc-inconnu', ...at, message, todo: didYouMean(name, icons, list) };
}

function checkChart(at: Place, name: string, part: string | undefined, { charts }: Game): AuthorError[] {
	const chart = charts.find((item) => item.slug === name);
	const names = charts.map((item) => item.slug);
	if (!chart) {
		const message = `Le schéma « ${name} » n’existe pas pour ce jeu.`;
		const todo = didYouMean(name, names, `Schémas connus : ${names.join(', ') || 'aucun'}.`);
		return [{ kind: 'page-inconnue', ...at, message, todo }];
	}
	if (part === undefined || chart.parts[Number(part) - 1]) return [];
	const message = `Le schéma « ${name} » n’a pas de phase ${part}.`;
	return [{ kind: 'page-inconnue', ...at, message, todo: `Donnez un nombre de 1 à ${chart.parts.length}.` }];
}
