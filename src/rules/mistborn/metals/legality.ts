import type { Action, Burn, BurnAtium, Flare, Gain, LayCard, Recipient, Refresh, Riot } from './action';
import { type Card, provides } from './card';
import type { Illegality } from './illegality';
import type { Metal, Need } from './metal';
import { refuseNeed } from './need';
import { findCard, limitOf, type Place, remainingBurns, type State } from './state';

/** Burn icons of the training track: at most 4 (rule metaux-bruler-limite). */
export const MAX_BURN_ICONS = 4;

/** The first reason why an action cannot be, or null: what provides the metal, then the card to feed. */
export function findIllegality(state: State, action: Action): Illegality | null {
	switch (action.type) {
		case 'burn':
			return refuseBurn(state, action);
		case 'flare':
			return refuseFlare(state, action);
		case 'atium':
			return refuseAtium(state, action);
		case 'lay':
			return refuseLaying(state, action);
		case 'refresh':
			return refuseRefresh(state, action);
		case 'gain':
			return refuseGain(state, action);
		case 'riot':
			return refuseRiot(state, action);
		case 'seek':
			return null;
	}
}

/** A token that is turned over or that has served cannot be used (rules metaux-attiser-bloque, metaux-une-fois-par-tour). */
function refuseToken(state: State, metal: Metal, type: 'burn' | 'flare'): Illegality | null {
	switch (state.tokens[metal]) {
		case 'ready':
			return null;
		case 'turned':
			return { reason: 'token-flared', rule: 'metaux-attiser-bloque', metal };
		case 'refreshed':
			return { reason: 'token-already-refreshed', rule: 'metaux-regenerer-meme-tour', metal };
		case 'flared':
			return { reason: 'token-already-used', rule: 'metaux-une-fois-par-tour', metal };
		case 'burnt': {
			const rule = type === 'flare' ? 'attiser-deja-brule' : 'metaux-une-fois-par-tour';
			return { reason: 'token-already-used', rule, metal };
		}
	}
}

/** Burning needs a ready token and a place in the limit (rule bruler-limite-attiser). */
function refuseBurn(state: State, { metal, recipient }: Burn): Illegality | null {
	const token = refuseToken(state, metal, 'burn');
	if (token !== null) return token;
	if (remainingBurns(state) <= 0) {
		return { reason: 'limit-reached', rule: 'bruler-limite-attiser', metal, limit: limitOf(state) };
	}
	return refuseRecipient(state, recipient, metal);
}

/** Flaring needs a ready token, never Atium (rule metaux-atium-pas-attiser). */
function refuseFlare(state: State, { metal, recipient }: Flare): Illegality | null {
	if (metal === 'atium') return { reason: 'atium-flared', rule: 'metaux-atium-pas-attiser' };
	return refuseToken(state, metal, 'flare') ?? refuseRecipient(state, recipient, metal);
}

/** An Atium token is burnt within the limit (rule atium-limite). */
function refuseAtium(state: State, { standsFor, recipient }: BurnAtium): Illegality | null {
	if (state.atium === 0) return { reason: 'no-atium', rule: 'metaux-atium' };
	if (remainingBurns(state) <= 0) {
		return { reason: 'limit-reached-atium', rule: 'atium-limite', limit: limitOf(state) };
	}
	return refuseRecipient(state, recipient, standsFor);
}

function refuseLaying(state: State, { card, standsFor, recipient }: LayCard): Illegality | null {
	return (
		refuseSource(state, card, standsFor, 'metal') ??
		refuseUnderItself(card, recipient) ??
		refuseRecipient(state, recipient, standsFor)
	);
}

/** A card laid as a metal goes under another one (rule carte-comme-metal-definition). */
function refuseUnderItself(card: string, recipient: Recipient): Illegality | null {
	return card === recipient ? { reason: 'card-under-itself', rule: 'carte-comme-metal-definition', card } : null;
}

/** Refreshing needs a token turned over, and a card of the hand that can refresh it unless an icon does. */
function refuseRefresh(state: State, { metal, card }: Refresh): Illegality | null {
	const source = card === null ? null : refuseSource(state, card, metal, 'refresh');
	if (source !== null) return source;
	const token = state.tokens[metal];
	if (token === 'flared' || token === 'turned') return null;
	const rule = card === null ? 'regenerer-definition' : 'metaux-regenerer-doit';
	return { reason: 'nothing-to-refresh', rule, metal };
}

function refuseGain({ burnIcons }: State, { what, amount }: Gain): Illegality | null {
	if (what !== 'icon' || burnIcons + amount <= MAX_BURN_ICONS) return null;
	return { reason: 'track-at-its-end', rule: 'metaux-bruler-limite', burnIcons };
}

type Usage = 'metal' | 'refresh';

/** Why a card cannot provide a metal, or refresh its token, or null: kind of card, place of the card, metals of its flask. */
function refuseSource(state: State, id: string, metal: Need, usage: Usage): Illegality | null {
	const tracked = findCard(state, id);
	if (tracked === undefined) return { reason: 'unknown-card', rule: null, card: id };
	const { card, place } = tracked;
	const kind = refuseKind(card, usage);
	if (kind !== null) return kind;
	if (place !== 'hand') return { reason: 'card-not-in-hand', rule: ruleOfPlace(place, usage), card: id, place };
	if (provides(card, metal)) return null;
	const rule = usage === 'metal' ? 'paire-de-metaux-alimenter' : 'paire-de-metaux-regenerer';
	return { reason: 'metal-not-in-flask', rule, card: id, metal };
}

const NO_METAL = {
	metal: { ally: 'carte-comme-metal-pas-d-allie', funding: 'carte-comme-metal-pas-de-financement' },
	refresh: { ally: 'regenerer-pas-d-allie', funding: 'financement-sans-metal' },
} as const;

function refuseKind({ id, kind }: Card, usage: Usage): Illegality | null {
	if (kind !== 'ally' && kind !== 'funding') return null;
	return { reason: 'card-without-metal', rule: NO_METAL[usage][kind], card: id };
}

/** A card serves once: as a metal instead of for its effects, for one metal, or discarded from the hand. */
function ruleOfPlace(place: Exclude<Place, 'hand'>, usage: Usage) {
	if (usage === 'refresh' || place === 'discard') return 'metaux-regenerer';
	return place === 'metal' ? 'metaux-carte-un-seul-metal' : 'carte-comme-metal-definition';
}

/** Why no metal can be laid on a card, or null; burning with no direct effect is always possible (rule metaux-sans-effet). */
function refuseRecipient(state: State, recipient: Recipient, metal: Need): Illegality | null {
	if (recipient === null) return null;
	const tracked = findCard(state, recipient);
	if (tracked === undefined) return { reason: 'unknown-card', rule: null, card: recipient };
	const { card, place } = tracked;
	if (card.kind === 'ally') return { reason: 'card-not-fed', rule: 'allies-activation', card: recipient };
	if (card.kind === 'funding') {
		return { reason: 'card-not-fed', rule: 'regles-marche-financement-metal', card: recipient };
	}
	if (place === 'metal' || place === 'discard') {
		const rule = place === 'metal' ? 'carte-comme-metal-definition' : 'tour-2-jouer';
		return { reason: 'card-not-in-hand', rule, card: recipient, place };
	}
	return refuseNeed(tracked, metal);
}

/** Riot is for Allies (rule pouvoirs-exalter). */
function refuseRiot({ situation }: State, { effect: id }: Riot): Illegality | null {
	const effect = situation.effects.find((other) => other.id === id);
	if (effect === undefined) return { reason: 'unknown-effect', rule: null, effect: id };
	return effect.kind === 'ally' ? null : { reason: 'character-effect', rule: 'pouvoirs-exalter', effect: id };
}
