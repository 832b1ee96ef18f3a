// What a fight is said with: its words as signs, and the shapes that these make.
import { lexicon } from '../lexicon';

/** Signs of the words of a fight. */
export const words = lexicon(
	'P puissance force power pv puiss',
	'A armure armor arm',
	'D degat dommage dmg dgt damage blessure',
	'S assaut assault',
	'H hasardeux hasardeuse hasard hazardous',
	'M marqueur compteur jeton',
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
	't attaque attaquer attaquent combat combattre combattent bat battre affronte affronter frappe frapper frappent tape taper tapent battent affrontent duel tue tuer tuera envoie fight bagarre',
	'T attaques',
	'q puis ensuite',
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
	'k creature',
	'm bete monstre gros grosse petit',
	'y ma mon mes mienne mien notre nos',
	'z adverse adversaire ennemi sa son ses sienne sien leur eux',
	'e et plus',
	'l l la le',
	'h j je tu il elle on nous vous',
	'G gagne reste',
	'r encore',
	'v survit survivra resiste',
	'. les-deux ca-donne-quoi meme passent gagnant vainqueur emporte survivant mourra pion b dont chacun meurt meurent creve crevent mort survivent detruit dessus tuent vivante tour possede amelioration premierement pendant lors',
);

/** What stands for creatures (`X`) and between them, when the first attacks, and when the second does. */
export const forward = /^t*w?a?Xa?(?:t+c?|c)d?Xd?[tc]*$|^[ta]+Xc?dX$|^XaXd$/;
/** Two attackers in turn, their target first or last. */
export const inTurn = /^(?:d?Xd?tbX(?:q?b|q)X|tc?XwXqw?X)$|^XqXtc?X$/;
export const backward = /^t?(?:d?Xd?t?bX|dXd?c?aX|dXct?X|XcaX|Xtcd?aX)$|^tc?d?XwX$|^(?:d?Xd?ltw|dXtw|c?X,)X(?:lt)?$/;

/**
 * What says nothing once it is known: questions, ranks of attacks, possessions without a number. « L’ » that is no creature
 * before the verb, and « sur » before the creature that has what is said: « protection sur ma 5 ».
 */
export const idle =
	/\?(?:Di?)?|[fg](?:ot?|t(?!c)|(?=tc))|(?<!D)jt|M(?=[456D])|(?<!\w)l|l(?!t(?!c))|(?<!n)E(?!n)|G(?!n)|(?<=i)r|j(?=u)|^nT|(?<=t)no|[ekmv]|(?<=^M?\d)c(?=[lyz]?[dkm])/g;
