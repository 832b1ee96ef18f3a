import { describe, expect, test } from 'vitest';
import { readTables } from '../../by-hand';
import { answerTo } from './said';

/**
 * Title, case as its address says it, who wins and the totals, honor after the conflict, what happened, and rules that the
 * trace cites; the attacker’s number first.
 */
const TABLES = `
# comparison and aftermath
tie → attacker | a1=militaire.3_politique.2&d1=militaire.3_politique.2&defense=4&effet=renoncer | attacker 3 3, honor 10 10 | etape-3-2-3-egalite
0–0 nobody, ring back | a1=militaire.3_politique.2_incline&d1=militaire.5_politique.2_incline | nobody 0 0, honor 10 10 | etape-3-2-3-sans-vainqueur
difference = strength breaks | a1=militaire.9_politique.2&d1=militaire.4_politique.2&defense=5 | attacker 9 4, honor 12 10, broken | etape-3-2-5
one short holds | a1=militaire.9_politique.2&d1=militaire.4_politique.2&defense=6&effet=renoncer | attacker 9 4, honor 10 10 | force-de-province-ecart
unopposed −1 | a1=militaire.3_politique.2&d=aucun&effet=renoncer | attacker 3 0, honor 10 9, unopposed | etape-3-2-4-honneur
bowed defender opposes | a1=militaire.4_politique.2&d1=militaire.3_politique.2_incline&effet=renoncer&defense=9 | attacker 4 0, honor 10 10 | non-oppose-defenseur-incline
defender wins: claims ring, no effect | a1=militaire.2_politique.2&d1=militaire.5_politique.2 | defender 2 5, honor 10 10 | etape-3-2-6-sans-effet etape-3-2-7
# modifiers
double after adds: (3+2)*2=10 | a1=militaire.3_politique.2_modificateur.2_doublee.1&d1=militaire.1_politique.1&effet=renoncer&defense=20 | attacker 10 1, honor 10 10 | modificateur-ordre-de-calcul
half rounds up: 5/2=3 | a1=militaire.5_politique.2_moitie.1&d1=militaire.1_politique.1&effet=renoncer&defense=20 | attacker 3 1, honor 10 10 | modificateur-arrondi
double and half twice: (5)*2/4=2.5→3 | a1=militaire.5_politique.2_doublee.1_moitie.2&d=aucun&effet=renoncer&defense=20 | attacker 3 0, honor 10 9, unopposed
honoured glory is doubled: (2+3)*2 | a1=militaire.2_politique.2_gloire.3_statut.honore_doublee.1&d=aucun&effet=renoncer&defense=20 | attacker 10 0, honor 10 9, unopposed
fixed ignores glory and modifiers | a1=militaire.2_politique.2_gloire.3_statut.honore_modificateur.4_fixee_fixee-a.1&d=aucun&effet=renoncer&defense=20 | attacker 1 0, honor 10 9, unopposed | modificateur-fixe
fixed at 0 bowed char none | a1=militaire.2_politique.2_fixee_fixee-a.5_incline&d1=militaire.1_politique.1 | defender 0 1, honor 10 10 | incline-competence
dishonoured below 0 counts 0 each | a1=militaire.1_politique.1_gloire.4_statut.deshonore&a2=militaire.3_politique.2&d=aucun&effet=renoncer&defense=9 | attacker 3 0, honor 10 9, unopposed | modificateur-jamais-negatif
temp below zero then bonus: 1−4+5=2 | a1=militaire.1_politique.1_gloire.4_statut.deshonore_modificateur.5&d=aucun&effet=renoncer&defense=9 | attacker 2 0, honor 10 9, unopposed
negative player total is 0 | a1=militaire.2_politique.1&d1=militaire.1_politique.1&total-defenseur=-5&effet=renoncer&defense=9 | attacker 2 0, honor 10 10 | etape-3-2-3-total-negatif
attachments political only in political | a1=militaire.2_politique.1_attachements-militaire.3_attachements-politique.1&d=aucun&type=politique&effet=renoncer&defense=9 | attacker 2 0, honor 10 9, unopposed | attachement-modificateurs
# the Favor
favour +1 with bowed participant wins 1–0 | a1=militaire.3_politique.2_incline&d=aucun&faveur=attaquant-militaire&effet=renoncer | attacker 1 0, honor 10 9, unopposed | regles-honneur-faveur-bonus
favour other face | a1=militaire.3_politique.2&d1=militaire.3_politique.2&faveur=defenseur-politique&effet=renoncer | attacker 3 3, honor 10 10
favour defender without participant no bonus | a1=militaire.1_politique.2_incline&d=aucun&faveur=defenseur-militaire | nobody 0 0, honor 10 10
# events
join from home | a1=militaire.3_politique.2&a2=militaire.3_politique.1_fief&d1=militaire.5_politique.2&suite=rejoindre.a2&effet=renoncer | attacker 6 5, honor 10 10 | participant-deplace
leave: sent home not bowed by 3.2.8 | a1=militaire.3_politique.2&a2=militaire.3_politique.1&d1=militaire.2_politique.2&suite=rentrer.a2&effet=renoncer | attacker 3 2, honor 10 10 | fief-renvoyer
play from hand | a1=militaire.1_politique.2&a2=militaire.4_politique.1&d1=militaire.2_politique.2&suite=jouer.a2&effet=renoncer | attacker 5 2, honor 10 10 | participant-joue-dans-le-conflit
dash cannot join | a1=militaire.2_politique.2&a2=militaire.4_politique.1_tiret-militaire_fief&d1=militaire.1_politique.2&suite=rejoindre.a2&effet=renoncer | attacker 2 1, honor 10 10 | tiret-pas-de-conflit
last defender discarded → unopposed, honoured +1 then −1 | a1=militaire.3_politique.2&d1=militaire.9_politique.2_statut.honore&suite=partir.d1&effet=renoncer&defense=9 | attacker 3 0, honor 10 10, unopposed | honore-quitte-le-jeu etape-3-2-4-honneur
dishonoured leaves −1 ends the game at 0 | a1=militaire.3_politique.2_statut.deshonore&d1=militaire.9_politique.2&honneur-attaquant=1&suite=partir.a1 | nobody 0 0, honor 0 10 | deshonore-quitte-le-jeu gagner-la-partie-zero
honour normal → honoured adds glory | a1=militaire.2_politique.2_gloire.3&d1=militaire.4_politique.2&suite=honorer.a1&effet=renoncer | attacker 5 4, honor 10 10 | honore-depuis-normal
dishonour honoured → normal | a1=militaire.2_politique.2_gloire.3_statut.honore&d1=militaire.2_politique.2&suite=deshonorer.a1&effet=renoncer | attacker 2 2, honor 10 10 | deshonore-depuis-honore
dishonour twice: honoured → normal → dishonoured | a1=militaire.2_politique.2_gloire.1_statut.honore&d1=militaire.2_politique.2&suite=deshonorer.a1_deshonorer.a1 | defender 1 2, honor 10 10 | deshonore-depuis-normal
bow then ready in window | a1=militaire.3_politique.2&d1=militaire.2_politique.2&suite=incliner.a1_redresser.a1&effet=renoncer | attacker 3 2, honor 10 10
modifier mid | a1=militaire.3_politique.2&d1=militaire.5_politique.2&suite=modifier.a1.3_modifier.d1.-9&effet=renoncer&defense=9 | attacker 6 0, honor 10 10
# rings
air gain 2 | a1=militaire.3_politique.2&d1=militaire.1_politique.2 | attacker 3 1, honor 12 10 | etape-3-2-6-air
air take 1 | a1=militaire.3_politique.2&d1=militaire.1_politique.2&effet=prendre | attacker 3 1, honor 11 9 | prendre-definition
air gains to 25 wins | a1=militaire.3_politique.2&d1=militaire.1_politique.2&honneur-attaquant=23 | attacker 3 1, honor 25 10 | gagner-la-partie-vingt-cinq
unopposed at honour 1 ends before province/ring | a1=militaire.9_politique.2&d=aucun&honneur-defenseur=1&defense=1 | attacker 9 0, honor 10 0, unopposed | gagner-la-partie-zero
earth | a1=militaire.3_politique.2&d1=militaire.1_politique.2&anneau=terre | attacker 3 1, honor 10 10 | etape-3-2-6-terre
earth empty deck −5 | a1=militaire.3_politique.2&d1=militaire.1_politique.2&anneau=terre&deck-vide=oui | attacker 3 1, honor 5 10 | deck-epuise-perte
earth empty hand | a1=militaire.3_politique.2&d1=militaire.1_politique.2&anneau=terre&main-vide=oui | attacker 3 1, honor 10 10 | effet-pas-assez
fire honours own | a1=militaire.3_politique.2&d1=militaire.1_politique.2&anneau=feu&cible=a1 | attacker 3 1, honor 10 10 | etape-3-2-6-feu
fire dishonours an honoured one → normal | a1=militaire.3_politique.2&d1=militaire.1_politique.2_statut.honore_gloire.1&anneau=feu&effet=deshonorer&cible=d1 | attacker 3 2, honor 10 10 | deshonore-depuis-honore
water readies attacker then 3.2.8 bows it | a1=militaire.6_politique.2&a2=militaire.2_politique.2_incline&d1=militaire.3_politique.2&anneau=eau&cible=a2 | attacker 6 3, honor 10 10 | etape-3-2-6-eau etape-3-2-8
water readies a home one: stays ready | a1=militaire.6_politique.2&a2=militaire.2_politique.2_incline_fief&d1=militaire.3_politique.2&anneau=eau&cible=a2 | attacker 6 3, honor 10 10
water cannot bow one with fate | a1=militaire.6_politique.2&d1=militaire.3_politique.2&d2=militaire.2_politique.2_fief_destin.1&anneau=eau&effet=incliner&cible=d2 | attacker 6 3, honor 10 10 | etape-3-2-6-eau
void removes 1 fate | a1=militaire.6_politique.2&d1=militaire.3_politique.2_destin.2&anneau=vide&cible=d1 | attacker 6 3, honor 10 10 | etape-3-2-6-vide
void last fate: discarded in fate phase | a1=militaire.6_politique.2&d1=militaire.3_politique.2_destin.1&anneau=vide&cible=d1 | attacker 6 3, honor 10 10 | etape-4-2
void no fate refused | a1=militaire.6_politique.2&d1=militaire.3_politique.2&anneau=vide&cible=d1 | attacker 6 3, honor 10 10
# provinces
third province: stronghold eligible | a1=militaire.9_politique.2&d1=militaire.1_politique.2&defense=3&detruites=2&effet=renoncer | attacker 9 1, honor 10 10, broken | province-detruite-forteresse-eligible
stronghold falls | a1=militaire.9_politique.2&d1=militaire.1_politique.2&defense=3&bonus=2&forteresse=oui&detruites=3 | attacker 9 1, honor 10 10, broken | gagner-la-partie-forteresse
province lowered below 0: any win breaks | a1=militaire.1_politique.2&d1=militaire.1_politique.2&defense=2&bonus=-4&effet=renoncer | attacker 1 1, honor 10 10, broken | modificateur-jamais-negatif
# pride, dashes, fate
pride: honoured loser normal | a1=militaire.5_politique.2&d1=militaire.2_politique.2_gloire.1_statut.honore_fierte&effet=renoncer | attacker 5 3, honor 10 10 | fierte-retour-a-la-normale
pride attacker wins honoured; no new total | a1=militaire.5_politique.2_gloire.4_fierte&d1=militaire.5_politique.2&effet=renoncer&defense=1 | attacker 5 5, honor 10 10 | fierte-definition
dash participant removed bowed | a1=militaire.4_politique.0_tiret-politique&a2=militaire.1_politique.3&d1=militaire.1_politique.2&type=politique&effet=renoncer | attacker 3 2, honor 10 10 | tiret-retire-du-conflit
fate of ring to attacker even if he loses | a1=militaire.1_politique.2&d1=militaire.3_politique.2&destin=2 | defender 1 3, honor 10 10 | etape-3-2-destin-de-l-anneau
`;

describe.each(readTables(TABLES))('worked out by hand from the guide: $name', ({ rows }) => {
	test.each(rows)('$title', ({ query, expected, rules }) => {
		const { result, trace } = answerTo(query).resolution;
		if (result.type === 'illegal') throw new Error(result.reason);
		const { winner, totals, honor, provinceBroken, unopposed } = result;
		const answer = [
			`${winner ?? 'nobody'} ${totals.attacker} ${totals.defender}`,
			`honor ${honor.attacker} ${honor.defender}`,
			...(provinceBroken ? ['broken'] : []),
			...(unopposed ? ['unopposed'] : []),
		];
		expect(answer.join(', ')).toBe(expected);
		expect(trace.map(({ rule }) => rule as string)).toEqual(expect.arrayContaining([...rules]));
	});
});
