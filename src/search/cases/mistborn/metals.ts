import { Draft } from '../draft';
import { lexicon } from '../lexicon';
import { readAll, toSentence, without } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';
import { withoutVerbsAfter } from './after-metals';

/** Each metal as a query writes it, and as it is said. */
const METALS: Readonly<Record<string, string>> = {
	etain: 'l’Étain',
	bronze: 'le Bronze',
	zinc: 'le Zinc',
	fer: 'le Fer',
	potin: 'le Potin',
	cuivre: 'le Cuivre',
	laiton: 'le Laiton',
	acier: 'l’Acier',
};

const words = lexicon(
	`M ${Object.keys(METALS).join(' ')}`,
	'B bruler brulure',
	'b brule',
	'T attiser',
	't attise',
	'z attises attisees',
	'I icone limite droit',
	'F fois',
	'a atium',
	'K jeton metal metaux',
	'C carte',
	'o comme',
	'U tour',
	'A avant precedent',
	'R regenere regenerer regeneration',
	'x pas sans',
	'u autre',
	'e et',
	'm j je',
	'? combien',
	'. puis ensuite plus combustion meme deja encore utiliser utilise maximum max reste',
);

const VERBS = { bruler: 'Brûler', attiser: 'Attiser' };

/** What is done of a metal that no verb is of. */
const BARE = '?';

const MOST_ICONS = 4;
/** Names of cards in the address: at most as many. */
const LETTERS = 'abcdef';

/** The first metal among some words. */
const metalIn = (words: readonly CaseWord[]): string | undefined => words.find(({ text }) => text in METALS)?.text;
/** Of the flask of a card, the other metal: the book names one pair. */
const partner = (metal: string): string => ({ fer: 'acier', acier: 'fer', etain: 'bronze' })[metal] ?? 'etain';

/** « acier acier potin », « brûler fer puis attiser étain, 2 icônes », « limite 2, 2 brûlés, en attiser un autre ». */
export const readCase: ReadCase = (query) => {
	const told = toSentence(query, { lexicon: words, counted: 'Kua' });
	if (told === undefined) return undefined;
	const sentence = withoutVerbsAfter(without(told, /xR|[me]/g), query);
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	const actions: string[] = [];
	const flared: string[] = [];
	/** What each card that is used as a metal stands for. */
	const laid: string[] = [];
	/** Tokens to be used, Burnt or Flared. */
	const wanted: string[] = [];
	/** What was said to be done of the metals that follow; of those that no verb is of, what is allowed is found. */
	let verb: keyof typeof VERBS | undefined;
	/** A verb says what is done of metals, which may be no more than what is searched. */
	let said = false;
	let metal = '';
	const named = [...new Set(sentence.words.flatMap((word) => metalIn([word]) ?? []))];
	/** Tokens that no metal names: any will do, but those named. */
	const others = Object.keys(METALS).filter((one) => !named.includes(one));
	let any = false;
	const act = (all: readonly CaseWord[]): boolean => {
		metal = metalIn(all) ?? metal;
		const times = numberIn(all);
		const text = verb ? `${VERBS[verb]} ${METALS[metal]}` : (METALS[metal] ?? '');
		const key = `action${actions.length}`;
		const kept = times ? draft.number(key, times, `# fois ${text}`, 1, 9) : draft.put(key, '', text);
		for (let time = 0; kept && time < (times?.number ?? 1); time++) actions.push(`${verb ?? BARE}.${metal}`);
		return kept && metal !== '';
	};
	/** « Fer attisé »: what comes next has no verb. */
	const actAs = (to: keyof typeof VERBS, all: readonly CaseWord[]): boolean => {
		verb = to;
		const kept = act(all);
		verb = undefined;
		return kept;
	};
	const turn = (to: keyof typeof VERBS): boolean => {
		verb = to;
		said = true;
		return true;
	};
	/** Some tokens, whichever they are. */
	const some = (all: readonly CaseWord[], text: string, list: string[], before: string): boolean => {
		const number = numberIn(all);
		const count = number?.number ?? 1;
		const taken = others.splice(0, count);
		any = true;
		list.push(...taken.map((one) => before + one));
		const key = `jetons${others.length}`;
		const kept =
			number && !number.article
				? draft.number(key, number, `# ${text}`, 1)
				: draft.put(key, '', `1 ${text}`.replace(/\(.\)/g, ''));
		return kept && taken.length === count;
	};
	/** Atium that is burnt, as itself or as a metal. */
	const atium = (all: readonly CaseWord[], as = 'atium'): boolean => {
		const number = numberIn(all);
		const kept =
			number && !number.article
				? draft.number('atium', number, '# Atium', 1, 9)
				: draft.put('atium', 1, as === 'atium' ? '1 Atium' : `Atium comme ${METALS[as]}`);
		for (let time = 0; kept && time < draft.numberOf('atium'); time++) actions.push(`atium.${as}`);
		return kept;
	};
	/** Whether the metal at hand is Flared, before this turn or in it. */
	const used = () => flared.includes(metal) || actions.includes(`attiser.${metal}`);
	const understood = readAll(sentence, [
		[
			/K?MtU?A/y,
			(...all) => {
				metal = metalIn(all) ?? '';
				flared.push(metal);
				return draft.put(`attise${metal}`, '', `${METALS[metal]}, Attisé avant ce tour`.replace(/^l/, 'L'));
			},
		],
		[/nF?g|gnF|g/y, (...all) => actAs('bruler', all)],
		[/nF?h|hnF|h/y, (...all) => actAs('attiser', all)],
		[/nK*[tz](?:U?A)?/y, (...all) => some(all, 'jeton(s) Attisé(s)', flared, '')],
		[/\?K*(?:M?[BbTtz])?K*/y, () => true],
		// « Un jeton Fer » counts none.
		[/n(?=K[Mgh])/y, ({ article }) => article || undefined],
		[/nK*[Bb]|[Bb]nK+|[Bb]n(?=In|[tT?]|$)/y, (...all) => some(all, 'jeton(s) à Brûler', actions, 'bruler.')],
		[/nK+(?![MaghK])/y, (...all) => some(all, 'jeton(s)', wanted, `${BARE}.`)],
		[/[Tt](?:n?K+u?|nu|u|n(?=[bI?]|$))/y, (...all) => some(all, 'jeton(s) à Attiser', actions, 'attiser.')],
		[/[Bb](?=K?n?F?M)/y, () => turn('bruler')],
		[/[Tt](?=K?n?F?M)/y, () => turn('attiser')],
		[/R(?=M)/y, () => false],
		[/R/y, () => used() && actions.push(`regenerer.${metal}`) > 0],
		// « Puis-je l’attiser » is of the metal before.
		[/[Bb]/y, (word) => metal !== '' && (used() ? turn('bruler') && act([word]) : verb === 'bruler' && turn(verb))],
		[/T/y, (word) => (used() || actions.includes(`bruler.${metal}`)) && metal !== '' && turn('attiser') && act([word])],
		[/nF?M|M[Bb]?nF/y, (...all) => act(all)],
		[
			/nCM?oK/y,
			(...all) => {
				const of = metalIn(all);
				const text = `# carte(s) comme ${METALS[of ?? ''] ?? 'métal'}`;
				const kept = draft.number('cartes', numberIn(all), text, 1, LETTERS.length);
				for (let card = 0; kept && card < draft.numberOf('cartes'); card++) laid.push(of ?? 'fer');
				if (of === undefined) draft.suppose('couche', '', 'couchées comme Fer');
				return kept;
			},
		],
		[/aoC?M|aCM/y, (...all) => atium([], all.at(-1)?.text)],
		[/nK?a|a/y, (...all) => atium(all)],
		[/M/y, (word) => act([word])],
		[/nI(?:B(?!K?n?F?[MK]))?|In/y, (...all) => draft.number('icones', numberIn(all), '# icône(s)', 1, MOST_ICONS)],
		[/[KU]/y, () => true],
	]);
	actions.push(...wanted);
	const bare = actions.filter((action) => action.startsWith(BARE)).length;
	let burnable = draft.values.has('icones')
		? draft.numberOf('icones') - actions.filter((action) => /^(?:bruler|atium)/.test(action)).length
		: bare;
	const flares = bare > burnable;
	for (const [at, action] of actions.entries())
		if (action.startsWith(BARE)) actions[at] = action.replace(BARE, burnable-- > 0 ? 'bruler' : 'attiser');
	const repeated = new Set(actions).size < actions.length;
	const limited =
		draft.values.has('icones') && (actions.length + flared.length + laid.length > 0 || sentence.signs.includes('?'));
	if (!understood || !(repeated || limited || (said && actions.length > 1))) return undefined;
	const burns = actions.filter((action) => !action.startsWith('attiser')).length;
	if (!limited && (burns > MOST_ICONS || any || (draft.values.has('atium') && !repeated))) return undefined;
	const icons = Math.max(1, burns);
	draft.suppose('icones', icons, icons > 1 ? `limite de ${icons} métaux à Brûler` : 'limite de 1 métal à Brûler');
	if (bare > 0) draft.suppose('usage', '', flares ? 'Brûlés d’abord, puis Attisés' : 'à Brûler');
	if (any) draft.suppose('choix', '', 'jetons quelconques');
	const parameters = [
		`icones=${draft.numberOf('icones')}`,
		...(draft.values.has('atium') ? [`atium=${draft.numberOf('atium')}`] : []),
		...(flared.length > 0 ? [`attises=${flared.join('.')}`] : []),
		...laid.map((of, at) => `${LETTERS[at]}=flacon.${of}.${partner(of)}`),
		...(actions.length + laid.length > 0
			? [`suite=${[...actions, ...laid.map((of, at) => `carte.${LETTERS[at]}.${of}`)].join('_')}`]
			: []),
	];
	return { ...draft.toCase('metaux'), address: parameters.join('&') };
};
