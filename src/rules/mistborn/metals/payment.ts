import type { Paye, Pour } from './action';
import { listCapacites } from './card';
import { type Couverture, countOf, DEPENSES, openCouverture } from './cover';
import type { Besoin } from './metal';
import { listManquants } from './need';
import type { Effet } from './situation';
import type { CarteSuivie, Etat } from './state';

/** What metals can pay: an ability of a card by its rank from 0, or an effect of an Ally or of the character. */
export type Objet =
	| { readonly type: 'capacite'; readonly carte: string; readonly rang: number }
	| { readonly type: 'effet'; readonly effet: string };

/** Whether something can still be paid this turn, spending on nothing else, and how. */
export interface Paiement {
	readonly objet: Objet;
	/**
	 * `payable`: `combinaisons` has one to four ways, which differ in what they spare: no more flared tokens than needed,
	 * then Atium, then cards, then places in the limit. `manque`: no way; these metals cannot be provided.
	 */
	readonly verdict: 'payable' | 'manque';
	readonly rule:
		| 'cartes-metal-requis'
		| 'cartes-supplementaire'
		| 'cartes-supplementaire-ordre'
		| 'allies-activation'
		| 'allies-second-effet'
		| 'regles-entrainement-emblematique'
		/** Not payable, and a metal is asked for more than once. */
		| 'jeton-metal-un-seul';
	/** Metals still to provide: those of the abilities above come first. */
	readonly demande: readonly Besoin[];
	/** Each way as the actions that pay, legal in this order. */
	readonly combinaisons: readonly (readonly Paye[])[];
	readonly manque: readonly Besoin[];
}

/** Payments of everything that is not active or available yet: cards in hand or in play, then effects. */
export function listPaiements(etat: Etat): readonly Paiement[] {
	const vivantes = etat.cartes.filter(({ lieu }) => lieu === 'main' || lieu === 'en-jeu');
	const effets = etat.situation.effets.filter(({ metal, fois }) => etat.brules[metal] < fois);
	return [
		...vivantes.flatMap((suivie) => payCapacites(etat, suivie)),
		...effets.flatMap((effet) => payEffet(etat, effet)),
	];
}

/** Abilities that are not active yet: each asks for the metals of those above it, then for its own. */
function payCapacites(etat: Etat, suivie: CarteSuivie): readonly Paiement[] {
	const { actives } = suivie;
	const carte = suivie.carte.id;
	const lines: readonly Ligne[] = listCapacites(suivie.carte)
		.map((_, rang) => rang)
		.slice(actives)
		.map((rang) => ({
			objet: { type: 'capacite', carte, rang },
			rule: ruleOfCapacite(rang, actives),
			demande: listManquants(suivie, rang),
		}));
	return pay(etat, lines, carte);
}

function ruleOfCapacite(rang: number, actives: number) {
	if (rang === 0) return 'cartes-metal-requis';
	return rang === actives ? 'cartes-supplementaire' : 'cartes-supplementaire-ordre';
}

function payEffet(etat: Etat, effet: Effet): readonly Paiement[] {
	const demande = Array.from({ length: effet.fois - etat.brules[effet.metal] }, () => effet.metal);
	return pay(etat, [{ objet: { type: 'effet', effet: effet.id }, rule: ruleOfEffet(effet), demande }], null);
}

function ruleOfEffet({ nature, fois }: Effet) {
	if (nature === 'personnage') return 'regles-entrainement-emblematique';
	return fois > 1 ? 'allies-second-effet' : 'allies-activation';
}

type Ligne = Pick<Paiement, 'objet' | 'rule' | 'demande'>;

/** Payments of lines that each begin with what the one before asks for: what stops one stops those after it. */
function pay(etat: Etat, lines: readonly Ligne[], pour: Pour): readonly Paiement[] {
	const demandes = lines.map(({ demande }) => demande);
	const cover = openCouverture(etat, demandes, pour);
	const premieres = cover(DEPENSES);
	const payables = premieres.filter(({ manque }) => manque.length === 0).length;
	const autres = payables === 0 ? [] : ORDRES.map(cover);
	return lines.map((ligne, rang) => {
		const { demande } = ligne;
		const manque = premieres[rang]?.manque ?? demande;
		if (manque.length === 0) {
			const couvertures = [premieres, ...autres].flatMap((couverture) => couverture[rang] ?? []);
			return { ...ligne, verdict: 'payable', combinaisons: distinct(couvertures), manque };
		}
		const seul = manque.some((metal) => metal !== 'atium' && countOf(demande, metal) > 1);
		const rule = seul ? 'jeton-metal-un-seul' : ligne.rule;
		return { ...ligne, rule, verdict: 'manque', combinaisons: [], manque };
	});
}

/** The other orders in which to spare: each kind first in turn. */
const ORDRES = DEPENSES.slice(1).map((premiere) => [premiere, ...DEPENSES.filter((autre) => autre !== premiere)]);

/** Ways that do not spend the same things, in order. */
function distinct(couvertures: readonly Couverture[]): readonly (readonly Paye[])[] {
	const vues = new Set<string>();
	return couvertures.flatMap(({ actions }) => {
		const cle = actions
			.map((action) => JSON.stringify(action))
			.sort()
			.join();
		if (vues.has(cle)) return [];
		vues.add(cle);
		return [actions];
	});
}
