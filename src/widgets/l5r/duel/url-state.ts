import type { Duelliste } from '../../../rules/l5r/duel/situation';
import { CADRAN, HONNEUR } from '../../../rules/l5r/duel/verification';
import { strayParameters } from '../../shared/fields';
import { readParameters, readSheet, type Setting, writeParameters, writeSheet } from '../../shared/settings';
import type { Codec } from '../../shared/use-url-state';
import { type DuelState, initialState, plain } from './state';

/** What is said of one side, in the order in which it is written. Names are published: they never change. */
const sideSettings: readonly Setting<Duelliste>[] = [
	{ type: 'number', name: 'competence', key: 'competence', min: 0, max: 99 },
	{ type: 'flag', name: 'tiret', key: 'tiret' },
	{ type: 'number', name: 'gloire', key: 'gloire', min: 0, max: 99 },
	{ type: 'choice', name: 'statut', key: 'statut', values: ['honore', 'normal', 'deshonore'] },
	{ type: 'number', name: 'modif', key: 'modificateurs', min: -99, max: 99 },
	{ type: 'flag', name: 'incline', key: 'incline' },
	{ type: 'number', name: 'honneur', key: 'honneur', ...HONNEUR },
	{ type: 'number', name: 'modifmise', key: 'modificateurMise', min: -99, max: 99 },
];

const dial = { type: 'number', min: CADRAN[0], max: CADRAN[4] } as const;

/** What is said of the duel, one parameter each. */
const duelSettings: readonly Setting<DuelState>[] = [
	{ ...dial, name: 'mise', key: 'mise' },
	{ ...dial, name: 'mise-adverse', key: 'miseAdverse' },
	{ type: 'choice', name: 'role', key: 'role', values: ['lanceur', 'defie'] },
	{ type: 'choice', name: 'type', key: 'type', values: ['militaire', 'politique'] },
	{ type: 'choice', name: 'plancher', key: 'plancher', values: ['apres-mise', 'avant-mise'] },
];

const parameters: readonly string[] = ['vous', 'adverse', ...duelSettings.map(({ name }) => name)];

const words = { part: 'une caractéristique du duel', same: 'pour le même personnage' };

function read(query: URLSearchParams): { state: DuelState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	const side = (name: 'vous' | 'adverse') => {
		const text = query.get(name);
		return text === null ? initialState[name] : readSheet(text, sideSettings, plain, words, notice);
	};
	const sides = { vous: side('vous'), adverse: side('adverse') };
	return { state: { ...readParameters(query, duelSettings, initialState, notice), ...sides }, notices };
}

function write(state: DuelState): URLSearchParams {
	const query = new URLSearchParams();
	for (const name of ['vous', 'adverse'] as const)
		query.set(name, writeSheet(state[name], sideSettings, plain, ['competence', 'honneur']));
	// The bids are always written: the case would be another one if the default bids changed.
	query.set('mise', String(state.mise));
	query.set('mise-adverse', String(state.miseAdverse));
	writeParameters(query, state, duelSettings.slice(2), initialState);
	return query;
}

/** State of the duel table in the query string. */
export const duelCodec: Codec<DuelState> = { initial: initialState, read, write };
