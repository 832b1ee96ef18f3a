import type { TraceStep } from '../../../rules/keyforge/fight';
import { count } from '../../shared/words';
import { eventTitle } from './event-title';
import { sayClosed, sentence } from './sentences';
import { keywordSentence } from './sentences-keyword';
import { countCounters, countDamage, forHowLong, goes, Name, nameOf, ofName, thisDamage, toName } from './words';
import { sayWhere } from './words-line';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of any event, in words: `sentence` for those of a fight. */
export function boardSentence(step: TraceStep, previous?: TraceStep): string {
	const { creature, before, after } = step;
	const who = Name(creature);
	switch (step.kind) {
		case 'destruction-refused':
			return step.sacrifice
				? `${who} est invulnérable : elle n’est pas détruite, donc pas sacrifiée.`
				: `${who} est invulnérable : l’effet ne peut pas la détruire.`;
		case 'effect-begun':
			return `${step.rule === 'sequence-combat-avant' ? 'Avant le combat, une capacité agit' : 'Elle agit'} : ${lowered(eventTitle(step.effect, 0))}.`;
		case 'shifted':
			return before === after
				? `${who} reste à la même place de sa ligne.`
				: `${who} va ${sayWhere(step)}, sous le même contrôle.`;
		case 'entered':
			return `${who} entre ${step.of === undefined ? '' : 'déployée, '}${sayWhere(step)}${step.of === undefined ? (step.side === 'active' ? ' de votre ligne' : ' de la ligne adverse') : ''}.`;
		case 'entered-exhausted':
			return after === 1
				? `${who} entre inclinée : elle ne peut pas être utilisée tant qu’elle n’est pas redressée.`
				: `Une carte fait entrer ${nameOf(creature)} redressée.`;
		case 'control-taken':
			return `${who} passe sous ${step.side === 'active' ? 'votre contrôle' : 'le contrôle de l’adversaire'}, ${sayWhere(step)} de ${step.side === 'active' ? 'votre' : 'sa'} ligne. Elle garde ses dégâts et ses statuts.`;
		case 'struck-again':
			return `Le même effet recommence : il inflige ses dégâts pour la ${before}e fois sur ${after}.`;
		case 'destroyed-order':
			return `Le joueur actif choisit l’ordre des capacités « Détruit : » : ici celle ${step.bearers.map(ofName).join(', puis celle ')}.`;
		case 'destroyed-ability':
			return step.rule === 'sequence-detruit-capacites'
				? `Encore en jeu, ${nameOf(creature)} résout sa capacité « Détruit : ».`
				: `${who} n’est plus en jeu, mais sa capacité « Détruit : », déjà déclenchée, se résout jusqu’au bout.`;
		case 'already-marked':
			return `${who} est déjà marquée pour destruction : elle ne peut pas l’être de nouveau.`;
		case 'still-marked':
			return `${who} garde sa marque : un soin ne la sauve pas.`;
		case 'ward-too-late':
			return `Le marqueur de protection ${ofName(creature)} est arrivé après sa marque : il ne la sauve pas.`;
		case 'invulnerable-too-late':
			return `${who} n’est devenue invulnérable qu’après sa marque : elle est détruite quand même.`;
		case 'destroyed-elsewhere':
			return step.own
				? sentence(step)
				: `${who}, déjà marquée, est ${goes[step.to]}, mais compte comme détruite.${sayClosed(step.closesUp)}`;
		case 'fight-skipped':
			return step.rule === 'combat-depart-avant-combat'
				? 'L’une des deux créatures n’est plus en jeu, sans être détruite. Dans notre lecture, le combat lui-même est ignoré de même.'
				: sentence(step);
		case 'departure-replaced':
			return `${who} devrait quitter le jeu : son marqueur de protection est défaussé à la place.`;
		case 'invulnerable-leaves':
			return `Invulnérable n’empêche pas ${nameOf(creature)} de quitter le jeu autrement que détruite.`;
		case 'departed':
			return `${who} est ${goes[step.to]}.${sayClosed(step.closesUp)}`;
		case 'ward-received':
			return before === 0
				? `${who} reçoit un marqueur de protection.`
				: `${who} porte déjà un marqueur de protection : elle n’en reçoit pas d’autre.`;
		case 'healed':
			return before === after
				? `Aucun pion de dégât n’est retiré : ${nameOf(creature)} n’est pas soignée.`
				: `${countCounters(before - after)} en moins sur ${nameOf(creature)} : elle en porte ${after}.`;
		case 'damage-moved':
			return moved(step);
		case 'counters-changed':
			if (step.rule === 'capacites-autant-que-possible') return `${who} n’a aucun marqueur +1 à perdre.`;
			return `${who} ${after > before ? 'reçoit' : 'perd'} ${count(Math.abs(after - before), 'marqueur')} +1 : sa puissance ${step.rule === 'faq-etoile-blafarde-reponse' ? 'reste fixée à' : 'est de'} ${step.power}.`;
		case 'aember-moved':
			return aemberMoved(step);
		case 'armor-gained':
		case 'armor-lost':
			return armorChanged(step);
		case 'armor-not-retroactive':
			return step.rule === 'armure-gain-non-retroactif'
				? `L’armure gagnée n’efface rien : ${nameOf(creature)} garde ${countCounters(before)}.`
				: 'Les dégâts que cette armure a déjà annulés ce tour-ci ne sont pas infligés après coup.';
		case 'armor-restored':
			return `Ce qui ne durait qu’un temps prend fin : l’armure ${ofName(creature)} passe de ${before} à ${after}.`;
		case 'power-changed':
			if (step.rule === 'faq-etoile-blafarde-reponse')
				return `Une carte fixe la puissance ${ofName(creature)} : elle reste à ${after}.`;
			return before === after
				? `La puissance ${ofName(creature)} reste à ${after}.`
				: `La puissance ${ofName(creature)} passe de ${before} à ${after}${forHowLong[step.duration]}.`;
		case 'power-restored':
			return `Ce qui ne durait qu’un temps prend fin : la puissance ${ofName(creature)} passe de ${before} à ${after}.`;
		case 'keyword-changed':
		case 'keyword-restored':
		case 'power-set':
		case 'armor-set':
			return keywordSentence(step);
		case 'prevention-begun':
			return `${spared[step.duration]}, ${nameOf(creature)} ne peut pas recevoir de dégâts.`;
		case 'prevention-ended':
			return `Ce qui ne durait qu’un temps prend fin : ${nameOf(creature)} peut de nouveau recevoir des dégâts.`;
		case 'redirect-begun':
			return `${spared[step.duration]}, les dégâts que devrait recevoir ${nameOf(creature)} vont à ${nameOf(step.to)}.`;
		case 'redirect-ended':
			return step.to === undefined
				? `Ce qui ne durait qu’un temps prend fin : ${nameOf(creature)} reçoit de nouveau ses dégâts elle-même.`
				: `Ce qui ne durait qu’un temps prend fin : les dégâts ${ofName(creature)} vont de nouveau à ${nameOf(step.to)}.`;
		case 'damage-redirected':
			return `${Name(step.to)} doit recevoir ${thisDamage(before)} à la place ${ofName(creature)}.${step.armor > 0 ? ' Son armure n’annule rien : dans notre lecture, l’étape de l’armure est passée.' : ''}`;
		case 'armor-renewed':
			return `L’armure ${ofName(creature)} peut de nouveau annuler ${countDamage(after)}.`;
		case 'elusive-renewed':
			return `Insaisissable protège de nouveau ${nameOf(creature)}, à la première attaque du tour.`;
		case 'stunned':
			return before === 0
				? `${who} reçoit une carte de statut Sonné.`
				: `${who} est déjà sonnée : elle ne reçoit pas de seconde carte Sonné.`;
		case 'enraged':
			return before === 0
				? `${who} reçoit un marqueur Enragé : utilisée, elle doit combattre si elle le peut.`
				: `${who} porte déjà un marqueur Enragé : elle n’en reçoit pas d’autre.`;
		case 'enrage-idle':
			return step.rule === 'enrager-si-possible'
				? `${who} est enragée, mais elle ne peut pas combattre : elle garde son marqueur.`
				: `${who} est enragée, mais l’effet la fait seulement ${step.use === 'reap' ? 'moissonner' : 'résoudre cette capacité'} : elle garde son marqueur.`;
		case 'exhausted':
			return before === 0 ? `${who} est inclinée.` : `${who} est déjà inclinée.`;
		case 'readied':
			return step.rule === 'redresse-etape-4'
				? `Fin du tour : ${nameOf(creature)} est redressée.`
				: `${who} est redressée.`;
		case 'reaped':
			return `${who} moissonne : ${step.recipient === 'active' ? 'vous gagnez' : 'l’adversaire gagne'} 1 Aombre.`;
		case 'use-abilities':
			return step.use === 'reap'
				? `Si ${nameOf(creature)} a des capacités « Moisson : », elles se résolvent.`
				: `La capacité « ${step.use === 'action' ? 'Action' : 'Omni'} : » ${ofName(creature)} se résout.`;
		default:
			return sentence(step, previous);
	}
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const spared: Record<Step<'prevention-begun'>['duration'], string> = {
	turn: 'Jusqu’à la fin du tour',
	'next-turn': 'Jusqu’au début du prochain tour du joueur actif',
	lasting: 'Tant que l’effet s’applique',
};

function moved({ creature, before, after, target, received }: Step<'damage-moved'>): string {
	if (before === 0) return `${Name(creature)} n’a aucun pion de dégât à déplacer.`;
	if (before === after) return `Aucun pion de dégât n’est déplacé : ${nameOf(creature)} en porte toujours ${after}.`;
	const one = before - after < 2;
	const went = `${countCounters(before - after)} ${one ? 'passe' : 'passent'} ${ofName(creature)} ${toName(target)}`;
	return `${went}, qui en porte ${received}. ${one ? 'Il n’est pas infligé : rien ne l’annule' : 'Ils ne sont pas infligés : rien ne les annule'}.`;
}

function aemberMoved({ creature, before, after, way, recipient }: Step<'aember-moved'>): string {
	const many = Math.abs(after - before);
	const pool = recipient === 'active' ? 'votre réserve' : 'la réserve de l’adversaire';
	const now = `elle en porte ${after}`;
	if (way === 'exalt')
		return `${Name(creature)} est exaltée : ${count(many, 'Aombre')} du stock commun sur elle, ${now}.`;
	return way === 'capture'
		? `${Name(creature)} capture ${count(many, 'Aombre')} dans ${pool} : ${now}.`
		: `${count(many, 'Aombre')} ${many < 2 ? 'retourne' : 'retournent'} dans ${pool} : ${nameOf(creature)} en porte ${after}.`;
}

function armorChanged(step: Step<'armor-gained'> | Step<'armor-lost'>): string {
	const { creature, before, after, duration } = step;
	if (step.rule === 'faq-etoile-blafarde-restriction')
		return `Une carte fixe l’armure ${ofName(creature)} : elle reste à ${after}.`;
	if (before === after)
		return `L’armure ${ofName(creature)} reste à ${after} : gains et pertes s’additionnent, sans descendre sous 0.`;
	if (step.rule === 'armure-tilde')
		return `${Name(creature)} n’avait pas d’armure : elle en a maintenant ${after}${forHowLong[duration]}.`;
	const changed = `L’armure ${ofName(creature)} passe de ${before} à ${after}${forHowLong[duration]}.`;
	return step.kind === 'armor-lost' ? changed + sayUsedArmor(step) : changed;
}

function sayUsedArmor({ after, usedBefore, usedAfter }: Step<'armor-lost'>): string {
	if (usedBefore === 0) return '';
	const left = after - usedAfter;
	return ` Ce qui a déjà servi ce tour-ci part d’abord : elle ${left === 0 ? 'ne peut plus rien annuler' : `peut encore annuler ${countDamage(left)}`}.`;
}
