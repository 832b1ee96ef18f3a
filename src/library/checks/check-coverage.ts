import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from '../read/read-content';
import type { Game, Page } from '../types';
import { uncitedSources, unknownUnit, unknownUnits } from './check-citations';

/** Every unit of the registries is cited by a page, every citation exists, nothing waits without a reason. */
export function checkCoverage(
	game: Game,
	raw: RawGame,
	pages: readonly Page[],
): { errors: AuthorError[]; warnings: string[] } {
	const waiting = new Set(raw.data.aVenir);
	const units = registered(raw);
	const uncovered = units.filter(({ id }) => !game.citations.has(id));
	const errors = [
		...duplicates(units),
		...pages.flatMap((page) => [...unknownUnits(page, game), ...uncitedSources(page)]),
		...raw.data.sourcesGlossaire.flatMap((id, at) =>
			game.units.has(id)
				? []
				: [unknownUnit(game, id, raw.file, raw.lineOf(`sourcesGlossaire.${at}`), 'sourcesGlossaire')],
		),
		...uncovered.filter(({ id }) => !waiting.has(id)).map(notCovered),
		...raw.data.aVenir.flatMap((id, at) =>
			game.citations.has(id) || !game.units.has(id) ? [staleWaiting(id, raw.lineOf(`aVenir.${at}`), game)] : [],
		),
	];
	const still = uncovered.filter(({ id }) => waiting.has(id)).length;
	return { errors, warnings: still > 0 ? [stillToWrite(still, units.length, game)] : [] };
}

function stillToWrite(still: number, all: number, { data, file }: Game): string {
	const units = still === 1 ? `1 unité sur ${all} reste` : `${still} unités sur ${all} restent`;
	return `${data.nom} : ${units} à écrire (liste aVenir de ${file}).`;
}

interface Registered {
	id: string;
	title: string;
	file: string;
	line: number;
}

const registered = (raw: RawGame): Registered[] =>
	raw.sources.flatMap(({ file, data, lineOf }) =>
		data.units.map(({ id, title }, at) => ({
			id,
			title,
			file,
			get line() {
				return lineOf(`units.${at}`);
			},
		})),
	);

function duplicates(units: readonly Registered[]): AuthorError[] {
	const first = new Map<string, Registered>();
	return units.flatMap((unit): AuthorError[] => {
		const known = first.get(unit.id);
		if (!known) first.set(unit.id, unit);
		if (!known) return [];
		return [
			{
				kind: 'identifiant-en-double',
				file: unit.file,
				line: unit.line,
				field: unit.id,
				message: `Cette unité existe déjà dans ${known.file}:${known.line}.`,
				todo: 'Donnez un autre identifiant à l’une des deux.',
			},
		];
	});
}

function notCovered({ id, title, file, line }: Registered): AuthorError {
	return {
		kind: 'unite-non-couverte',
		file,
		line,
		field: id,
		message: `Aucune page ne cite « ${title} ».`,
		todo: 'Écrivez la page qui la couvre, ou ajoutez l’unité à aVenir dans jeu.yaml.',
	};
}

function staleWaiting(id: string, line: number, game: Game): AuthorError {
	const message = game.units.has(id) ? `L’unité « ${id} » est couverte.` : `L’unité « ${id} » n’existe pas.`;
	return {
		kind: 'unite-inconnue',
		file: game.file,
		line,
		field: 'aVenir',
		message,
		todo: 'Retirez-la de la liste aVenir.',
	};
}
