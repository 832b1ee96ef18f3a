import type { Choix, Element } from '../../../rules/l5r/conflict/ring';
import type { Personnage, Statut, Type } from '../../../rules/l5r/conflict/character';
import { CAMPS, type Camp, type Situation } from '../../../rules/l5r/conflict/situation';

/** A character as the reader describes it: its id is its side and its rank. */
export interface Fiche {
	militaire: number;
	politique: number;
	/** A dash hides the number of its skill, which comes back when the dash goes. */
	tiretMilitaire: boolean;
	tiretPolitique: boolean;
	attachementsMilitaire: number;
	attachementsPolitique: number;
	modificateur: number;
	gloire: number;
	statut: Statut;
	incline: boolean;
	fierte: boolean;
}

/** Where the Imperial Favour is, and its face. */
export const FAVEURS = [
	'disponible',
	'attaquant-militaire',
	'attaquant-politique',
	'defenseur-militaire',
	'defenseur-politique',
] as const;

/** Everything but the characters. */
export interface Reglages {
	type: Type;
	defense: number;
	bonus: number;
	forteresse: boolean;
	detruites: number;
	element: Element;
	/** One of the choices that the ring offers. */
	choix: Choix;
	destin: number;
	faveur: (typeof FAVEURS)[number];
	totalAttaquant: number;
	totalDefenseur: number;
	honneurAttaquant: number;
	honneurDefenseur: number;
}

export interface ConflictState extends Readonly<Record<Camp, readonly Fiche[]>> {
	readonly reglages: Reglages;
}

/** Characters of a side. */
export const MAX_FICHES = 8;

/** Letter of a side in the address and in the ids of its characters. */
export const letters: Readonly<Record<Camp, string>> = { attaquant: 'a', defenseur: 'd' };

/** A plain character, ready and with nothing on it. */
export const plain: Fiche = {
	militaire: 2,
	politique: 2,
	tiretMilitaire: false,
	tiretPolitique: false,
	attachementsMilitaire: 0,
	attachementsPolitique: 0,
	modificateur: 0,
	gloire: 1,
	statut: 'normal',
	incline: false,
	fierte: false,
};

export const initialState: ConflictState = {
	reglages: {
		type: 'militaire',
		defense: 4,
		bonus: 0,
		forteresse: false,
		detruites: 0,
		element: 'air',
		choix: 'gagner',
		destin: 0,
		faveur: 'disponible',
		totalAttaquant: 0,
		totalDefenseur: 0,
		honneurAttaquant: 10,
		honneurDefenseur: 10,
	},
	attaquant: [
		{ ...plain, militaire: 4, gloire: 2, statut: 'honore' },
		{ ...plain, militaire: 3, politique: 1 },
	],
	defenseur: [{ ...plain, militaire: 3, politique: 4, attachementsMilitaire: 2 }],
};

/** Most broken provinces that there can be: without the stronghold's, one at least is whole, the attacked one. */
export const maxDetruites = ({ forteresse }: Reglages): number => (forteresse ? 4 : 3);

/** The situation that the engine resolves. */
export function toEngine({ reglages, attaquant, defenseur }: ConflictState): Situation {
	const { type, defense, bonus, forteresse, detruites, element, choix, destin } = reglages;
	return {
		type,
		attaquant: {
			personnages: attaquant.map(toPersonnage('attaquant')),
			modificateur: reglages.totalAttaquant,
			honneur: reglages.honneurAttaquant,
		},
		defenseur: {
			personnages: defenseur.map(toPersonnage('defenseur')),
			modificateur: reglages.totalDefenseur,
			honneur: reglages.honneurDefenseur,
		},
		faveur: toFaveur(reglages.faveur),
		province: { defense, bonus, forteresse, detruites },
		anneau: { element, choix, destin },
	};
}

const toPersonnage =
	(camp: Camp) =>
	(
		{ attachementsMilitaire, attachementsPolitique, tiretMilitaire, tiretPolitique, ...fiche }: Fiche,
		at: number,
	): Personnage => ({
		...fiche,
		id: `${letters[camp]}${at + 1}`,
		militaire: tiretMilitaire ? null : fiche.militaire,
		politique: tiretPolitique ? null : fiche.politique,
		attachements: { militaire: attachementsMilitaire, politique: attachementsPolitique },
	});

function toFaveur(faveur: Reglages['faveur']): Situation['faveur'] {
	const detenteur = CAMPS.find((camp) => faveur.startsWith(camp));
	if (detenteur === undefined) return null;
	return { detenteur, face: faveur.endsWith('militaire') ? 'militaire' : 'politique' };
}
