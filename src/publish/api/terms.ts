import { z } from 'astro/zod';
import { framePath, frameSlugOf } from '../../addresses/addresses';
import { listForms } from '../../glossary/form-lists';
import { buildFormIndex } from '../../glossary/forms';
import { familyLabels } from '../../library/relations/related-terms';
import type { Game } from '../../library/types';
import { familySchema } from '../../schemas/term';
import { frenchTypography } from '../../text/french';
import { type Address, envelopeOf, gameEnvelope, sorted } from './envelope';
import { address as addressField, frame, id, termIds } from './fields';

const families = Object.entries(familyLabels).map(([family, label]) => `${family} (${label.toLocaleLowerCase('fr')})`);

const termEntry = z.object({
	id,
	nom: z.string().describe('Forme officielle en français, au singulier.'),
	famille: familySchema.describe(`Ce que le terme nomme : ${families.join(', ')}.`),
	variantes: z.array(z.string()).describe('Autres formes qui désignent le terme, sans pluriels ni accords.'),
	formes: z
		.array(z.string())
		.describe(
			'Toutes les formes qui y mènent dans nos pages, pluriels, accords et conjugaisons compris : en minuscules, sauf les majuscules qu’il faut, « œ » en deux lettres, les traits d’union en espaces.',
		),
	anglais: z.array(z.string()).describe('Noms officiels en anglais.'),
	recherche: z.array(z.string()).describe('Mots courants et fautes qui y mènent sans le désigner, comme on les tape.'),
	definition: z.string().describe('Première phrase de la page : elle se lit seule, en 240 caractères au plus.'),
	nouveau: z.string().optional().describe('Édition qui a ajouté ou changé le terme.'),
	voirAussi: termIds,
	adresse: addressField,
	cadre: frame,
});

/** `termes.json`: the glossary of a game. */
export const termsDocument = z.object({
	...gameEnvelope,
	termes: z.array(termEntry).describe('Les termes du jeu, dans l’ordre de leurs identifiants.'),
});

export type TermsDocument = z.infer<typeof termsDocument>;

/** The glossary of a game, as data. */
export function termsOf(game: Game, { address }: { address: Address }): TermsDocument {
	const { formes } = listForms(buildFormIndex(game.terms.map(({ slug, data }) => ({ slug, ...data }))));
	const terms = game.terms.map((term) => {
		const { famille, variantes, anglais, recherche, nouveau } = term.data;
		return {
			id: term.slug,
			nom: term.name,
			famille,
			variantes: variantes.map(frenchTypography),
			formes: formes[term.slug] ?? [],
			anglais,
			recherche,
			definition: term.definition,
			nouveau,
			voirAussi: (game.related.get(term.slug) ?? []).map(({ slug }) => slug),
			adresse: address(term.path),
			cadre: address(framePath(game.slug, frameSlugOf(term.path))),
		};
	});
	return { ...envelopeOf('termes', terms.length, game, address), termes: sorted(terms) };
}
