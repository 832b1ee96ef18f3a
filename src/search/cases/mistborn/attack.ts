import { lexicon } from '../lexicon';
import { readAll, toSentence, without } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn, numbersIn } from '../words';
import { Aims, MAX_ALLIES } from './aims';

const words = lexicon(
	'D attaque dattaque attaquer degat dommage dmg dgt combat frappe frapper tape taper inflige infliger',
	'A allie house',
	'E allies',
	'B defenseur defender',
	'F defenseurs defenders',
	'd defense def',
	'N nuage cloud',
	'S sante vie pv hp',
	'J joueur adversaire adverse ennemi opposant lui il leur eux b bob lea zoe paul tom alice marie',
	'U joueurs',
	'V adversaires autres autre',
	'T duel',
	'u partie',
	'm j je moi mon ma mes notre nos',
	'c cible',
	'P porteur detenteur',
	'L seigneur ruler sm boss',
	'O bouclier',
	'X x',
	'I dominat dominance',
	'R reste restant',
	'x non pas',
	's sans aucun rien',
	'w avec',
	'v contre vs sur face',
	't tue tuer vise viser',
	'y retape reattaque reattaquer',
	'z joue jouer',
	'k plus',
	'g depense depenser dont',
	'o pour',
	'M me m',
	'C chaque chacun',
	'h prend prendre subit subir recoit encaisse',
	'a a',
	'e et',
	// More than one attack is another case.
	'! attaques',
	'. point pts maitre protege par derriere devant elimine mort survit tient gagne adverses porte puis meurt meurent normal simple perd perdent dessus coop solo lord meme reparti entre',
);

/** A number that is damage: the figure of « 9 attaque », not of « joueur 12, attaque 9 ». */
const notDamage = '(?!D(?!n(?![SV])))';
const list = (sign: string) => new RegExp(`n?${sign}a?d?n(?:e?n(?!S|N)${notDamage})*d?`, 'y');

/** « attaque 6 contre allié 4 défenseur 3 », « j’ai la Cible, 9 dégâts, les autres à 8 et 12 ». */
export const readCase: ReadCase = (query, inGame) => {
	const told = toSentence(query, { lexicon: words });
	if (told === undefined) return undefined;
	// « Sans défenseur » is what is supposed; « non défenseur » is said of an Ally. « Pour » is of points that are spent.
	const sentence = without(told, /s[AEBF]+|x[BF]|(?<!gn)o/g);
	const { signs } = sentence;
	// A defender, an attack and a life are of other games too.
	if (!inGame && !/[AENcLO]|[BF].*S|S.*[BF]/.test(signs)) return undefined;
	// Who attacks is the reader: what another has dealt, or what is the reader's own, is another case.
	if (/[JL]m*D|mh|M(?!R)|(?:m+(?:ce)?z?|MR)a?n?[ABEFNS]/.test(signs)) return undefined;
	// What each has is of several players.
	if (/C[JUVa]*n?[ABEFN]|[ABEFN]a?d?nC/.test(signs)) return undefined;
	const mine = /m+c|ca?m|wc/.test(signs) && !/[JPV]a?w?c/.test(signs);
	// Who has the Target is attacked too: with Allies or a Cloud that nobody is said to have, who attacks is not sure.
	if (mine && /[ABEFN]/.test(signs) && !/[JV]/.test(signs)) return undefined;
	const aims = new Aims(mine ? 'mine' : signs.includes('c') ? 'theirs' : 'none', /[LO]/.test(signs));
	const { draft } = aims;
	const damage = (...all: CaseWord[]) => draft.number('degats', numberIn(all), '# dégât(s)');
	/** « 7 dégâts plus 3 dégâts », « 5 + 4 dégâts ». */
	const sum = (...all: CaseWord[]) => {
		const [first, second] = numbersIn(all);
		if (!draft.number('degats', first, '# dégât(s)')) return false;
		draft.values.delete('degats');
		if (!draft.number('degats', second, '+ # dégât(s)')) return false;
		draft.values.set('degats', Number(first?.number) + Number(second?.number));
		return draft.numberOf('degats') < 100;
	};
	const understood = readAll(sentence, [
		[/(?<!D)nD*(?:kn|p)D+/y, sum],
		[/w?D*nD+|D+a?n(?![EF])|w?n(?=v)|wn(?![ABEFNSd])/y, damage],
		// « Attaque 9 défenseurs 3 et 4 »: nobody has nine.
		[/Dn(?=[EF]a?d?n(?:e?n))/y, (...all) => (Number(numberIn(all)?.number) > MAX_ALLIES ? damage(...all) : undefined)],
		[list('F'), (...all) => aims.several(true, all)],
		[list('E'), (...all) => aims.several(false, all)],
		[/gn(?:[ov]t?|t)A(?!a?d?n)/y, (...all) => aims.spend(numberIn(all))],
		[/A?Bwnd/y, (...all) => aims.ally(true, numberIn(all))],
		[/Awnd/y, (...all) => aims.ally(false, numberIn(all))],
		[/AJ?a?d?n(?!S(?!a?n))d?B(?!a?d?n)|A?BA?J?a?d?n(?!S(?!a?n))d?/y, (...all) => aims.ally(true, numberIn(all))],
		[/AJ?a?d?n(?!S(?!a?n))d?/y, (...all) => aims.ally(false, numberIn(all))],
		[new RegExp(`[JLPc]*a?nS|[JLPc]+a?n(?![ABEFNdwv])${notDamage}|Sa?n`, 'y'), (...all) => aims.life(numberIn(all))],
		[new RegExp(`n?V+a?n(?:e?n(?!S)${notDamage})*S?`, 'y'), (...all) => aims.target === 'mine' && aims.lives(all)],
		[/nN|Na?n(?!S(?!a?n))/y, (...all) => aims.cloud(numberIn(all))],
		[/N/y, () => aims.saved()],
		[/y/y, () => aims.again()],
		[/[au]*nU|ua?n|an(?=[Pm]|$)/y, (...all) => draft.number('joueurs', numberIn(all), 'partie à #', 2, 4)],
		[/(?<!n)S(?!a?n)/y, () => true],
		[
			/n?Va?s|Ja?s/y,
			(...all) => mine && (!numberIn(all) || draft.number('autres', numberIn(all), '# autre(s) joueur(s)', 1, 2)),
		],
		[/T/y, () => draft.put('joueurs', 2, 'partie à 2')],
		[
			new RegExp(`Oa?(?:e?n${notDamage}|X)+`, 'y'),
			(_, ...all) => all.every((one) => one.text === 'et' || one.text === 'a' || aims.shield(one)),
		],
		[/Ia?n/y, (...all) => draft.number('dominat', numberIn(all), 'Dominat #', 1, 6)],
		[/A/y, () => aims.allies > 0],
		[/[CDJLMPRacehmtuvwz]/y, () => true],
	]);
	return understood && draft.values.has('degats') ? aims.toCase() : undefined;
};
