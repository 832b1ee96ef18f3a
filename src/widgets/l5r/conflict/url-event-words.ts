import type { ConflictEvent, Moment } from '../../../rules/l5r/conflict';
import type { UrlWords } from '../../shared/url-words';

/** Words of the address for events. Published: they never change. */
export const EVENT_WORDS: UrlWords<ConflictEvent['type']> = [
	['join', 'rejoindre'],
	['play', 'jouer'],
	['leave', 'rentrer'],
	['honor', 'honorer'],
	['dishonor', 'deshonorer'],
	['bow', 'incliner'],
	['ready', 'redresser'],
	['discard', 'partir'],
	['modify', 'modifier'],
	['control', 'controle'],
	['strengthen', 'defense'],
	['protect', 'proteger'],
	['add-element', 'element'],
	['defender-resolves', 'defenseur-resout'],
	['defender-claims', 'defenseur-revendique'],
	['cancel-effect', 'annuler-effet'],
];
export const MOMENT_WORDS: UrlWords<Moment> = [
	['action-window', 'fenetre'],
	['comparison', 'apres-comparaison'],
	['unopposed', 'apres-non-oppose'],
	['province', 'apres-province'],
	['ring-effect', 'apres-effet'],
	['claim', 'apres-revendication'],
];
