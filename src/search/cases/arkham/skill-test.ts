import { Draft } from '../draft';
import { lexicon, links } from '../lexicon';
import { readAll, toSentence, without } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';
import { type Named, names, ofName } from './names';
import { addTokens, drawNumber, drawOne, isAlone, isDrawn, takeBag, tokenWords } from './tokens';

const SKILLS = ['volonté', 'intelligence', 'lutte', 'agilité'];

/** The most that the simulator takes of anything. */
const MOST = 99;

/** What the simulator supposes, and its address leaves out: its page has the data of these without waiting. */
const USUAL: Readonly<Record<Named['kind'], string>> = {
	campagne: 'nuit-de-la-zelatrice',
	scenario: 'rassemblement',
	investigateur: 'roland-banks',
};

const LEVELS = { facile: 'facile easy', standard: 'standard', difficile: 'difficile hard', expert: 'expert' };

const words = new Map([
	...lexicon(
		...links,
		'0 volonte vol volo willpower',
		'1 intelligence intel int intellect enquete enqueter investiguer fouiller',
		'2 lutte combat combattre attaque attaquer tape taper toucher frappe frapper fight',
		'3 agilite agi agility esquive esquiver echapper fuir fuit evade',
		'V evasion',
		'T competence test tester chance proba probabilite pourcentage reussir reussit skill',
		'F difficulte diff occulte valeur-occulte voile shroud difficulty',
		'U lieu',
		'M ennemi monstre enemy goule',
		'! ennemis monstres enemies',
		'c contre vs versus v face',
		'i icon',
		'W avec with',
		'S crane cultiste tablette',
		'l libre joker wild approprie',
		'Q carte',
		'J investigateur',
		'k pion jeton token',
		'K sac reserve',
		'd tire tirer pioche revele tirage',
		'Z tentacule echec-auto echec-automatique',
		'A reussite-auto reussite-automatique reussis-automatiquement',
		...tokenWords,
		's sans aucun pas',
		'w bonus arme boost chanceux lucky',
		'P plus',
		'v machette couteau loupe pistolet revolver fusil epee batte',
		'y j je',
		'e et and',
		'. chaos autre joueur pire font rater contient engageant campagne scenario niveau mode pote ami equipier partenaire met ' +
			'mets mettre engage attribue attribuer ajoute j-en joue force',
		...Object.values(LEVELS).map((level) => `L ${level}`),
	),
	...[...names.keys()].map((name) => [name, 'N'] as const),
]);

/** « volonté 3 difficulté 4 Dunwich Wendy », « Roland attaque un ennemi à 3, arme +1, expert ». */
export const readCase: ReadCase = (query) => {
	const phrase = toSentence(query, { lexicon: words, counted: 'i', measures: /(?<![0-3FVc])n~[0-3FV]/g });
	const draft = new Draft();
	// Two numbers alone may be anything, whatever the level is.
	if (phrase === undefined || !/[0-3TFNiVMUZKA]|[dk][np]/.test(phrase.signs)) return undefined;
	const sentence = takeBag(draft, without(phrase, /l|(?<!n)[QJ]|W(?!n(?![ikQbxg]))/g));
	if (sentence === undefined) return undefined;
	/** Rank of the skill that is named, and of the one that is fit against what is tested. */
	let skill: number | undefined;
	let fit: number | undefined;
	let bonus = 0;
	const icons: (readonly [rank: number | undefined, count: number])[] = [];

	const test = (name: CaseWord, word?: CaseWord): boolean => {
		const rank = rankOf(name);
		if (skill !== undefined && skill !== rank) return false;
		skill = rank;
		return word === undefined || draft.number('competence', word, `${SKILLS[rank]} #`);
	};
	const bare = (...all: CaseWord[]) => draft.number('competence', numberIn(all), 'compétence #');
	const difficulty = (...all: CaseWord[]): boolean => {
		const against = all.find(({ text }) => /^[0-3V]$/.test(words.get(text) ?? ''));
		if (against) fit = rankOf(against);
		else if (all.some(({ text }) => /occ|voi|shr|lieu/.test(text))) fit ??= 1;
		return draft.number('difficulte', numberIn(all), 'difficulté #');
	};
	const add = (...all: CaseWord[]): boolean => {
		const word = numberIn(all);
		bonus += word?.number ?? 0;
		draft.say(`bonus ${`${word?.number}`.replace('-', '−')}`, word);
		return true;
	};
	const addIcons = (...all: CaseWord[]): boolean => {
		if (icons.length === 0 && draft.values.has('icones')) return false;
		const [word, kind] = [numberIn(all), all.find(({ text }) => /^[0-3]$/.test(words.get(text) ?? ''))];
		const rank = kind && rankOf(kind);
		icons.push([rank, word?.number ?? 0]);
		const said = `${word?.number} icône${(word?.number ?? 0) < 2 ? '' : 's'}${rank === undefined ? '' : ` : ${SKILLS[rank]}`}`;
		draft.values.set('icones', 0);
		draft.say(said, word);
		return (word?.number ?? -1) >= 0;
	};
	const understood = readAll(sentence, [
		[/nk?[bxg]|[bxg]n/y, (...all) => addTokens(draft, all, words)],
		[/[dk]+[np](?![bxgikQ])|dk?Sp/y, (...all) => drawNumber(draft, numberIn(all))],
		[/d?k?Z/y, () => drawOne(draft, 'echec', 'échec automatique révélé')],
		[/A/y, () => drawOne(draft, 'signe', 'réussite automatique') && draft.put('signe', 'automatique.reussite')],
		[/nQ/y, (word) => word.number === 1 && say(draft, '1 carte', word)],
		[/[np]i(?:[0-3](?!n(?!i)))?|in/y, addIcons],
		[/si/y, () => draft.put('icones', 0, 'sans icône')],
		[/sw/y, () => true],
		[/F?L/y, (...all) => putLevel(draft, all.at(-1))],
		[/(?:c?M[023VF]?|c?U?F+|c?U|c[0-3V])n(?!i)|cnF?/y, difficulty],
		[/Vn/y, (name, word) => (/[cFMU]/.test(sentence.signs) ? test(name, word) : difficulty(name, word as CaseWord))],
		[/w[np]|vp|p[wv]|yp|P[np](?!i)|(?<=[0-3T]n|p|^n)p/y, add],
		[/[0-3V]W?n(?!i|k?[bxg]|Q)/y, (name, ...all) => test(name, numberIn(all))],
		[/n[0-3]/y, (word, name) => name && test(name, word)],
		[/[0-3V]/y, (name) => test(name)],
		[/T?n(?=(?:N|wn|w?p|Pn)*[cFMU])|[TyW]n(?!i)/y, bare],
		[/nF/y, difficulty],
		[/c?[MU]|[TyePKWk]/y, () => true],
		[/N/y, ({ text }) => putName(draft, names.get(text))],
	]);
	const against = skill ?? fit;
	const { figures = '', name } = named(draft, 'investigateur') ?? {};
	const figure = against === undefined ? '' : figures.charAt(against);
	if (figure !== '' && !draft.values.has('competence'))
		draft.put('competence', figure, `${SKILLS[Number(against)]} ${figure} ${ofName(name)}`);
	// What is automatic is so for any skill.
	if (isAlone(draft, 'echec') || isAlone(draft, 'signe')) draft.suppose('competence', 0);
	if (!understood || !draft.values.has('competence') || !draft.values.has('difficulte')) return undefined;
	if (bonus !== 0) draft.values.set('competence', draft.numberOf('competence') + bonus);
	const total = icons.reduce((sum, [, count]) => sum + count, 0);
	if (total > MOST || Math.abs(draft.numberOf('competence')) > MOST) return undefined;
	for (const [rank, count] of icons) {
		if (rank !== undefined && against === undefined) return undefined;
		if (rank === undefined || rank === against) draft.values.set('icones', draft.numberOf('icones') + count);
		else draft.say(`icône ${SKILLS[rank]} : ne compte pas`);
	}
	draft.suppose('icones', 0, 'sans icône');
	return agrees(draft) ? draft.toCase('test-de-competence') : undefined;
};

const rankOf = (word: CaseWord): number => Number(words.get(word.text)?.replace('V', '3'));

function say(draft: Draft, said: string, word: CaseWord): boolean {
	draft.say(said, word);
	return true;
}

const putName = (draft: Draft, one: Named | undefined): boolean =>
	one !== undefined && draft.put(one.kind, one.id, one.name);

const putLevel = (draft: Draft, word: CaseWord | undefined): boolean =>
	Object.entries(LEVELS).some(
		([level, all]) => all.split(' ').includes(`${word?.text}`) && draft.put('niveau', level, `niveau ${level}`),
	);

const named = ({ values }: Draft, kind: Named['kind']): Named | undefined => names.get(`${values.get(kind)}`);

/** Says what is supposed of the bag; `false` when the scenario is not of the campaign. */
function agrees(draft: Draft): boolean {
	const { values } = draft;
	// A scenario is of its campaign.
	const campaign = named(draft, 'scenario')?.campaign;
	if (campaign !== undefined && (values.get('campagne') ?? campaign) !== campaign) return false;
	if (campaign !== undefined) draft.suppose('campagne', campaign);
	const usual = [undefined, USUAL.campagne].includes(values.get('campagne') as string | undefined);
	if (isDrawn(draft)) {
		for (const name of ['campagne', 'scenario', 'niveau', 'investigateur']) values.delete(name);
		return true;
	}
	draft.suppose('campagne', USUAL.campagne, 'réserve de La Nuit de la Zélatrice');
	draft.suppose(
		'scenario',
		usual ? USUAL.scenario : '',
		usual ? 'scénario Le Rassemblement' : 'symboles à 0, faute de scénario',
	);
	draft.suppose('niveau', 'standard', 'niveau standard');
	draft.suppose('investigateur', USUAL.investigateur, 'Signe des Anciens de Roland Banks');
	for (const [kind, id] of Object.entries(USUAL))
		if (values.get(kind) === id || values.get(kind) === '') values.delete(kind);
	return true;
}
