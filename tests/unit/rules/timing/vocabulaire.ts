import {
	type Cadre,
	type Compteur,
	type Etape,
	type Etat,
	OUVERTURE,
	type Schema,
	type Schemas,
} from '../../../../src/rules/timing';
import { deepFreeze } from '../deep-freeze';

/** A step from what a case says about it; its rule is named after it. */
export const etape = (id: string, trait: Partial<Etape> = {}): Etape => ({
	id,
	regle: `regle-${id}`,
	choix: [],
	emboite: [],
	...trait,
});

/** A counter from 0 to 9. */
export const compteur = (id: string, depart: number, trait: Partial<Compteur> = {}): Compteur => ({
	id,
	depart,
	min: 0,
	max: 9,
	...trait,
});

export const schema = (slug: string, etapes: readonly Etape[], trait: Partial<Schema> = {}): Schema =>
	deepFreeze({ slug, etapes, compteurs: [], ...trait });

/** The charts of a game. All that is built here is frozen: a move that changed its input would throw. */
export const jeu = (...schemas: readonly Schema[]): Schemas =>
	deepFreeze(Object.fromEntries(schemas.map((item) => [item.slug, item])));

/** A chart under way, written `tour/agir`. */
export function ici(place: string, compteurs: Cadre['compteurs'] = {}, alternance = OUVERTURE): Cadre {
	const [slug = '', id = ''] = place.split('/');
	return { schema: slug, etape: id, compteurs, alternance };
}

export const pile = (...cadres: readonly Cadre[]): Etat => deepFreeze({ pile: cadres });

/** Where each chart under way is, the outermost first. */
export const places = (etat: Etat): string[] => etat.pile.map((cadre) => `${cadre.schema}/${cadre.etape}`);
