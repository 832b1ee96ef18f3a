import { Draft } from '../draft';
import { lexicon } from '../lexicon';
import { type Sentence, toSentence, without } from '../sentence';
import type { ReadCase, ToolCase } from '../tool-case';
import type { CaseWord } from '../words';
import { has, measures, readSheet, type Sheet, states } from './sheet';

const words = lexicon(
	'P puissance force power pv puiss',
	'A armure armor arm',
	'D degat dommage dmg dgt damage blessure',
	'S assaut assault',
	'H hasardeux hasardeuse hasard hazardous',
	'M marqueur compteur',
	'E aombre ambre aembre aember amber',
	'u utilise use entame',
	'0 poison',
	'1 escarmouche skirmish',
	'2 insaisissable elusive',
	'3 invulnerable',
	'4 protection protege ward warded',
	'5 sonne stun stunned',
	'6 enrage',
	'7 provocation taunt',
	'8 incline',
	'c contre vs versus v sur face',
	't attaque attaquer attaquent combat combattre combattent bat battre affronte affronter frappe frapper frappent tape taper tapent battent affrontent duel tue tuer tuera',
	'b par',
	'w avec',
	'a attaquant att atk',
	'd defenseur defenseuse defense def cible defend',
	'f 1re 1er premiere',
	'g 2e 2eme deuxieme seconde',
	'o fois',
	'j deja pris subi recu blesse',
	's sans',
	'i inflige prend subit recoit encaisse',
	'? combien quel',
	'k creature bete monstre gros grosse petit',
	'y ma mon mes mienne mien notre nos',
	'z adverse adversaire ennemi sa son ses sienne sien leur eux',
	'e et plus',
	'l l la le',
	'h j je tu il elle on nous vous',
	'G gagne',
	'r encore',
	'v survit survivra resiste',
	'. les-deux passent gagnant vainqueur emporte survivant mourra pion b dont chacun meurt meurent mort survivent detruit dessus tuent vivante tour possede amelioration premierement pendant lors',
);

/** What stands for creatures (`X`) and between them, when the first attacks, and when the second does. */
const forward = /^t*w?a?Xa?(?:t+c?|c)d?Xd?[tc]*$|^[ta]+Xc?dX$|^XaXd$/;
const backward = /^t?(?:d?Xd?t?bX|dXd?c?aX|dXct?X|XcaX|Xtcd?aX)$|^tc?d?XwX$|^(?:d?Xd?ltw|dXtw|c?X,)X(?:lt)?$/;

/**
 * What says nothing once it is known: questions, ranks of attacks, possessions without a number. « L’ » that is no creature
 * before the verb, and « sur » before the creature that has what is said: « protection sur ma 5 ».
 */
const idle =
	/\?(?:Di?)?|[fg](?:ot?|t(?!c)|(?=tc))|(?<!D)jt|M(?=[456D])|(?<!\w)l|l(?!t(?!c))|(?<!n)E(?!n)|G(?!nE)|(?<=i)r|j(?=u)|[ekv]|(?<=^M?\d)c(?=[lyz]?[dk])/g;

/** A creature as its words say it. */
interface Said {
	sheet: Sheet;
	words: readonly CaseWord[];
	already: boolean;
}

/** « 4 puissance contre 5 armure 2 poison », « j’attaque un 5 avec un 3 », « 3 d’armure 5 dégâts ». */
export const readCase: ReadCase = (query, inGame) => {
	// « Protégée + 2 d’armure » is of both. Places stay as they are.
	const asked = query.replaceAll(' + ', ' , ');
	const read = toSentence(asked, { lexicon: words });
	if (read === undefined || read.words.at(-1)?.article) return undefined;
	const told = without(read, /h(?!lt)/g);
	if (!(inGame ? /[PASHMDtadkc\d]/ : /[PASHMDk\d]/).test(told.signs)) return undefined;
	// There are counters of +1 only.
	if ([...told.signs.matchAll(/Mp/g)].some(({ index }) => told.words[index + 1]?.number !== 1)) return undefined;
	const again = /g[ot]|(?<!D)jt/.test(told.signs);
	const plain = without({ ...told, signs: told.signs.replace(/v(?=nD)/g, 'i') }, idle);
	// « Ma » is of who attacks, « adverse » of who is attacked: the other way round is another case, unless it is said.
	const [left = '', right = ''] = plain.signs.split('c');
	if (!/[tbad]/.test(plain.signs) && (left.includes('z') || right.includes('y'))) return undefined;
	const bare = without(plain, /[yzh]/g);
	// « Je l’attaque » does not say with which.
	const whole = /[^yzh]lt$/.test(plain.signs) ? withCommas(without(bare, /d/g), asked) : bare;
	const found = [-1, ...[...whole.signs.matchAll(/[w,]/g)].map(({ index }) => index)].flatMap((apart) => {
		const signs = [...whole.signs].map((sign, at) => (/[w,]/.test(sign) && at !== apart ? ' ' : sign)).join('');
		return readParts(without({ ...whole, signs }, / /g), again) ?? [];
	});
	return found.every(({ address }) => address === found[0]?.address) ? found[0] : undefined;
};

/** « Une 5, un 3 l’attaque »: a comma may stand between two creatures. */
function withCommas({ signs, words }: Sentence, query: string): Sentence {
	const all = words.map((word, at) => {
		const comma = at > 0 && query.slice(words[at - 1]?.end, word.start).includes(',');
		return comma ? ([`,${signs[at]}`, word, word] as const) : ([`${signs[at]}`, word] as const);
	});
	return { signs: all.map(([sign]) => sign).join(''), words: all.flatMap(([, ...both]) => both) };
}

/** The fight, or the damage, that a sentence says once each of its parts is apart. */
function readParts({ signs, words }: Sentence, again: boolean): ToolCase | undefined {
	const parts = [...signs.matchAll(/[nPASDHMEusjip\d]+|./g)];
	const shape = parts.map(([part]) => (/[ctbwadofglGr,?]/.test(part) ? part : 'X')).join('');
	const said = parts.flatMap(({ 0: part, index }, at): Said[] => {
		const sheet = shape[at] === 'X' ? readSheet(part) : undefined;
		return sheet ? [{ sheet, words: words.slice(index), already: part.includes('j') }] : [];
	});
	if (said.length < shape.replace(/[^X]/g, '').length) return undefined;
	const attacker = forward.test(shape) ? 0 : backward.test(shape) ? 1 : undefined;
	return attacker !== undefined && said.every(({ sheet }) => has(sheet, 'P') && !has(sheet, 'I'))
		? readFight(said, attacker, again)
		: readDamage(said, shape);
}

function readFight(said: readonly Said[], attacker: number, again: boolean): ToolCase | undefined {
	const draft = new Draft();
	const told = said.every((one, at) =>
		at === attacker ? put(draft, 'a', one, 'attaquante, ') : put(draft, 'd', one, 'cible, ', again),
	);
	if (!told || (again && !draft.values.has('d.attaquee'))) return undefined;
	if (draft.numberOf('a.assaut') > 0 && draft.numberOf('d.hasardeux') > 0)
		draft.suppose('ordre', 'assaut', 'assaut avant hasardeux');
	return draft.toCase('combat');
}

/** Damage, and the creature that takes it. */
function readDamage(said: readonly Said[], shape: string): ToolCase | undefined {
	if (!/^X(?:cX)?$/.test(shape)) return undefined;
	const [dealing, ...more] = said.filter(({ sheet }) => has(sheet, 'DI'));
	if (!dealing || more.length > 0 || (shape !== 'X' && dealing.sheet.length > 1)) return undefined;
	const all = said.flatMap(({ sheet }) => sheet);
	if (!has(all, 'AP') || has(all, 'SHME0125678')) return undefined;
	const draft = new Draft();
	if (!said.every((one) => put(draft, 'd', one))) return undefined;
	const name = has(all, 'I') ? 'd.recus' : 'd.degats';
	const dealt = draft.numberOf(name);
	// What it has taken already is not dealt now; of what power it is then counts.
	const unsure = name === 'd.degats' ? dealing.already : has(all, 'D') && !has(all, 'P');
	if (unsure || dealt === 0 || dealt === 99) return undefined;
	draft.values.delete(name);
	draft.suppose('d.puissance', dealt + 1, `puissance ${dealt + 1}`);
	draft.put('combat', 'sans');
	draft.put('suite', `degats.d.${dealt}`);
	return draft.toCase('combat');
}

/** Keeps what is said of a creature; `false` when a number is out of bounds. `who`: said before the first of it. */
function put(draft: Draft, place: 'a' | 'd', { sheet, words }: Said, who = '', again = false): boolean {
	const told = sheet.every(([sign, at], rank) => {
		const before = rank === 0 ? who : '';
		const measure = measures[sign];
		if (measure === undefined) {
			const [name, said, value = ''] = states[Number(sign)] ?? ['', ''];
			const evades = name === 'insaisissable' && place === 'd';
			const text = evades ? `${said}, ${again ? 'déjà' : 'pas encore'} attaquée ce tour-ci` : said;
			if (evades && again) draft.put('d.attaquee', '');
			return draft.put(`${place}.${name}`, value, before + text);
		}
		const [name, said, min] = measure;
		const key = `${place}.${name}`;
		if (at === undefined)
			return sign === 'M'
				? draft.put(key, 1, `${before}1 marqueur +1`)
				: draft.put(key, 0, `${before}sans ${name.replace('degats', 'dégât')}`);
		// Assault and hazardous add up.
		const gained = /[SH]/.test(sign) ? draft.numberOf(key) : 0;
		if (gained > 0) draft.values.delete(key);
		const kept = draft.number(key, words[at], before + said, min);
		if (gained > 0) draft.values.set(key, gained + draft.numberOf(key));
		return kept;
	});
	return told && draft.numberOf(`${place}.usee`) <= draft.numberOf(`${place}.armure`);
}
