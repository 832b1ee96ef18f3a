import type { Illegalite } from '../../rules/keyforge/combat/issue';
import type { Cause, Etape, Nature } from '../../rules/keyforge/combat/trace';
import { count, damage, Name, nameOf, ofName, toName } from './words';

const natures: Record<Nature, string> = {
	puissance: 'par sa puissance',
	assaut: 'par assaut, avant le combat',
	hasardeux: 'par hasardeux, avant le combat',
	effet: 'par un effet',
	projection: 'par projection',
};

const causes: Record<Cause, string> = {
	degats: 'ses dégâts atteignent sa puissance',
	'puissance-zero': 'sa puissance est de 0',
	poison: 'le poison l’a blessée',
};

export const causeLabel = (cause: Cause): string => causes[cause];

/** One step of the trace, in words. */
export function sentence(step: Etape): string {
	const { creature, avant, apres } = step;
	const who = Name(creature);
	switch (step.etape) {
		case 'cible-choisie':
			return `${who} est inclinée et combat ${nameOf(step.cible)}.`;
		case 'insaisissable-visee':
			return avant === 0
				? `${who} est insaisissable, et c’est la première fois ce tour-ci qu’elle est choisie : sa puissance et celle de l’attaquante n’infligent rien.`
				: `${who} a déjà été choisie ce tour-ci : insaisissable ne joue plus.`;
		case 'ordre-choisi':
			return `Le joueur actif fait passer ${step.regle === 'assaut-ordre' ? 'assaut' : 'hasardeux'} en premier.`;
		case 'mot-cle-inoperant':
			return `${step.regle === 'escarmouche-puissance-seulement' ? 'Escarmouche' : 'Insaisissable'} n’arrête que les dégâts de puissance : ces ${damage(avant)} passent.`;
		case 'mot-cle-perdu':
			return `${who} n’est plus en jeu : son mot-clé n’inflige pas ses ${damage(avant)}.`;
		case 'combat-ignore':
			return 'Une des deux créatures est détruite avant le combat : les dégâts de puissance n’ont pas lieu.';
		case 'puissance-augmentee':
			return `Avec ses marqueurs, la puissance ${ofName(creature)} passe de ${avant} à ${apres}.`;
		case 'sonne-riposte':
			return `${who} est sonnée, mais elle est attaquée : elle inflige quand même sa puissance, ${avant}.`;
		case 'capacites-combat':
			return `${who} a survécu : ses capacités « Combat : » se résolvent.`;
		case 'rage-retiree':
			return `${who} a combattu : elle perd son marqueur Enragé.`;
		case 'degats-annonces':
			return announced(step);
		case 'degats-annules':
			return `${cancelledBy(step.regle)} annule ${avant < 2 ? 'ce dégât' : `ces ${avant} dégâts`} pour ${nameOf(creature)}.`;
		case 'protection-defaussee':
			return `Le marqueur de protection ${ofName(creature)} est défaussé à la place des ${damage(avant)}.`;
		case 'armure-annule':
			return `L’armure ${ofName(creature)} annule ${damage(avant - apres)} : ${apres === 0 ? 'rien ne passe' : `il en reste ${apres}`}. Armure encore utile ce tour-ci : ${step.armureApres}.`;
		case 'armure-epuisee':
			return `L’armure ${ofName(creature)} (${step.armure}) a déjà tout servi ce tour-ci : ${damage(avant)} ${avant < 2 ? 'passe' : 'passent'}.`;
		case 'degats-places':
			return `${who} reçoit ${count(apres - avant, 'pion')} de dégât : ${apres} pour une puissance de ${step.puissance}.`;
		case 'poison-sans-effet':
			return step.regle === 'poison-puissance-seulement'
				? 'Le poison n’agit que par les dégâts de puissance : ici, il ne fait rien.'
				: `Aucun dégât n’a blessé ${nameOf(creature)} : le poison ne fait rien.`;
		case 'destruction-remplacee':
			return `${who} devrait être détruite : son marqueur de protection est défaussé à la place.`;
		case 'marquee':
			return `${who} est marquée pour destruction : ${causes[step.cause]}${step.cause === 'degats' ? ` (${step.degats} ≥ ${step.puissance})` : ''}.`;
		case 'defaussee':
			return `${who} quitte le jeu pour la défausse de son propriétaire, et la ligne de front se resserre.`;
		case 'aombre-rendu':
			return `Elle portait ${count(apres - avant, 'Aombre')} : ${apres - avant < 2 ? 'il va' : 'ils vont'} dans ${step.gagnant === 'actif' ? 'votre réserve' : 'la réserve de l’adversaire'}.`;
		case 'invulnerable-reste':
			return `${who} est invulnérable : elle ne peut pas être détruite, même avec une puissance de ${step.puissance}.`;
		case 'armure-gagnee':
			return `L’armure ${ofName(creature)} passe de ${avant} à ${apres}.`;
		case 'armure-perdue':
			return `L’armure ${ofName(creature)} passe de ${avant} à ${apres} ; les points déjà utilisés partent d’abord (${step.utiliseeAvant} → ${step.utiliseeApres}).`;
		case 'armure-non-retroactive':
			return `Les dégâts déjà infligés ou annulés ce tour-ci ne changent pas : ${nameOf(creature)} garde ${damage(avant)}.`;
		case 'armure-renouvelee':
			return `Nouveau tour : l’armure ${ofName(creature)} peut de nouveau annuler ${damage(apres)}.`;
		case 'insaisissable-renouvele':
			return `Nouveau tour : insaisissable protège de nouveau ${nameOf(creature)}.`;
	}
}

function announced({ creature, apres, nature, source }: Extract<Etape, { etape: 'degats-annonces' }>): string {
	const by = natures[nature];
	return source
		? `${Name(source)} inflige ${damage(apres)} ${toName(creature)} ${by}.`
		: `${damage(apres)} ${apres < 2 ? 'est infligé' : 'sont infligés'} ${toName(creature)} ${by}.`;
}

function cancelledBy(rule: string): string {
	if (rule.startsWith('insaisissable')) return 'Insaisissable';
	return rule.startsWith('escarmouche') ? 'Escarmouche' : 'Invulnérable';
}

/** Why an event cannot happen, in words. */
export function refusal(illegal: Illegalite): string {
	switch (illegal.raison) {
		case 'creature-inconnue':
			return `${Name(illegal.creature)} n’est pas dans la situation.`;
		case 'creature-detruite':
			return `${Name(illegal.creature)} n’est plus en jeu.`;
		case 'attaquant-sonne':
			return `${Name(illegal.creature)} est sonnée : elle ne peut pas combattre. L’utiliser l’incline et retire sa carte de statut Sonné, rien d’autre.`;
		case 'aucune-cible':
			return 'Il n’y a aucune créature ennemie à combattre.';
		case 'meme-camp':
			return `${Name(illegal.creature)} et ${nameOf(illegal.cible)} sont du même camp.`;
		case 'cible-derriere-provocation':
			return `${Name(illegal.cible)} est voisine d’une créature dotée de provocation : elle ne peut pas être choisie. Cibles possibles : ${illegal.ciblesLegales.map(nameOf).join(', ')}.`;
	}
}
