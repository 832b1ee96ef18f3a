import { Draft } from '../draft';
import { caseWords, lexicon, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';

const words = lexicon(
	'D attaque degat degats',
	'A allie',
	'B defenseur',
	'd defense',
	'N nuage',
	'S sante vie pv',
	'. point points joueur adverse adversaire contre face je j ai et resultat',
);

const MAX_ALLIES = 6;
const MAX_HEALTH = 40;
/** The life of a player of whom nothing is said. */
const HEALTH = 36;

/** « attaque 6 contre allié 4 défenseur 3 », « 6 dégâts nuage 3 ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, caseWords(query), words, '');
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	let allies = 0;
	const ally = (defender: boolean, all: readonly CaseWord[]): boolean => {
		const name = `j1a${++allies}`;
		const said = defender ? 'Défenseur à #' : 'Allié à #, attaqué';
		return (
			allies <= MAX_ALLIES &&
			draft.number(`${name}.defense`, numberIn(all), said, 1) &&
			draft.put(`${name}.${defender ? 'defenseur' : 'attaque'}`, '')
		);
	};
	const understood = readAll(sentence, [
		[/D?nD|Dn/y, (...all) => draft.number('degats', numberIn(all), '# dégât(s)')],
		[/Ad?nd?B(?!d?n)|A?BA?d?nd?/y, (...all) => ally(true, all)],
		[/Ad?nd?/y, (...all) => ally(false, all)],
		[/nS|Sn/y, (...all) => draft.number('j1.sante', numberIn(all), '# point(s) de vie', 1, MAX_HEALTH)],
		[/nN|Nn/y, (...all) => draft.number('j1.nuage', numberIn(all), 'Nuage #', 1)],
	]);
	const { values } = draft;
	const cloud = values.has('j1.nuage');
	// A Cloud beside an Ally may be of either.
	if (!understood || !values.has('degats') || (allies > 0 && cloud)) return undefined;
	if (allies === 0 && !cloud && !values.has('j1.sante')) return undefined;
	if (!values.has('j1.sante') && draft.numberOf('degats') >= HEALTH) return undefined;
	draft.suppose('partie', 'deux', 'deux joueurs');
	draft.suppose('j1.sante', HEALTH, `${HEALTH} points de vie`);
	return draft.toCase('combat');
};
