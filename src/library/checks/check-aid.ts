import type { AidData } from '../../schemas/aid';
import type { AuthorError } from '../../schemas/author-error';
import { aidLinesOf, aidTie, restatedIn } from '../aid/lines';
import type { RawGame } from '../read/read-content';
import { stepOf } from '../relations/homes';
import type { Game } from '../types';
import { didYouMean } from './nearest';
import { type Place, placeIn } from './place-in';

type Written = AidData['parties'][number]['lignes'][number];
/** A line, wherever it stands, with its place in the file. */
type Placed = Omit<Written, 'sous'> & { place: string; form: AidData['parties'][number]['forme'] };

/**
 * Problems of the aid of a game: names that do not exist, parts of the same id, lines that say nothing alone, that are not
 * tied, or that say the same as another.
 */
export function checkAid(game: Game, { aid }: RawGame): AuthorError[] {
	if (!aid) return [];
	const { data } = aid;
	const at: At = (place, field) => placeIn(aid, place, field);
	const lines = data.parties.flatMap(({ lignes, forme }, part) =>
		lignes.flatMap((line, row): Placed[] => {
			const place = `parties.${part}.lignes.${row}`;
			const below = line.sous.map((under, rank) => ({
				...under,
				place: `${place}.sous.${rank}`,
				form: 'liste' as const,
			}));
			return [{ ...line, place, form: forme }, ...below];
		}),
	);
	return [
		...wrongParts(data, at),
		...lines.flatMap((line) => [...unknownNames(line, game, at), ...mute(line, game, at)]),
		...untied(game, at),
		...repeated(game, at),
	];
}

type At = (place: string, field: string) => Place;

/** Ids that two parts share, and parts of the first side after one of the second. */
const wrongParts = ({ parties }: AidData, at: At): AuthorError[] =>
	parties.flatMap(({ id, face }, part): AuthorError[] => {
		const here = at(`parties.${part}`, id);
		const errors: AuthorError[] = [];
		if (parties.findIndex((other) => other.id === id) < part) {
			const message = `Une autre partie de l’aide s’appelle déjà « ${id} ».`;
			errors.push({ kind: 'identifiant-en-double', ...here, message, todo: 'Donnez-lui un autre identifiant.' });
		}
		if (face < (parties[part - 1]?.face ?? 1)) {
			const message = 'Cette partie de la face 1 vient après une partie de la face 2.';
			errors.push({ kind: 'champ-invalide', ...here, message, todo: 'Rangez d’abord toute la face 1.' });
		}
		return errors;
	});

function unknownNames({ regle, etape, terme, aussi, icone, place }: Placed, game: Game, at: At): AuthorError[] {
	const unknown = (kind: AuthorError['kind'], what: string, name: string, field: string, known: Iterable<string>) => ({
		kind,
		...at(`${place}.${field}`, field),
		message: `${what} « ${name} » n’existe pas.`,
		todo: didYouMean(name, known, 'Corrigez l’identifiant.'),
	});
	const steps = game.charts.flatMap(({ slug, steps: all }) => all.map(({ id }) => `${slug}/${id}`));
	return [
		...(regle !== undefined && !game.rules.has(regle)
			? [unknown('regle-inconnue', 'La règle', regle, 'regle', game.rules.keys())]
			: []),
		...(etape !== undefined && !stepOf(game, etape)
			? [unknown('etape-inconnue', 'L’étape', etape, 'etape', steps)]
			: []),
		...(terme !== undefined && !game.bySlug.has(terme)
			? [unknown('terme-inconnu', 'Le terme', terme, 'terme', game.bySlug.keys())]
			: []),
		...aussi
			.filter((id) => !game.rules.has(id))
			.map((id) => unknown('regle-inconnue', 'La règle', id, 'aussi', game.rules.keys())),
		...icone
			.filter((name) => !game.icons.includes(name))
			.map((name) => unknown('bloc-inconnu', 'L’icône', name, 'icone', game.icons)),
	];
}

/** Lines that do not say alone what they must: a heading in place of what it answers, a word without its name. */
function mute({ regle, terme, texte, nom, place, form }: Placed, game: Game, at: At): AuthorError[] {
	const kind = game.rules.get(regle ?? '')?.kind;
	if (texte === undefined && (kind === 'titre' || kind === 'contradiction')) {
		const what = kind === 'titre' ? 'est un titre : il ne dit rien seul' : 'est un encart : il est trop long';
		const message = `« ${regle} » ${what}.`;
		const todo = 'Nommez l’énoncé qui répond, ou dites-le plus court dans texte.';
		return [{ kind: 'champ-invalide', ...at(place, 'regle'), message, todo }];
	}
	if (nom !== undefined || terme !== undefined || (form !== 'mots' && form !== 'nombres')) return [];
	const message = `Une ligne d’une partie de forme « ${form} » commence par son nom.`;
	return [{ kind: 'champ-invalide', ...at(place, 'nom'), message, todo: 'Ajoutez nom à la ligne.' }];
}

/** Statements that a line says shorter, and that `foyers.yaml` does not tie to their home. */
function untied(game: Game, at: At): AuthorError[] {
	if (!game.aid) return [];
	return aidLinesOf(game.aid).flatMap((line) =>
		restatedIn(line)
			.filter(({ rule }) => !game.homes.has(aidTie(rule)))
			.map(({ rule }): AuthorError => {
				const message = `Cette ligne redit « ${rule.id} », et foyers.yaml ne le dit pas.`;
				const todo = `Comparez-les, puis : npm run relire -- ${game.slug} ${aidTie(rule)}`;
				return { kind: 'foyer-invalide', ...at(line.place, 'texte'), message, todo };
			}),
	);
}

/** Lines that say what another one says, in the same words. */
function repeated(game: Game, at: At): AuthorError[] {
	if (!game.aid) return [];
	const seen = new Set<string>();
	return aidLinesOf(game.aid).flatMap(({ name = '', text, said, place }): AuthorError[] => {
		const line = `${name} ${text} ${said.path}`;
		if (!seen.has(line)) {
			seen.add(line);
			return [];
		}
		const message = 'Une autre ligne de l’aide dit déjà la même chose, dans les mêmes mots.';
		return [{ kind: 'identifiant-en-double', ...at(place, 'lignes'), message, todo: 'Gardez-la une fois.' }];
	});
}
