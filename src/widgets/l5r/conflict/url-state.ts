import type { ConflictEvent } from '../../../rules/l5r/conflict';
import { CHOICES, listChoices, SIDES } from '../../../rules/l5r/conflict/at-once';
import { quote, strayParameters } from '../../shared/fields';
import { readParameters, type Setting, worded, writeParameters } from '../../shared/settings';
import type { Codec } from '../../shared/use-url-state';
import { boardOfEvents, prepareBoard } from './later';
import { type ConflictState, hasTarget, initialState, maxBroken, SEQUEL, type Settings } from './state';
import { readSide, sideParameters, writeSide } from './url-side';
import { CHOICE_WORDS, ELEMENT_WORDS, FAVOR_WORDS, TYPE_WORDS } from './url-words';

/** The character that the ring effect is for. */
const TARGET = 'cible';

type NumberKey = { [Key in keyof Settings]: Settings[Key] extends number ? Key : never }[keyof Settings];

/** What Earth alone reads. */
const EARTH = ['deck-vide', 'main-vide'];

const number = (name: string, key: NumberKey, min: number, max: number): Setting<Settings> => ({
	type: 'number',
	name,
	key,
	min,
	max,
});

/** In the order in which they are written. Published: names never change. */
const caseSettings: readonly Setting<Settings>[] = [
	{ type: 'choice', name: 'type', key: 'type', ...worded(TYPE_WORDS) },
	number('defense', 'strength', 0, 99),
	number('bonus', 'bonus', -99, 99),
	{ type: 'flag', name: 'forteresse', key: 'stronghold' },
	number('detruites', 'broken', 0, 4),
	{ type: 'choice', name: 'anneau', key: 'element', ...worded(ELEMENT_WORDS) },
	number('destin', 'fate', 0, 99),
	{ type: 'choice', name: 'faveur', key: 'favor', ...worded(FAVOR_WORDS) },
	number('total-attaquant', 'attackerTotal', -99, 99),
	number('total-defenseur', 'defenderTotal', -99, 99),
	number('honneur-attaquant', 'attackerHonor', 1, 24),
	number('honneur-defenseur', 'defenderHonor', 1, 24),
	{ type: 'flag', name: 'deck-vide', key: 'emptyDeck' },
	{ type: 'flag', name: 'main-vide', key: 'emptyHand' },
];

/** What is done with the ring effect: the choices are those of the ring, and of what events add to it. */
const effect = ({ element }: Settings, events: readonly ConflictEvent[]): readonly Setting<Settings>[] => [
	{ type: 'choice', name: 'effet', key: 'choice', values: listChoices(element, events), words: CHOICE_WORDS },
];

const withFirstChoice = (settings: Settings): Settings => ({ ...settings, choice: CHOICES[settings.element][0] });

const parameters: readonly string[] = [
	...SIDES.flatMap(sideParameters),
	...caseSettings.map(({ name }) => name),
	'effet',
	TARGET,
	SEQUEL,
];

type Notice = (text: string) => void;

function readSettings(
	query: URLSearchParams,
	ids: ReadonlyMap<string, string>,
	events: readonly ConflictEvent[],
	notice: Notice,
): Settings {
	const read = withFirstChoice(readParameters(query, caseSettings, initialState.settings, notice));
	const chosen = readParameters(query, effect(read, events), read, notice);
	const settings = forEarth(query, { ...chosen, target: readTarget(query, chosen, ids, notice) }, notice);
	const max = maxBroken(settings);
	if (settings.broken <= max) return settings;
	notice(`${settings.broken} provinces détruites, c’est trop hors de la forteresse : ${max} est utilisé.`);
	return { ...settings, broken: max };
}

/** The empty deck and hand, where cards are drawn. */
function forEarth(query: URLSearchParams, settings: Settings, notice: Notice): Settings {
	if (settings.choice === 'draw') return settings;
	for (const name of EARTH)
		if (query.get(name) === 'oui') notice(`« ${name}=oui » : l’effet choisi ne fait rien piocher ; c’est ignoré.`);
	return { ...settings, emptyDeck: false, emptyHand: false };
}

function readTarget(
	query: URLSearchParams,
	{ choice }: Settings,
	ids: ReadonlyMap<string, string>,
	notice: Notice,
): string {
	const text = query.get(TARGET);
	if (text === null) return '';
	const id = ids.get(text);
	const said = quote(`${TARGET}=${text}`);
	if (id === undefined) notice(`${said} : ce personnage n’est pas là ; c’est ignoré.`);
	else if (!hasTarget(choice)) notice(`${said} : l’effet choisi ne vise pas de personnage ; c’est ignoré.`);
	else return id;
	return '';
}

function read(query: URLSearchParams): { state: ConflictState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	const attackers = readSide(query, 'attacker', notice);
	const defenders = readSide(query, 'defender', notice);
	const ids = new Map([...attackers.ids, ...defenders.ids]);
	const events = query.has(SEQUEL) ? boardOfEvents().readEvents(query, ids, notice) : [];
	const settings = readSettings(query, ids, events, notice);
	return { state: { settings, attacker: attackers.sheets, defender: defenders.sheets, events }, notices };
}

function write(state: ConflictState): URLSearchParams {
	const { settings } = state;
	const query = new URLSearchParams();
	for (const side of SIDES) writeSide(query, side, state);
	writeParameters(query, settings, caseSettings, initialState.settings);
	writeParameters(query, settings, effect(settings, state.events), withFirstChoice(settings));
	if (settings.target !== '') query.set(TARGET, settings.target);
	if (state.events.length > 0) boardOfEvents().writeEvents(query, state.events);
	return query;
}

/** State of the conflict calculator in the query string. */
export const conflictCodec: Codec<ConflictState> = { initial: initialState, read, write, prepare: prepareBoard };
