import type { Attiser, Bruler, BrulerAtium, Coucher, Evenement, Gain, Pour, Regenerer } from './action';
import { type Carte, provides } from './card';
import type { Illegalite } from './illegality';
import type { Besoin, Metal } from './metal';
import { refuseBesoin } from './need';
import { type Etat, findCarte, type Lieu, limitOf, remainingBrules } from './state';

/** Burn icons of the training track: at most 4 (rule metaux-bruler-limite). */
export const MAX_ICONES = 4;

/** The first reason why an action cannot be, or null: what provides the metal, then the card to feed. */
export function findIllegalite(etat: Etat, evenement: Evenement): Illegalite | null {
	switch (evenement.type) {
		case 'bruler':
			return refuseBruler(etat, evenement);
		case 'attiser':
			return refuseAttiser(etat, evenement);
		case 'atium':
			return refuseAtium(etat, evenement);
		case 'carte':
			return refuseCoucher(etat, evenement);
		case 'regenerer':
			return refuseRegenerer(etat, evenement);
		case 'gain':
			return refuseGain(etat, evenement);
	}
}

/** A token that is turned over or that has served cannot be used (rules metaux-attiser-bloque, metaux-une-fois-par-tour). */
function refuseJeton(etat: Etat, metal: Metal, type: 'bruler' | 'attiser'): Illegalite | null {
	switch (etat.jetons[metal]) {
		case 'pret':
			return null;
		case 'retourne':
			return { raison: 'jeton-attise', rule: 'metaux-attiser-bloque', metal };
		case 'regenere':
			return { raison: 'jeton-deja-regenere', rule: 'metaux-regenerer-meme-tour', metal };
		case 'attise':
			return { raison: 'jeton-deja-utilise', rule: 'metaux-une-fois-par-tour', metal };
		case 'brule': {
			const rule = type === 'attiser' ? 'attiser-deja-brule' : 'metaux-une-fois-par-tour';
			return { raison: 'jeton-deja-utilise', rule, metal };
		}
	}
}

/** Burning needs a ready token and a place in the limit (rule bruler-limite-attiser). */
function refuseBruler(etat: Etat, { metal, pour }: Bruler): Illegalite | null {
	const jeton = refuseJeton(etat, metal, 'bruler');
	if (jeton !== null) return jeton;
	if (remainingBrules(etat) <= 0) {
		return { raison: 'limite-atteinte', rule: 'bruler-limite-attiser', metal, limite: limitOf(etat) };
	}
	return refusePour(etat, pour, metal);
}

/** Flaring needs a ready token, never Atium (rule metaux-atium-pas-attiser). */
function refuseAttiser(etat: Etat, { metal, pour }: Attiser): Illegalite | null {
	if (metal === 'atium') return { raison: 'atium-attise', rule: 'metaux-atium-pas-attiser' };
	return refuseJeton(etat, metal, 'attiser') ?? refusePour(etat, pour, metal);
}

/** An Atium token is burnt within the limit (rule atium-limite). */
function refuseAtium(etat: Etat, { comme, pour }: BrulerAtium): Illegalite | null {
	if (etat.atium === 0) return { raison: 'aucun-atium', rule: 'metaux-atium' };
	if (remainingBrules(etat) <= 0) {
		return { raison: 'limite-atteinte-atium', rule: 'atium-limite', limite: limitOf(etat) };
	}
	return refusePour(etat, pour, comme);
}

function refuseCoucher(etat: Etat, { carte, comme, pour }: Coucher): Illegalite | null {
	return refuseSource(etat, carte, comme, 'metal') ?? refuseSous(carte, pour) ?? refusePour(etat, pour, comme);
}

/** A card laid as a metal goes under another one (rule carte-comme-metal-definition). */
function refuseSous(carte: string, pour: Pour): Illegalite | null {
	return carte === pour ? { raison: 'carte-sous-elle-meme', rule: 'carte-comme-metal-definition', carte } : null;
}

/** Renewing needs a token turned over, and a card of the hand that can renew it unless an icon does. */
function refuseRegenerer(etat: Etat, { metal, carte }: Regenerer): Illegalite | null {
	const source = carte === null ? null : refuseSource(etat, carte, metal, 'regenerer');
	if (source !== null) return source;
	const jeton = etat.jetons[metal];
	if (jeton === 'attise' || jeton === 'retourne') return null;
	const rule = carte === null ? 'regenerer-definition' : 'metaux-regenerer-doit';
	return { raison: 'rien-a-regenerer', rule, metal };
}

function refuseGain({ icones }: Etat, { quoi, nombre }: Gain): Illegalite | null {
	if (quoi !== 'icone' || icones + nombre <= MAX_ICONES) return null;
	return { raison: 'piste-au-bout', rule: 'metaux-bruler-limite', icones };
}

type Usage = 'metal' | 'regenerer';

/** Why a card cannot provide a metal, or renew its token, or null: kind of card, place of the card, metals of its flask. */
function refuseSource(etat: Etat, id: string, metal: Besoin, usage: Usage): Illegalite | null {
	const suivie = findCarte(etat, id);
	if (suivie === undefined) return { raison: 'carte-inconnue', rule: null, carte: id };
	const { carte, lieu } = suivie;
	const nature = refuseNature(carte, usage);
	if (nature !== null) return nature;
	if (lieu !== 'main') return { raison: 'carte-plus-en-main', rule: ruleOfLieu(lieu, usage), carte: id, lieu };
	if (provides(carte, metal)) return null;
	const rule = usage === 'metal' ? 'paire-de-metaux-alimenter' : 'paire-de-metaux-regenerer';
	return { raison: 'metal-hors-flacon', rule, carte: id, metal };
}

const SANS_METAL = {
	metal: { allie: 'carte-comme-metal-pas-d-allie', financement: 'carte-comme-metal-pas-de-financement' },
	regenerer: { allie: 'regenerer-pas-d-allie', financement: 'financement-sans-metal' },
} as const;

function refuseNature({ id, nature }: Carte, usage: Usage): Illegalite | null {
	if (nature !== 'allie' && nature !== 'financement') return null;
	return { raison: 'carte-sans-metal', rule: SANS_METAL[usage][nature], carte: id };
}

/** A card serves once: as a metal instead of for its effects, for one metal, or discarded from the hand. */
function ruleOfLieu(lieu: Exclude<Lieu, 'main'>, usage: Usage) {
	if (usage === 'regenerer' || lieu === 'defausse') return 'metaux-regenerer';
	return lieu === 'metal' ? 'metaux-carte-un-seul-metal' : 'carte-comme-metal-definition';
}

/** Why no metal can be laid on a card, or null; burning with no direct effect is always possible (rule metaux-sans-effet). */
function refusePour(etat: Etat, pour: Pour, metal: Besoin): Illegalite | null {
	if (pour === null) return null;
	const suivie = findCarte(etat, pour);
	if (suivie === undefined) return { raison: 'carte-inconnue', rule: null, carte: pour };
	const { carte, lieu } = suivie;
	if (carte.nature === 'allie') return { raison: 'carte-pas-alimentee', rule: 'allies-activation', carte: pour };
	if (carte.nature === 'financement') {
		return { raison: 'carte-pas-alimentee', rule: 'regles-marche-financement-metal', carte: pour };
	}
	if (lieu === 'metal' || lieu === 'defausse') {
		const rule = lieu === 'metal' ? 'carte-comme-metal-definition' : 'tour-2-jouer';
		return { raison: 'carte-plus-en-main', rule, carte: pour, lieu };
	}
	return refuseBesoin(suivie, metal);
}
