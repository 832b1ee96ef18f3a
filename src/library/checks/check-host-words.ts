import { foldWord, tokenize } from '../../glossary/fold';
import { lowerCase } from '../../glossary/host/host-words';
import { inflect } from '../../glossary/inflect';
import type { AuthorError } from '../../schemas/author-error';
import { readSign } from '../../schemas/host-words';
import type { RawContent, RawGame } from '../read/read-content';
import type { Game } from '../types';
import { didYouMean } from './nearest';

type Term = RawGame['terms'][number];

/** Words of tooltips that name no term, that its page says already, or that are about no form of the glossary. */
export function checkHostWords(game: Game, { terms, hostWords }: RawGame): AuthorError[] {
	return [...terms.flatMap(neverLinked), ...(hostWords ? checkFile(game, terms, hostWords) : [])];
}

/** A word of `recherche` with a sign, on the page of a term that is never linked. */
function neverLinked({ file, lineOf, data }: Term): AuthorError[] {
	if (data.autolien) return [];
	return data.recherche.flatMap((text, at): AuthorError[] => {
		const { word, sign } = readSign(text);
		if (!sign) return [];
		const message = `« ${text} » est signé pour les bulles, et « autolien: false » dit que ce terme n’est jamais lié.`;
		const place = { file, line: lineOf(`recherche.${at}`), field: 'recherche' };
		return [{ kind: 'bulle-invalide', ...place, message, todo: `Écrivez « ${word} », sans signe.` }];
	});
}

function checkFile(
	game: Game,
	terms: readonly Term[],
	{ file, data, lineOf }: NonNullable<RawGame['hostWords']>,
): AuthorError[] {
	const bySlug = new Map(terms.map((term) => [term.slug, term]));
	const error = (path: string, message: string, todo: string): AuthorError => ({
		kind: 'bulle-invalide',
		file,
		line: lineOf(path),
		field: path.replace(/\.\d+$/, ''),
		message,
		todo,
	});
	const unknown = (path: string, slug: string): AuthorError => ({
		...error(path, brokenTerm(slug), didYouMean(slug, game.bySlug.keys(), 'Nommez le fichier d’un terme.')),
		kind: 'terme-inconnu',
	});
	const claims = new Map<string, string>();
	const checkSaid = (slug: string, text: string, path: string, { data }: Term): AuthorError[] => {
		const { word, sign = '~' } = readSign(text);
		if ([data.terme, ...data.variantes].includes(word))
			return [error(path, `« ${word} » est déjà une forme de ce terme : les bulles la connaissent.`, 'Retirez-le.')];
		if (data.recherche.some((known) => readSign(known).word === word)) {
			const message = `« ${word} » est déjà dans « recherche » de ce terme ; attendu : un mot que sa page ne dit pas.`;
			return [error(path, message, `Retirez-le d’ici, et écrivez « ${word}${sign} » dans « recherche ».`)];
		}
		const other = claims.get(word);
		claims.set(word, slug);
		return other === undefined
			? []
			: [error(path, `« ${word} » est déjà un mot de « ${other} ».`, 'Gardez-le pour un seul terme.')];
	};
	const said = Object.entries(data.mots).flatMap(([slug, words]): AuthorError[] => {
		const term = bySlug.get(slug);
		if (!term) return [unknown(`mots.${slug}`, slug)];
		if (!term.data.autolien) {
			const message = 'Ce terme n’est jamais lié : sa page dit « autolien: false ».';
			return [error(`mots.${slug}`, message, 'Retirez ses mots.')];
		}
		return words.flatMap((text, at) => checkSaid(slug, text, `mots.${slug}.${at}`, term));
	});
	const unanswered = Object.entries(data.sansReponse).flatMap(([slug, forms]): AuthorError[] => {
		const term = bySlug.get(slug);
		if (!term) return [unknown(`sansReponse.${slug}`, slug)];
		const known = new Set([...frenchForms(term), ...englishNames(term)]);
		return forms.flatMap((form, at) =>
			known.has(form)
				? []
				: [error(`sansReponse.${slug}.${at}`, noForm(form), 'Écrivez-la comme sa page, en minuscules.')],
		);
	});
	const french = new Set(terms.flatMap(frenchForms));
	const english = new Set(terms.flatMap(englishNames));
	const about = (field: 'formes' | 'minuscules' | 'capitales' | 'anglaisTus', known: ReadonlySet<string>) =>
		data[field].flatMap((text, at): AuthorError[] => {
			const form = field === 'formes' ? readSign(text).word : text;
			const otherwise = 'Écrivez-la comme dans le glossaire, en minuscules, ou retirez-la.';
			return known.has(form) ? [] : [error(`${field}.${at}`, noForm(form), didYouMean(form, known, otherwise))];
		});
	return [
		...said,
		...about('formes', new Set([...french, ...english])),
		...about('minuscules', french),
		...about('capitales', french),
		...about('anglaisTus', english),
		...unanswered,
	];
}

const brokenTerm = (slug: string) => `Aucune page du glossaire ne s’appelle « ${slug} ».`;
const noForm = (form: string) => `« ${form} » n’est pas une forme du glossaire.`;

const frenchForms = ({ data }: Term): string[] => [data.terme, ...data.variantes].map(lowerCase);
const englishNames = ({ data }: Term): string[] => data.anglais.map(lowerCase);

/** Everyday phrases of the tooltips that hold no word of any game, and what a list says twice. */
export function checkSharedHostWords({ games, hostWords }: RawContent): AuthorError[] {
	if (!hostWords) return [];
	const { file, data, lineOf } = hostWords;
	const terms = games.flatMap((game) => game.terms);
	const forms = terms.flatMap((term) => [
		...frenchForms(term).flatMap((form) => [form, ...inflect(form)]),
		...englishNames(term),
	]);
	const words = new Set(forms.map(foldWord));
	const fields = ['muettes', 'voisins', 'ailleurs', 'autresJeux'] as const;
	return fields.flatMap((field) =>
		data[field].flatMap((text, at, all): AuthorError[] => {
			const place = { kind: 'bulle-invalide', file, line: lineOf(`${field}.${at}`), field } as const;
			if (all.indexOf(text) !== at)
				return [{ ...place, message: `« ${text} » est déjà dans la liste.`, todo: 'Retirez-le.' }];
			if (field !== 'muettes' || tokenize(text).some(({ word }) => words.has(word))) return [];
			const message = `« ${text} » ne contient aucun mot du glossaire : les bulles n’y cherchent déjà rien.`;
			return [{ ...place, message, todo: 'Retirez l’expression.' }];
		}),
	);
}
