import type { Cause, TraceStep } from '../../../rules/keyforge/fight';
import { capital, listed } from '../../shared/words';
import { countCounters, countDamage, goes, Name, nameOf, ofName, thisDamage, toName } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/**
 * One step of a fight, in words; empty for those of other events. `previous` is the step that comes before it in the same
 * event, if any.
 */
export function sentence(step: TraceStep, previous?: TraceStep): string {
	const { creature, before, after } = step;
	const who = Name(creature);
	switch (step.kind) {
		case 'target-chosen':
			return `${who} est inclinée et combat ${nameOf(step.target)}.`;
		case 'elusive-chosen':
			return before === 0
				? `${who} est insaisissable et choisie pour la première fois ce tour-ci : la puissance des deux créatures n’inflige rien.`
				: `${who} a déjà été choisie ce tour-ci : insaisissable ne joue plus.`;
		case 'order-chosen':
			return sayOrder(step);
		case 'keyword-powerless':
			return step.rule === 'escarmouche-puissance-seulement'
				? `Escarmouche n’arrête que les dégâts de puissance, pas ${thisDamage(before)} de hasardeux.`
				: `Insaisissable n’arrête que les dégâts de puissance, pas ${thisDamage(before)} d’assaut.`;
		case 'keyword-lost':
			return `${who} n’est plus en jeu : son mot-clé ${step.rule === 'assaut-mort' ? 'hasardeux' : 'assaut'} (${before}) n’inflige rien.`;
		case 'ability-lost':
			return 'Le reste du combat n’est pas résolu : la capacité « Avant le Combat : » ne fait rien.';
		case 'fight-skipped':
			return `${after === 0 ? 'Les deux créatures sont détruites' : 'L’une des deux créatures est détruite'} : le combat lui-même est ignoré, aucun dégât de puissance n’est infligé.`;
		case 'power-raised':
			if (before === after) return `Même avec ses marqueurs +1, la puissance ${ofName(creature)} reste à ${after}.`;
			return `Avec ${step.counters < 2 ? 'son marqueur' : `ses ${step.counters} marqueurs`} +1, la puissance ${ofName(creature)} passe de ${before} à ${after}.`;
		case 'stunned-strikes-back':
			return `${who} est sonnée, mais elle frappe quand même celle qui l’attaque, pour ${countDamage(before)}.`;
		case 'fight-abilities':
			return `${who} a survécu : si elle a des capacités « Combat : », elles se résolvent.`;
		case 'fight-abilities-lost':
			return step.rule === 'combat-capacites-combat'
				? `${who} n’a pas survécu : ses capacités « Combat : » éventuelles ne se résolvent pas.`
				: `Sans combat, les capacités « Combat : » éventuelles ${ofName(creature)} ne se résolvent pas.`;
		case 'enrage-removed':
			return step.rule === 'capacite-definition'
				? `${who} perd son marqueur Enragé.`
				: `${who} a servi à combattre : elle perd son marqueur Enragé.`;
		case 'stun-removed':
			return step.rule === 'capacite-definition'
				? `${who} perd sa carte Sonné.`
				: `${who} est sonnée : elle est inclinée et perd sa carte Sonné, rien d’autre.`;
		case 'damage-announced':
			return announced(step, previous?.kind === 'damage-announced');
		case 'damage-canceled':
			return step.rule === 'sequence-degats-annuler'
				? `Un effet s’y oppose : ${nameOf(creature)} ne peut pas recevoir ${thisDamage(before)}.`
				: canceled(step);
		case 'ward-discarded':
			return `Le marqueur de protection ${ofName(creature)} est défaussé à la place de ${thisDamage(before)}.`;
		case 'armor-cancels':
			return `L’armure ${ofName(creature)} annule ${countDamage(before - after)} : ${after === 0 ? 'rien ne passe' : `il en passe ${after}`}. ${step.armorAfter === 0 ? 'Elle est consommée pour ce tour.' : `Elle peut encore en annuler ${step.armorAfter} ce tour-ci.`}`;
		case 'armor-spent':
			return `L’armure ${ofName(creature)} (${step.armor}) est déjà consommée ce tour-ci : elle n’annule rien.`;
		case 'armor-ignored':
			return `${before < 2 ? 'Ce dégât ignore' : 'Ces dégâts ignorent'} l’armure ${ofName(creature)} (${step.armor}) : elle n’annule rien et n’est pas consommée.`;
		case 'damage-placed':
			return before === 0
				? `${who} reçoit ${countCounters(after)}, pour une puissance de ${step.power}.`
				: `${who} reçoit ${countCounters(after - before)} : elle en porte ${after}, pour une puissance de ${step.power}.`;
		case 'share-skipped':
			return `${who} n’est plus en jeu : l’effet ignore cette partie et fait le reste.`;
		case 'poison-idle':
			return step.rule === 'poison-au-moins-un'
				? `Aucun dégât n’a été infligé ${toName(creature)} : le poison ne fait rien.`
				: `${after < 2 ? 'Ce dégât ne vient' : `Ces ${after} dégâts ne viennent`} pas de la puissance : le poison ne fait rien.`;
		case 'poison-acts':
			return 'Une carte fixe ces dégâts : dans notre lecture, le poison agit quand même.';
		case 'destruction-replaced':
			return `${who} devrait être détruite : son marqueur de protection est défaussé à la place.`;
		case 'still-doomed':
			return `${who} garde ${countCounters(before)} pour une puissance de ${step.power} : elle ne peut pas rester en jeu.`;
		case 'marked':
			return `${who} est marquée pour destruction : ${reason(step)}.`;
		case 'discarded':
			return `${who} va dans la défausse de son propriétaire.${sayClosed(step.closesUp)}`;
		case 'destroyed-elsewhere':
			return `Sa capacité « Détruit : » joue : ${nameOf(creature)} est ${goes[step.to]}, mais compte comme détruite.${sayClosed(step.closesUp)}`;
		case 'aember-returned':
			return `${after - before < 2 ? 'L’Aombre' : `Les ${after - before} Aombres`} que portait ${nameOf(creature)} ${after - before < 2 ? 'va' : 'vont'} dans ${step.recipient === 'active' ? 'votre réserve' : 'la réserve de l’adversaire'}.`;
		case 'invulnerable-stays':
			return `${who} est invulnérable : elle n’est pas détruite, même avec ${listed([...(before > 0 ? [countCounters(before)] : []), `une puissance de ${step.power}`])}.`;
		default:
			return '';
	}
}

const openings = { assault: 'assaut', hazardous: 'hasardeux', ability: 'la capacité « Avant le Combat : »' };

/** In which order keywords and a “Before Fight:” ability act here. */
export const sayOrder = ({ order }: Step<'order-chosen'>): string =>
	`Le joueur actif choisit l’ordre : ici ${order.map((one) => openings[one]).join(', puis ')}.`;

/** Which creatures stand side by side, now that some have left from between them. */
export function sayClosed(gone: number): string {
	if (gone === 0) return '';
	return gone === 1
		? ' Ses deux voisines se retrouvent côte à côte.'
		: ' Les créatures restées de part et d’autre se retrouvent côte à côte.';
}

/** Why a creature is destroyed, after a colon. */
export function reason({ cause, damage, power }: { cause: Cause; damage: number; power: number }): string {
	if (cause === 'effect') return 'un effet la détruit';
	if (cause === 'sacrifice') return 'elle est sacrifiée';
	if (cause === 'zero-power') return 'sa puissance est de 0';
	return cause === 'poison' ? 'le poison l’a blessée' : `${countCounters(damage)} pour une puissance de ${power}`;
}

/** Damage is announced, not dealt yet: the next steps say what becomes of it. */
function announced(step: Step<'damage-announced'>, together: boolean): string {
	const { creature, after, nature, source, rule, share = 0 } = step;
	const by = source === null ? 'une créature' : nameOf(source);
	const strike = `${by} frappe ${nameOf(creature)}`;
	switch (nature) {
		case 'power':
			return `${together ? `En même temps, ${strike}` : capital(strike)} : ${countDamage(after)} ${rule === 'regle-d-or-carte' ? 'comme le dit sa carte, et non sa puissance' : 'de puissance'}.`;
		case 'before':
			return `${together ? 'En même temps, elle' : 'Avant le combat, une capacité'} doit infliger ${countDamage(after)} ${toName(creature)}.`;
		case 'assault':
		case 'hazardous':
			return `${nature === 'assault' ? 'Assaut' : 'Hasardeux'} : avant le combat, ${strike} pour ${countDamage(after)}.`;
		case 'effect':
			return `${together ? 'En même temps, l’effet' : 'Un effet'} doit infliger ${countDamage(after)} ${toName(creature)}.`;
		case 'splash':
			if (rule === 'regle-d-or-carte')
				return `En même temps, la projection ${ofName(source ?? '')} doit infliger ${countDamage(after)} ${toName(creature)}.`;
			if (share > 0)
				return `En même temps, la projection (${after - share}) et l’effet (${share}) doivent infliger ${countDamage(after)} ${toName(creature)}.`;
			return `En même temps, la projection doit infliger ${countDamage(after)} ${toName(creature)}.`;
	}
}

/** Power that a keyword of the fight stops has not been announced: who does not deal it is told. */
function canceled({ rule, creature, before, source }: Step<'damage-canceled'>): string {
	if (rule === 'invulnerable-aucun-degat')
		return `Invulnérable : ${nameOf(creature)} ne reçoit pas ${thisDamage(before)}.`;
	const keyword = rule === 'escarmouche-aucun-degat' ? 'Escarmouche' : 'Insaisissable';
	const damage = before < 2 ? 'son dégât' : `ses ${before} dégâts`;
	return `${keyword} : ${nameOf(source ?? '')} n’inflige pas ${damage} ${toName(creature)}.`;
}
