import { type Setting, type SheetWords, worded } from '../../shared/settings';
import type { BlowSheet } from './blow';
import { ALL, type AllySheet, type AttackSettings, type FoeSheet, MAX_PACK, type PlayerSheet } from './state';
import {
	CARD_WORDS,
	HOLDER_WORDS,
	MODE_WORDS,
	NEW_HOLDER_WORDS,
	SOURCE_WORDS,
	STRUCK_WORDS,
	TURN_WORDS,
} from './url-words';

/** Names in the address, in the order in which they are written. Published: they never change. */
export const settings: readonly Setting<AttackSettings>[] = [
	{ type: 'choice', name: 'partie', key: 'mode', ...worded(MODE_WORDS) },
	{ type: 'number', name: 'degats', key: 'damage', min: 0, max: 99 },
	{ type: 'choice', name: 'cible', key: 'target', ...worded(HOLDER_WORDS) },
	{ type: 'number', name: 'frappe', key: 'strike', min: 0, max: ALL },
	{ type: 'choice', name: 'transmission', key: 'newHolder', ...worded(NEW_HOLDER_WORDS) },
	{ type: 'flag', name: 'maelstrom', key: 'maelstrom' },
	{ type: 'number', name: 'dominat', key: 'dominance', min: 1, max: 6 },
	{ type: 'number', name: 'sante', key: 'health', min: 1, max: 48 },
	{ type: 'number', name: 'joueurs', key: 'crew', min: 1, max: 4 },
	{ type: 'number', name: 'missions', key: 'missions', min: 0, max: 3 },
	{ type: 'choice', name: 'tour', key: 'turn', ...worded(TURN_WORDS) },
	{ type: 'choice', name: 'carte', key: 'card', ...worded(CARD_WORDS) },
	{ type: 'number', name: 'paquet', key: 'pack', min: 1, max: MAX_PACK },
];

export type PlayerFields = Omit<PlayerSheet, 'allies'>;

export const playerSettings: readonly Setting<PlayerFields>[] = [
	{ type: 'number', name: 'sante', key: 'health', min: 1, max: 40 },
	{ type: 'number', name: 'nuage', key: 'cloud', min: 0, max: 99 },
];

export const allySettings: readonly Setting<AllySheet>[] = [
	{ type: 'number', name: 'defense', key: 'defense', min: 1, max: 99 },
	{ type: 'flag', name: 'defenseur', key: 'defender' },
	{ type: 'number', name: 'reduction', key: 'reduction', min: 0, max: 99 },
	{ type: 'number', name: 'nuages', key: 'clouds', min: 0, max: 9 },
	{ type: 'flag', name: 'effet', key: 'slain' },
	{ type: 'flag', name: 'attaque', key: 'attacked' },
	{ type: 'flag', name: 'encore', key: 'again' },
];

export const foeSettings: readonly Setting<FoeSheet>[] = [
	{ type: 'number', name: 'boucliers', key: 'shields', min: 1, max: 3 },
	{ type: 'number', name: 'valeur1', key: 'value1', min: 1, max: 99 },
	{ type: 'number', name: 'valeur2', key: 'value2', min: 1, max: 99 },
	{ type: 'number', name: 'valeur3', key: 'value3', min: 1, max: 99 },
	{ type: 'flag', name: 'x1', key: 'x1' },
	{ type: 'flag', name: 'x2', key: 'x2' },
	{ type: 'flag', name: 'x3', key: 'x3' },
	{ type: 'number', name: 'effets', key: 'effects', min: 0, max: 3 },
	{ type: 'number', name: 'attaques', key: 'attacks', min: 0, max: 3 },
];

export const blowSettings: readonly Setting<BlowSheet>[] = [
	{ type: 'choice', name: 'par', key: 'source', ...worded(SOURCE_WORDS) },
	{ type: 'number', name: 'degats', key: 'flat', min: 0, max: 99 },
	{ type: 'number', name: 'x', key: 'times', min: 0, max: 9 },
	{ type: 'number', name: 'dominat', key: 'dominance', min: 0, max: 6 },
	{ type: 'choice', name: 'sur', key: 'on', ...worded(STRUCK_WORDS) },
	{ type: 'flag', name: 'nuage-garde', key: 'keepsClouds' },
	{ type: 'number', name: 'j1', key: 'part1', min: 0, max: 99 },
	{ type: 'number', name: 'j2', key: 'part2', min: 0, max: 99 },
	{ type: 'number', name: 'j3', key: 'part3', min: 0, max: 99 },
];

export const playerWords: SheetWords = { part: 'une caractéristique de joueur', same: 'pour le même joueur' };
export const allyWords: SheetWords = { part: 'une caractéristique d’Allié', same: 'pour le même Allié' };
export const foeWords: SheetWords = { part: 'une caractéristique d’Adversaire', same: 'pour le même Adversaire' };
export const blowWords: SheetWords = { part: 'une caractéristique d’attaque', same: 'pour la même attaque' };
