import { describe, expect, test } from 'vitest';
import { readTables } from '../../by-hand';
import { caseOf, resolveCase } from './said';

/** Title, case as its address says it, damage counters of creatures or where they went, and rules that the trace cites. */
const TABLES = `
# prevention
prevention turn | a=puissance.5&d=puissance.3_armure.1&combat=sans&suite=preserver.d_combat.a.d | a 3, d 0 | sequence-degats-annuler
prevention turn ends at new turn | a=puissance.5&d=puissance.6&combat=sans&suite=preserver.d_degats.d.4_tour_degats.d.4 | d 4 | effets-persistants-definition
prevention lasting | a=puissance.5&d=puissance.6&combat=sans&suite=preserver.d.durable_tour_degats.d.9 | d 0 | capacite-constante-definition
prevention next-turn: holds opp turn, gone at own | a=puissance.5&d=puissance.6&combat=sans&suite=preserver.a.prochain_tour_degats.a.4_tour_degats.a.3 | a 3
prevented: armor and ward untouched (FAQ Bouclier Sanctifié) | a=puissance.3&d=puissance.4_armure.1_protection.1&combat=sans&suite=preserver.d_combat.a.d | d 0 | sequence-degats-annuler
prevention does not stop destroy | a=puissance.3&d=puissance.4&combat=sans&suite=preserver.d_detruire.d | d destroyed | detruit-marquee
prevention does not stop moved damage | a=puissance.6_degats.4&d=puissance.4&combat=sans&suite=preserver.d_deplacer.a.d.4 | a 0, d destroyed | deplacement-degats
# several creatures at once
effect hits 4 creatures at once, armors apart | ag=puissance.2&a=puissance.3&d=puissance.2_armure.1&dd=puissance.2&combat=sans&suite=degats.d.2.dd.2.a.2.ag.2 | d 1, dd destroyed, a 2, ag destroyed | degat-simultanes
Vague Empoisonnée kills two at once: line closes once | a=puissance.3&dg=puissance.5&d=puissance.2&dd=puissance.2&dd2=puissance.4&combat=sans&suite=degats.d.2.dd.2 | dg 0, d destroyed, dd destroyed, dd2 0
Lance: 3 to one, 3 to one neighbour only | a=puissance.3&dg=puissance.5&d=puissance.4_armure.1&dd=puissance.3&combat=sans&suite=degats.d.3.dd.3 | d 2, dd destroyed, dg 0
# power changed between two hits
+2 power saves | a=puissance.3&d=puissance.3&combat=sans&suite=degats.d.2_puissance.d.2_degats.d.2 | d 4
-2 power this turn kills wounded | a=puissance.3&d=puissance.5&combat=sans&suite=degats.d.3_puissance.d.-2 | d destroyed | degat-destruction
minus power to 0 kills unwounded | a=puissance.3&d=puissance.2&combat=sans&suite=puissance.d.-2 | d destroyed | puissance-zero
+3 for turn, wounded dies at end of turn | a=puissance.3&d=puissance.3&combat=sans&suite=puissance.d.3_degats.d.4_tour | d destroyed
+3 lasting survives turn | a=puissance.3&d=puissance.3&combat=sans&suite=puissance.d.3.durable_degats.d.4_tour | d 4
power bonus counts in the next fight | a=puissance.3&d=puissance.6&combat=sans&suite=puissance.a.3_combat.a.d | a destroyed, d destroyed
# destroyed and sacrificed
sacrifice | a=puissance.3_aombre.2&d=puissance.6&combat=sans&suite=sacrifier.a | a destroyed | detruit-sacrifice quitter-le-jeu-aombre
sacrifice of warded (FAQ Forge d’Obsidienne) | a=puissance.3_protection.1&d=puissance.6&combat=sans&suite=sacrifier.a | a 0 | proteger-remplace
destroy invulnerable refused | a=puissance.3&d=puissance.6_invulnerable&combat=sans&suite=detruire.d | d 0 | invulnerable-definition
destroy middle: playing change, taunt now adjacent | a=puissance.3&dg=puissance.3_provocation&d=puissance.2&dd=puissance.3&combat=sans&suite=detruire.d_combat.a.dd | d destroyed, dd 0, a 0
# wards
ward mid-turn then damage | a=puissance.3&d=puissance.4&combat=sans&suite=degats.d.1_proteger.d_degats.d.9_degats.d.1 | d 2 | proteger-marqueur proteger-remplace
ward twice is one | a=puissance.3&d=puissance.4&combat=sans&suite=proteger.d_proteger.d_degats.d.1_degats.d.1 | d 1 | proteger-une-seule-fois
two damage icons vs ward power1 (FAQ) | a=puissance.3&d=puissance.1_protection.1&combat=sans&suite=degats.d.1_degats.d.1 | d destroyed
ward persists over turn | a=puissance.3&d=puissance.4&combat=sans&suite=proteger.d_tour_degats.d.3 | d 0
warded attacker by assault of other: ward goes to hazardous, then power deals | a=puissance.5_protection.1&d=puissance.4_hasardeux.3 | a 4, d destroyed
ward vs poison: no damage placed, lives | a=puissance.2_poison&d=puissance.8_protection.1 | a destroyed, d 0
# healing
heal 2 between hits | a=puissance.3&d=puissance.5&combat=sans&suite=degats.d.4_soigner.d.2_degats.d.2 | d 4 | soigner-nombre
heal fully | a=puissance.3&d=puissance.5_degats.4&combat=sans&suite=soigner.d | d 0 | soigner-entierement
heal unwounded: not healed | a=puissance.3&d=puissance.5&combat=sans&suite=soigner.d.3 | d 0 | soigner-sans-effet
heal more than there is | a=puissance.3&d=puissance.5_degats.2&combat=sans&suite=soigner.d.9 | d 0
heal does not renew armor | a=puissance.3&d=puissance.5_armure.2&combat=sans&suite=degats.d.4_soigner.d_degats.d.3 | d 3
# damage that ignores armor
ignores armor | a=puissance.3&d=puissance.5_armure.3&combat=sans&suite=degats.d.3.armure.ignoree_degats.d.4 | d 4 | regle-d-or-carte
ignores armor yet ward acts | a=puissance.3&d=puissance.5_armure.3_protection.1&combat=sans&suite=degats.d.4.armure.ignoree | d 0
# leaving play
to hand, Æmber to the opponent | a=puissance.3&d=puissance.5_aombre.3&combat=sans&suite=partir.d.main | d hand | quitter-le-jeu-cas quitter-le-jeu-aombre
purge an invulnerable | a=puissance.3&d=puissance.5_invulnerable&combat=sans&suite=partir.d.purge | d purge | invulnerable-quitter-le-jeu
archives, warded stays | a=puissance.3&d=puissance.5_protection.1&combat=sans&suite=partir.d.archives_partir.d.archives | d archives
fight after its target left is impossible | a=puissance.3&d=puissance.5&dd=puissance.1&combat=sans&suite=partir.d.deck_combat.a.d | d deck, a 0
# splash-attack
splash-attack 2 | a=puissance.3&dg=puissance.2&d=puissance.4&dd=puissance.3_armure.1&duel=projection.2 | a destroyed, dg destroyed, d 3, dd 1
splash-attack with elusive target: playing still hit | a=puissance.3&dg=puissance.2&d=puissance.4_insaisissable&duel=projection.2 | a 0, dg destroyed, d 0
# uses other than a fight
stunned reap loses its stun | a=puissance.3_sonnee&d=puissance.4&combat=sans&suite=utiliser.a.moissonner | a 0 | sonne-remplace-utilisation
stunned by effect | a=puissance.3_sonnee&d=puissance.4&combat=sans&suite=utiliser.a.moissonner.effet | a 0 | sonne-par-un-effet
stunned fight with no enemy (FAQ Colère) | a=puissance.3_sonnee&d=puissance.4&combat=sans&suite=detruire.d_combat.a.d | a 0, d destroyed
enraged cannot reap | a=puissance.3_enragee&d=puissance.4&combat=sans&suite=utiliser.a.moissonner | a 0
enraged reap by effect keeps marker (FAQ Faucôme) | a=puissance.3_enragee&d=puissance.4&combat=sans&suite=utiliser.a.moissonner.effet | a 0 | enrager-moissonner-par-un-effet
enraged reaps when no enemy | a=puissance.3_enragee&d=puissance.4&combat=sans&suite=partir.d.main_utiliser.a.moissonner | a 0, d hand | enrager-si-possible
enraged fights: marker off | a=puissance.5_enragee&d=puissance.4 | a 4, d destroyed | enrager-retirer-apres-combat
enraged fight skipped: marker off | a=puissance.5_enragee_assaut.4&d=puissance.4 | a 0, d destroyed | enrager-combat-ignore
enraged and stunned: stun off, still enraged | a=puissance.5_enragee_sonnee&d=puissance.4 | a 0, d 0
exhausted cannot reap | a=puissance.3_inclinee&d=puissance.4&combat=sans&suite=utiliser.a.moissonner | a 0
exhausted then readied by effect fights | a=puissance.5_inclinee&d=puissance.4&combat=sans&suite=redresser.a_combat.a.d | a 4, d destroyed | redresse-par-capacite
reap then omni: exhausted | a=puissance.3&d=puissance.4&combat=sans&suite=utiliser.a.moissonner_utiliser.a.omni | a 0 | sequence-moisson-gain
exhausted target strikes back | a=puissance.3&d=puissance.4_inclinee | a destroyed, d 3
# moved damage
moved ignores armor, as many as there are | a=puissance.5_degats.2&d=puissance.4_armure.5&combat=sans&suite=deplacer.a.d.5 | a 0, d 2 | deplacement-degats
moved lethal on warded: ward then dies | a=puissance.5_degats.3&d=puissance.3_protection.1&combat=sans&suite=deplacer.a.d.3 | a 0, d destroyed | proteger-degats-restants
moved lethal on invulnerable stays | a=puissance.5_degats.3&d=puissance.3_invulnerable&combat=sans&suite=deplacer.a.d.3 | a 0, d 3 | invulnerable-aucun-degat
# counters
+1 counter mid-turn | a=puissance.2&d=puissance.3&combat=sans&suite=marqueurs.a.2_combat.a.d | a 3, d destroyed | marqueur-puissance-plus-un
L’Étoile Blafarde (FAQ): a counter received since changes nothing | a=puissance.1_marqueurs.1&d=puissance.5_armure.1&combat=sans&suite=puissance.a.2.durable_fixer.a.puissance.1.d_fixer.a.armure.0.d_marqueurs.a.1_degats.a.1 | a destroyed, d 0 | faq-etoile-blafarde-reponse
lost counter kills | a=puissance.2&d=puissance.2_marqueurs.2_degats.3&combat=sans&suite=marqueurs.d.-1 | d destroyed
# damage that differs from power, or goes elsewhere
fight damage 2 instead of power | a=puissance.7&d=puissance.4&duel=frappe.2 | a 4, d 2 | regle-d-or-carte
Double Ténébreux (FAQ Armure) | a=puissance.4&d=puissance.4_armure.2&dd=puissance.5&combat=sans&suite=reporter.d.dd_combat.a.d | a destroyed, d 0, dd 2 | faq-armure-double-tenebreux-report
# before the fight
« Avant le combat » kills target: skipped, attacker used | a=puissance.3_enragee&d=puissance.2&duel=d.2 | a 0, d destroyed | combat-mort-avant-combat
Crachefeu hits all enemies before | a=puissance.5&dg=puissance.1&d=puissance.6&dd=puissance.1&duel=d.1.dg.1.dd.1 | a destroyed, d destroyed, dg destroyed, dd destroyed
Gabos: damage on elusive other | a=puissance.3&d=puissance.4&dd=puissance.2_insaisissable&duel=dd.2.frappe.0 | a destroyed, d 0, dd destroyed
# armor
armor example: 2 armor, 1 then 3 damage | a=puissance.3&d=puissance.5_armure.2&combat=sans&suite=degats.d.1_degats.d.3 | d 2 | armure-annule
review error: +2 armor, new turn, 3 damage | a=puissance.3&d=puissance.6&combat=sans&suite=armure.d.2_tour_degats.d.3 | d 3
upgrade armor lasts | a=puissance.3&d=puissance.6&combat=sans&suite=armure.d.2.durable_tour_degats.d.3 | d 1
armor gained late not retroactive | a=puissance.3&d=puissance.6_armure.1&combat=sans&suite=degats.d.3_armure.d.3_degats.d.2 | d 2 | armure-gain-non-retroactif
armor lost: used first | a=puissance.3&d=puissance.9_armure.3&combat=sans&suite=degats.d.2_armure.d.-2_degats.d.2 | d 1 | armure-perte-ordre
armor restored next turn | a=puissance.3&d=puissance.9_armure.2&combat=sans&suite=degats.d.5_tour_degats.d.4 | d 5 | armure-se-renouvelle
armor 1 −3 +2 total 0 | a=puissance.3&d=puissance.9_armure.1&combat=sans&suite=armure.d.-3_armure.d.2_degats.d.2 | d 2 | armure-total
# keywords
elusive second attack works | a=puissance.4&ad=puissance.3&d=puissance.5_insaisissable&suite=combat.ad.d | a 0, ad destroyed, d 3
elusive after new turn again | a=puissance.4&d=puissance.9_insaisissable&suite=tour_tour_combat.a.d | a 0, d 0
elusive: assault and hazardous still deal | a=puissance.4_assaut.2&d=puissance.9_insaisissable_hasardeux.1 | a 1, d 2
skirmish takes hazardous only | a=puissance.4_escarmouche&d=puissance.9_hasardeux.1 | a 1, d 4
skirmish defender is struck back normally | a=puissance.4&d=puissance.3_escarmouche | a 3, d destroyed
taunt playing protected, non-neighbour free | a=puissance.4&d=puissance.3&dd=puissance.5_provocation&dd2=puissance.2&dd3=puissance.1&combat=sans&suite=combat.a.dd3 | a 1, dd3 destroyed
two taunts side by side may be chosen | a=puissance.4&d=puissance.3_provocation&dd=puissance.5_provocation | a 3, d destroyed
poison 1 damage after armor kills | a=puissance.3_poison&d=puissance.9_armure.2 | a destroyed, d destroyed
poison of target kills attacker even as it dies | a=puissance.9&d=puissance.1_poison | a destroyed, d destroyed
assault kills: no return damage | a=puissance.1_assaut.3&d=puissance.3_hasardeux.5 | a 0, d destroyed
hazardous first kills attacker | a=puissance.1_assaut.3&d=puissance.3_hasardeux.5&ordre=hasardeux | a destroyed, d 0 | hasardeux-mort
# Æmber
capture then leave returns to opponent | a=puissance.3&d=puissance.6&combat=sans&suite=capturer.a.2_detruire.a | a destroyed | capturer-definition
exalt then leave: opponent gains | a=puissance.3&d=puissance.6&combat=sans&suite=exalter.d.1_partir.d.main | d hand | exalter-definition
Destroyed: goes to hand, still destroyed (Faux-Jeton) | a=puissance.3&d=puissance.2_detruite.main | d destroyed, a 2 | detruit-autre-zone
# a turn
newcomer: enemy armor 3, 2 damage, two attack, card 2 | a=puissance.4&ad=puissance.3&d=puissance.9_armure.3_degats.2&suite=combat.ad.d_degats.d.2 | a destroyed, ad destroyed, d 8
# new turns
readied in own step 4: reaps next own turn only | a=puissance.9&d=puissance.2&dd=puissance.2&suite=tour_combat.a.dd | a 4, d destroyed, dd destroyed
opponent turn: d attacks back | a=puissance.3&d=puissance.5&combat=sans&suite=tour_combat.d.a | a destroyed, d 3
stun lasts over turns | a=puissance.3&d=puissance.5&combat=sans&suite=sonner.a_tour_tour_utiliser.a.moissonner | a 0 | sonne-carte sonne-remplace-utilisation
stun twice | a=puissance.3&d=puissance.5&combat=sans&suite=sonner.d_sonner.d | d 0 | sonne-deja
stunned target strikes | a=puissance.3&d=puissance.5_sonnee | a destroyed, d 3 | sonne-inflige-degats
18 creatures: effect on far ones | ag9=puissance.1&ag8=puissance.1&ag7=puissance.1&ag6=puissance.1&ag5=puissance.1&ag4=puissance.1&ag3=puissance.1&ag2=puissance.1&ag=puissance.1&a=puissance.3&d=puissance.5&dd=puissance.1&dd2=puissance.1&dd3=puissance.1&combat=sans&suite=degats.dd2.1.projection.1.ag9.1 | ag9 destroyed, dd destroyed, dd2 destroyed, dd3 destroyed, ag8 0
`;

describe.each(readTables(TABLES))('worked out by hand from the rulebook: $name', ({ rows }) => {
	test.each(rows)('$title', ({ query, expected, rules }) => {
		const { result, trace } = resolveCase(caseOf(query)).resolution;
		const fates = new Map<string, string | number>([
			...result.destructions.map(({ creature }) => [creature, 'destroyed'] as const),
			...result.departures.map(({ creature, to }) => [creature, to] as const),
			...[...result.situation.active, ...result.situation.opposing].map(({ id, damage }) => [id, damage] as const),
		]);
		const named = expected.split(', ').map((fate) => fate.split(' ')[0] ?? '');
		expect(named.map((id) => `${id} ${fates.get(id)}`).join(', ')).toBe(expected);
		expect(trace.map(({ rule }) => rule as string)).toEqual(expect.arrayContaining([...rules]));
	});
});
