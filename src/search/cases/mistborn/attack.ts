import { lexicon } from '../lexicon';
import { readAll, toSentence, without } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';
import { Aims, MAX_ALLIES } from './aims';

const words = lexicon(
	'D attaque dattaque attaquer degat dommage dmg dgt combat frappe frapper tape taper inflige infliger',
	'A allie',
	'E allies',
	'B defenseur',
	'F defenseurs',
	'd defense def',
	'N nuage',
	'S sante vie pv hp',
	'J joueur adversaire adverse ennemi opposant lui il leur eux',
	'U joueurs',
	'V adversaires autres',
	'T duel',
	'u partie',
	'm j je moi mon ma mes notre nos',
	'c cible',
	'P porteur',
	'L seigneur',
	'O bouclier',
	'X x',
	'I dominat dominance',
	'R reste restant',
	'x non pas',
	's sans aucun',
	'w avec',
	'v contre vs sur face',
	't tue tuer vise viser',
	'y retape reattaque reattaquer',
	'z joue jouer',
	'a a',
	'e et',
	'. point pts maitre protege par derriere devant elimine mort survit tient gagne adverses porte puis meurt meurent normal simple perd perdent dessus coop solo autre b bob lea zoe paul tom alice marie',
);

/** A number that is damage: the figure of « 9 attaque », not of « joueur 12, attaque 9 ». */
const notDamage = '(?!D(?!n(?!S)))';
const list = (sign: string) => new RegExp(`n?${sign}a?d?n(?:e?n(?!S|N)${notDamage})*d?`, 'y');

/** « attaque 6 contre allié 4 défenseur 3 », « j’ai la Cible, 9 dégâts, les autres à 8 et 12 ». */
export const readCase: ReadCase = (query, inGame) => {
	const told = toSentence(query, { lexicon: words });
	if (told === undefined) return undefined;
	// « Sans défenseur » is what is supposed; « non défenseur » is said of an Ally.
	const sentence = without(told, /s[AEBF]+|x[BF]/g);
	const { signs } = sentence;
	// A defender, an attack and a life are of other games too.
	if (!inGame && !/[AENcLO]|[BF].*S|S.*[BF]/.test(signs)) return undefined;
	// Who attacks is the reader: what another has dealt, or what is the reader's own, is another case.
	if (/[JL]D|m+(?:ce)?a?n?[ABEFNS]/.test(signs)) return undefined;
	const aims = new Aims(/m+c|ca?m/.test(signs) ? 'mine' : signs.includes('c') ? 'theirs' : 'none', /[LO]/.test(signs));
	const { draft } = aims;
	const damage = (...all: CaseWord[]) => draft.number('degats', numberIn(all), '# dégât(s)');
	const understood = readAll(sentence, [
		[/w?D*nD+|D+a?n(?![EF])|w?n(?=v)|wn(?![ABEFNSd])/y, damage],
		// « Attaque 9 défenseurs 3 et 4 »: nobody has nine.
		[/Dn(?=[EF]a?d?n(?:e?n))/y, (...all) => (Number(numberIn(all)?.number) > MAX_ALLIES ? damage(...all) : undefined)],
		[list('F'), (...all) => aims.several(true, all)],
		[list('E'), (...all) => aims.several(false, all)],
		[/Aa?d?nd?B(?!a?d?n)|A?BA?a?d?nd?/y, (...all) => aims.ally(true, numberIn(all))],
		[/Aa?d?nd?/y, (...all) => aims.ally(false, numberIn(all))],
		[new RegExp(`[JLPc]*a?nS|[JLPc]+a?n(?![ABEFNdwv])${notDamage}|Sa?n`, 'y'), (...all) => aims.life(numberIn(all))],
		[
			new RegExp(`V+a?n(?:e?n(?!S)${notDamage})*S?`, 'y'),
			(...all) => aims.target === 'mine' && all.every((one) => one.number === undefined || aims.life(one)),
		],
		[/nN|Na?n/y, (...all) => aims.cloud(numberIn(all))],
		[/N/y, () => aims.saved()],
		[/y/y, () => aims.again()],
		[/[au]*nU|ua?n|an(?=P|$)/y, (...all) => draft.number('joueurs', numberIn(all), 'partie à #', 2, 4)],
		[/T/y, () => draft.put('joueurs', 2, 'partie à 2')],
		[
			new RegExp(`Oa?(?:e?n${notDamage}|X)+`, 'y'),
			(_, ...all) => all.every((one) => one.text === 'et' || one.text === 'a' || aims.shield(one)),
		],
		[/Ia?n/y, (...all) => draft.number('dominat', numberIn(all), 'Dominat #', 1, 6)],
		[/A/y, () => aims.allies > 0],
		[/[DJLPRacemtuvwz]/y, () => true],
	]);
	return understood && draft.values.has('degats') ? aims.toCase() : undefined;
};
