import type { Cause, TraceStep } from '../../../rules/keyforge/fight/trace';
import { capital, listed } from '../../shared/words';
import { countCounters, countDamage, Name, nameOf, ofName, thisDamage, toName } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. `previous` is the step that comes before it in the same event, if any. */
export function sentence(step: TraceStep, previous?: TraceStep): string {
	const { creature, avant, apres } = step;
	const who = Name(creature);
	switch (step.kind) {
		case 'cible-choisie':
			return `${who} est inclinée et combat ${nameOf(step.cible)}.`;
		case 'insaisissable-visee':
			return avant === 0
				? `${who} est insaisissable et choisie pour la première fois ce tour-ci : la puissance des deux créatures n’inflige rien.`
				: `${who} a déjà été choisie ce tour-ci : insaisissable ne joue plus.`;
		case 'ordre-choisi':
			return `Assaut et hasardeux agissent tous les deux : le joueur actif fait passer ${step.rule === 'assaut-ordre' ? 'assaut' : 'hasardeux'} en premier.`;
		case 'mot-cle-inoperant':
			return step.rule === 'escarmouche-puissance-seulement'
				? `Escarmouche n’arrête que les dégâts de puissance, pas ${thisDamage(avant)} de hasardeux.`
				: `Insaisissable n’arrête que les dégâts de puissance, pas ${thisDamage(avant)} d’assaut.`;
		case 'mot-cle-perdu':
			return `${who} n’est plus en jeu : son mot-clé ${step.rule === 'assaut-mort' ? 'hasardeux' : 'assaut'} (${avant}) n’inflige rien.`;
		case 'combat-ignore':
			return 'L’une des deux créatures est détruite : le combat lui-même est ignoré, aucun dégât de puissance n’est infligé.';
		case 'puissance-augmentee':
			return `Avec ${apres - avant < 2 ? 'son marqueur' : `ses ${apres - avant} marqueurs`} +1, la puissance ${ofName(creature)} passe de ${avant} à ${apres}.`;
		case 'sonne-riposte':
			return `${who} est sonnée, mais elle frappe quand même celle qui l’attaque, pour ${countDamage(avant)}.`;
		case 'capacites-combat':
			return `${who} a survécu : si elle a des capacités « Combat : », elles se résolvent.`;
		case 'rage-retiree':
			return `${who} a servi à combattre : elle perd son marqueur Enragé.`;
		case 'degats-annonces':
			return announced(step, previous?.kind === 'degats-annonces');
		case 'degats-annules':
			return `${keywordThatCancels(step)} : ${nameOf(creature)} ne reçoit pas ${thisDamage(avant)}.`;
		case 'protection-defaussee':
			return `Le marqueur de protection ${ofName(creature)} est défaussé à la place de ${thisDamage(avant)}.`;
		case 'armure-annule':
			return `L’armure ${ofName(creature)} annule ${countDamage(avant - apres)} : ${apres === 0 ? 'rien ne passe' : `il en passe ${apres}`}. ${step.armureApres === 0 ? 'Elle est consommée pour ce tour.' : `Elle peut encore en annuler ${step.armureApres} ce tour-ci.`}`;
		case 'armure-epuisee':
			return `L’armure ${ofName(creature)} (${step.armure}) est déjà consommée ce tour-ci : elle n’annule rien.`;
		case 'degats-places':
			return avant === 0
				? `${who} reçoit ${countCounters(apres)}, pour une puissance de ${step.puissance}.`
				: `${who} reçoit ${countCounters(apres - avant)} : elle en porte ${apres}, pour une puissance de ${step.puissance}.`;
		case 'poison-sans-effet':
			return step.rule === 'poison-au-moins-un'
				? `Aucun dégât n’a été infligé ${toName(creature)} : le poison ne fait rien.`
				: `${apres < 2 ? 'Ce dégât ne vient' : `Ces ${apres} dégâts ne viennent`} pas de la puissance : le poison ne fait rien.`;
		case 'destruction-remplacee':
			return `${who} devrait être détruite : son marqueur de protection est défaussé à la place.`;
		case 'marquee':
			return `${who} est marquée pour destruction : ${reason(step)}.`;
		case 'defaussee':
			return `${who} va dans la défausse de son propriétaire.${closesUp(step) ? ' Ses deux voisines se retrouvent côte à côte.' : ''}`;
		case 'aombre-rendu':
			return `${apres - avant < 2 ? 'L’Aombre' : `Les ${apres - avant} Aombres`} que portait ${nameOf(creature)} ${apres - avant < 2 ? 'va' : 'vont'} dans ${step.gagnant === 'actif' ? 'votre réserve' : 'la réserve de l’adversaire'}.`;
		case 'invulnerable-reste':
			return `${who} est invulnérable : elle n’est pas détruite, même avec ${listed([...(avant > 0 ? [countCounters(avant)] : []), `une puissance de ${step.puissance}`])}.`;
		case 'armure-gagnee':
			return step.rule === 'armure-tilde'
				? `${who} n’avait pas d’armure : elle en a maintenant ${apres}.`
				: `L’armure ${ofName(creature)} passe de ${avant} à ${apres}.`;
		case 'armure-perdue':
			return `L’armure ${ofName(creature)} passe de ${avant} à ${apres}.${sayUsedArmor(step)}`;
		case 'armure-non-retroactive':
			return step.rule === 'armure-gain-non-retroactif'
				? `L’armure gagnée n’efface rien : ${nameOf(creature)} garde ${countCounters(avant)}.`
				: 'Les dégâts que cette armure a déjà annulés ce tour-ci ne sont pas infligés après coup.';
		case 'armure-renouvelee':
			return `L’armure ${ofName(creature)} peut de nouveau annuler ${countDamage(apres)}.`;
		case 'insaisissable-renouvele':
			return `Insaisissable protège de nouveau ${nameOf(creature)}, à la première attaque du tour.`;
	}
}

/** Why a creature is destroyed, after a colon. */
export function reason({ cause, degats, puissance }: { cause: Cause; degats: number; puissance: number }): string {
	if (cause === 'puissance-zero') return 'sa puissance est de 0';
	return cause === 'poison' ? 'le poison l’a blessée' : `${countCounters(degats)} pour une puissance de ${puissance}`;
}

/** Damage is announced, not dealt yet: the next steps say what becomes of it. */
function announced({ creature, apres, nature, source }: Step<'degats-annonces'>, together: boolean): string {
	const by = source === null ? 'une créature' : nameOf(source);
	const strike = `${by} frappe ${nameOf(creature)}`;
	switch (nature) {
		case 'puissance':
			return `${together ? `En même temps, ${strike}` : capital(strike)} : ${countDamage(apres)} de puissance.`;
		case 'assaut':
		case 'hasardeux':
			return `${nature === 'assaut' ? 'Assaut' : 'Hasardeux'} : avant le combat, ${strike} pour ${countDamage(apres)}.`;
		case 'effet':
			return `Un effet doit infliger ${countDamage(apres)} ${toName(creature)}.`;
		case 'projection':
			return `En même temps, la projection doit infliger ${countDamage(apres)} ${toName(creature)}.`;
	}
}

function keywordThatCancels({ rule }: Step<'degats-annules'>): string {
	if (rule === 'insaisissable-premiere-fois') return 'Insaisissable';
	return rule === 'escarmouche-aucun-degat' ? 'Escarmouche' : 'Invulnérable';
}

/** A fighter stands in the middle of its line: two creatures left of three are its neighbours. */
const closesUp = ({ creature, apres }: Step<'defaussee'>): boolean => apres === 2 && creature.length === 1;

function sayUsedArmor({ apres, utiliseeAvant, utiliseeApres }: Step<'armure-perdue'>): string {
	if (utiliseeAvant === 0) return '';
	const left = apres - utiliseeApres;
	return ` Ce qui a déjà servi ce tour-ci part d’abord : elle ${left === 0 ? 'ne peut plus rien annuler' : `peut encore annuler ${countDamage(left)}`}.`;
}
