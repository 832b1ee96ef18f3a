import type { TraceStep } from '../../../rules/mistborn/attack';
import { capital } from '../../shared/words';
import { damage, defenderName, left, life, Name, nameOf, ofName, thisDamage, toName } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { subject, before, after } = step;
	switch (step.kind) {
		case 'pool':
			return step.rule === 'regles-combat-reserve'
				? `Vos points forment une seule réserve : ${damage(after)}.`
				: `Vous avez ${damage(after)} à répartir entre le Seigneur Maître et ses Adversaires.`;
		case 'ally-attacked':
			return attack(step);
		case 'ally-saved':
			return `Un Nuage sauve ${nameOf(subject)} : ${thisDamage(step.lost)} ${step.lost < 2 ? 'est perdu' : 'sont perdus'}.`;
		case 'ally-killed':
			return `Sa Défense (${before}) est atteinte : ${nameOf(subject)} est tué.`;
		case 'ally-killed-by-effect':
			return `Un effet tue ${nameOf(subject)} : sa Défense (${before}) ne compte pas.`;
		case 'effect-not-stopped':
			return 'Nous tenons que ni Défenseur ni Nuage n’y changent rien : ils n’arrêtent que des dégâts.';
		case 'ally-discarded':
			return `${Name(subject)} va dans la défausse ${ofName(step.player)}.`;
		case 'damage-directed':
			return aim(step);
		case 'defenders-first':
			return before === 1
				? `${Name(subject)} a un Défenseur en jeu : les dégâts le frappent d’abord.`
				: `${Name(subject)} a ${before} Défenseurs en jeu : les dégâts les frappent d’abord.`;
		case 'defender-absorbs':
			return `${capital(defenderName(subject))} prend ${damage(before - after)}, sa Défense : ${left(after)}.`;
		case 'defender-again':
			return `Nous tenons que le Seigneur Maître frappe encore ${defenderName(subject)}, que Nuage vient de sauver : ${left(after)}.`;
		case 'defender-holds':
			return `Il faudrait ${damage(step.defense)} pour tuer ${defenderName(subject)}, mais ${left(after)} : rien n’atteint ${nameOf(step.player)}.`;
		case 'reduction':
			return `Tant qu’il vit, ${nameOf(subject)} retire ${damage(before - after)} à l’attaque contre ${nameOf(step.player)} : ${left(after)}.`;
		case 'cloud':
			return `Nuage arrête ${damage(before - after)} : ${left(after)} contre ${nameOf(subject)}.${step.rule === 'regles-combat-cible-nuage' ? ' Les autres joueurs n’en profitent pas.' : ''}`;
		case 'damage-lost':
			return `${before < 2 ? 'Ce dégât arrêté est perdu' : `Ces ${before} dégâts arrêtés sont perdus`} : vous ne pouvez pas ${before < 2 ? 'l’utiliser' : 'les utiliser'} ailleurs.`;
		case 'health':
			return `${Name(subject)} perd ${life(before - after)} : sa santé passe de ${before} à ${after}.`;
		case 'damage-kept':
			return step.rule === 'regles-combat-facultatif'
				? `Vous gardez ${damage(before)} : rien ne vous oblige à tout infliger.`
				: `Vous n’attaquez pas le détenteur de la Cible : ${damage(before)} ${before < 2 ? 'ne sert' : 'ne servent'} pas.`;
		case 'damage-not-kept':
			return `Nous tenons qu’avec la Cible vous ne pouvez rien garder : ${before < 2 ? 'le dégât que vous gardiez frappe' : `les ${before} dégâts que vous gardiez frappent`} aussi.`;
		case 'player-eliminated':
			return `À 0 point de vie, ${nameOf(subject)} est éliminé : ${after < 2 ? 'il ne reste que vous' : `il reste ${after} joueurs en vie`}.`;
		case 'cards-removed':
			return `D’après la FAQ, les cartes ${ofName(subject)} sont retirées du jeu${before === 0 ? '' : `, ${before === 1 ? 'son Allié compris' : `ses ${before} Alliés compris`}`}.`;
		case 'target-may-pass':
			return `${Name(subject)} a subi ${damage(before)} : il peut passer la Cible à un autre joueur, ou la garder.`;
		case 'target-cannot-pass':
			return step.rule === 'regles-combat-cible-zero-degat'
				? `Nuage n’a laissé passer aucun dégât : ${nameOf(subject)} ne peut pas passer la Cible.`
				: `${Name(subject)} n’a subi aucun dégât : il ne peut pas passer la Cible.`;
		case 'target-removed':
			return 'Il ne reste que deux joueurs : la Cible quitte le jeu.';
		case 'target-to-give':
			return `Vous pouvez donner la Cible à un autre joueur, ou la prendre${after > 0 ? ` : ${damage(after)} ${after < 2 ? 'reste' : 'restent'} à infliger` : ''}.`;
		case 'target-given':
			return step.rule === 'regles-combat-cible-recuperer'
				? `Vous prenez la Cible${after > 0 ? ` : ${whatIsLeft(after)} tous les autres joueurs en vie` : ''}.`
				: `Vous donnez la Cible ${toName(subject)}${after > 0 ? ` : ${whatIsLeft(after)} ce joueur` : ''}.`;
		case 'victory':
			return 'Vous êtes le dernier joueur en vie : vous gagnez.';
		case 'leftmost-shield':
			return `${Name(subject)} a ${before} boucliers : celui de gauche passe d’abord.`;
		case 'shield-of-x':
			return `Ce bouclier vaut X, c’est-à-dire le Dominât : ${after}.`;
		case 'shield-destroyed':
			return `Un bouclier ${ofName(subject)} reçoit ${damage(before - after)} : il est détruit, et ${left(after)}.`;
		case 'all-shields-removed':
			return `Un effet qui vainc tous les Alliés ôte ${before < 2 ? 'son bouclier' : `ses ${before} boucliers`} ${toName(subject)}.`;
		case 'shield-removed':
			return `Un effet qui tue un Allié ôte un bouclier ${toName(subject)}.`;
		case 'foe-defeated':
			return `${Name(subject)} n’a plus de bouclier : il va dans la défausse du Seigneur Maître.`;
		case 'lord-ruler-struck':
			return `Le Seigneur Maître perd ${life(before - after)} : sa santé passe de ${before} à ${after}.`;
		case 'lord-ruler-defeated':
			return 'Le Seigneur Maître n’a plus de points de vie : les joueurs gagnent.';
	}
}

const whatIsLeft = (value: number): string =>
	value < 2 ? 'le dégât qui vous reste frappe' : `les ${value} dégâts qui vous restent frappent`;

function attack({ subject, player, before, after, rule }: Step<'ally-attacked'>): string {
	const spent = before - after;
	const these = `${thisDamage(spent)} ${spent < 2 ? 'manque' : 'manquent'}`;
	switch (rule) {
		case 'regles-combat-cible-allies':
			return `Vous attaquez ${nameOf(subject)} : ${these} contre tous les joueurs, ${left(after)} contre ${nameOf(player)}.`;
		case 'regles-combat-cible-part':
			return `Vous attaquez ${defenderName(subject)} : ${these} seulement contre ${nameOf(player)}, ${left(after)} contre lui.`;
		case 'regles-combat-allies-sans-cible':
			return `Vous attaquez ${nameOf(subject)}, même si ${nameOf(player)} n’a pas la Cible : ${damage(spent)}, ${left(after)}.`;
		default:
			return `Vous attaquez ${nameOf(subject)} : ${damage(spent)}, ${left(after)}.`;
	}
}

function aim({ subject, after, rule }: Step<'damage-directed'>): string {
	switch (rule) {
		case 'regles-combat-deux-joueurs':
			return `Vous dirigez ${damage(after)} vers ${nameOf(subject)}.`;
		case 'regles-combat-cible-reste':
			return `Il ne reste que deux joueurs : vous dirigez ${damage(after)} vers ${nameOf(subject)}, on en déduit que c’est permis.`;
		case 'regles-combat-cible-autre':
			return `${Name(subject)} a la Cible, lui seul peut être visé : vous dirigez ${damage(after)} vers lui.`;
		case 'regles-combat-cible-vous':
			return `Vous avez la Cible : ${nameOf(subject)} doit recevoir ${damage(after)}, sans partage.`;
		case 'regles-combat-cible-elimine':
			return `${Name(subject)} a maintenant la Cible : il doit recevoir ${damage(after)}.`;
		case 'regles-solo-degats-allies':
		case 'regles-solo-collectivement':
			return `${Name(subject)} doit recevoir ${damage(after)}.`;
		case 'regles-combat-cible-recuperer':
			return `Vous avez maintenant la Cible : ${nameOf(subject)} doit recevoir ${damage(after)}.`;
	}
}
