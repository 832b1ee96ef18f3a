import type { TraceStep } from '../../../rules/mistborn/attack/trace';
import { capital } from '../../shared/words';
import { damage, defenderName, left, life, Name, nameOf, ofName, thisDamage, toName } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { sujet, avant, apres } = step;
	switch (step.kind) {
		case 'reserve':
			return step.rule === 'regles-combat-reserve'
				? `Vos points forment une seule réserve : ${damage(apres)}.`
				: `Vous avez ${damage(apres)} à répartir entre le Seigneur Maître et ses Adversaires.`;
		case 'allie-attaque':
			return attack(step);
		case 'allie-sauve':
			return `Un Nuage sauve ${nameOf(sujet)} : ${thisDamage(step.defense)} ${step.defense < 2 ? 'est perdu' : 'sont perdus'}.`;
		case 'allie-tue':
			return `Sa Défense (${avant}) est atteinte : ${nameOf(sujet)} est tué.`;
		case 'allie-defausse':
			return `${Name(sujet)} va dans la défausse ${ofName(step.joueur)}.`;
		case 'degats-diriges':
			return aim(step);
		case 'defenseurs-d-abord':
			return avant === 1
				? `${Name(sujet)} a un Défenseur en jeu : les dégâts le frappent d’abord.`
				: `${Name(sujet)} a ${avant} Défenseurs en jeu : les dégâts les frappent d’abord.`;
		case 'defenseur-absorbe':
			return `${capital(defenderName(sujet))} prend ${damage(avant - apres)}, sa Défense : ${left(apres)}.`;
		case 'defenseur-tient':
			return `Il faudrait ${damage(step.defense)} pour tuer ${defenderName(sujet)}, mais ${left(apres)} : rien n’atteint ${nameOf(step.joueur)}.`;
		case 'reduction':
			return `Tant qu’il vit, ${nameOf(sujet)} retire ${damage(avant - apres)} à l’attaque contre ${nameOf(step.joueur)} : ${left(apres)}.`;
		case 'nuage':
			return `Nuage arrête ${damage(avant - apres)} : ${left(apres)} contre ${nameOf(sujet)}.${step.rule === 'regles-combat-cible-nuage' ? ' Les autres joueurs n’en profitent pas.' : ''}`;
		case 'sante':
			return `${Name(sujet)} perd ${life(avant - apres)} : sa santé passe de ${avant} à ${apres}.`;
		case 'degats-gardes':
			return step.rule === 'regles-combat-facultatif'
				? `Vous gardez ${damage(avant)} : rien ne vous oblige à tout infliger.`
				: `Vous n’attaquez pas le détenteur de la Cible : ${damage(avant)} ${avant < 2 ? 'ne sert' : 'ne servent'} pas.`;
		case 'joueur-elimine':
			return `À 0 point de vie, ${nameOf(sujet)} est éliminé : ${apres < 2 ? 'il ne reste que vous' : `il reste ${apres} joueurs en vie`}.`;
		case 'cartes-retirees':
			return `Les cartes ${ofName(sujet)} sont retirées du jeu${avant === 0 ? '' : `, ${avant === 1 ? 'son Allié compris' : `ses ${avant} Alliés compris`}`}.`;
		case 'cible-peut-passer':
			return `${Name(sujet)} a subi ${damage(avant)} : il peut passer la Cible à un autre joueur, ou la garder.`;
		case 'cible-ne-passe-pas':
			return step.rule === 'regles-combat-cible-zero-degat'
				? `Nuage n’a laissé passer aucun dégât : ${nameOf(sujet)} ne peut pas passer la Cible.`
				: `${Name(sujet)} n’a subi aucun dégât : il ne peut pas passer la Cible.`;
		case 'cible-retiree':
			return 'Il ne reste que deux joueurs : la Cible quitte le jeu.';
		case 'cible-a-donner':
			return `Vous pouvez donner la Cible à un autre joueur, ou la prendre${apres > 0 ? ` : ${damage(apres)} ${apres < 2 ? 'reste' : 'restent'} à infliger` : ''}.`;
		case 'cible-donnee':
			return step.rule === 'regles-combat-cible-recuperer'
				? `Vous prenez la Cible${apres > 0 ? ` : ${whatIsLeft(apres)} tous les autres joueurs en vie` : ''}.`
				: `Vous donnez la Cible ${toName(sujet)}${apres > 0 ? ` : ${whatIsLeft(apres)} ce joueur` : ''}.`;
		case 'victoire':
			return 'Vous êtes le dernier joueur en vie : vous gagnez.';
		case 'bouclier-de-gauche':
			return `${Name(sujet)} a ${avant} boucliers : celui de gauche passe d’abord.`;
		case 'bouclier-x':
			return `Ce bouclier vaut X, c’est-à-dire le Dominât : ${apres}.`;
		case 'bouclier-detruit':
			return `Un bouclier ${ofName(sujet)} reçoit ${damage(avant - apres)} : il est détruit, et ${left(apres)}.`;
		case 'bouclier-ote':
			return `Un effet qui tue un Allié ôte un bouclier ${toName(sujet)}.`;
		case 'adversaire-vaincu':
			return `${Name(sujet)} n’a plus de bouclier : il va dans la défausse du Seigneur Maître.`;
		case 'seigneur-maitre-frappe':
			return `Le Seigneur Maître perd ${life(avant - apres)} : sa santé passe de ${avant} à ${apres}.`;
		case 'seigneur-maitre-vaincu':
			return 'Le Seigneur Maître n’a plus de points de vie : les joueurs gagnent.';
	}
}

const whatIsLeft = (value: number): string =>
	value < 2 ? 'le dégât qui vous reste frappe' : `les ${value} dégâts qui vous restent frappent`;

function attack({ sujet, joueur, avant, apres, rule }: Step<'allie-attaque'>): string {
	const spent = avant - apres;
	const these = `${thisDamage(spent)} ${spent < 2 ? 'manque' : 'manquent'}`;
	switch (rule) {
		case 'regles-combat-cible-allies':
			return `Vous attaquez ${nameOf(sujet)} : ${these} contre tous les joueurs, ${left(apres)} contre ${nameOf(joueur)}.`;
		case 'regles-combat-cible-part':
			return `Vous attaquez ${defenderName(sujet)} : ${these} seulement contre ${nameOf(joueur)}, ${left(apres)} contre lui.`;
		case 'regles-combat-allies-sans-cible':
			return `Vous attaquez ${nameOf(sujet)}, même si ${nameOf(joueur)} n’a pas la Cible : ${damage(spent)}, ${left(apres)}.`;
		default:
			return `Vous attaquez ${nameOf(sujet)} : ${damage(spent)}, ${left(apres)}.`;
	}
}

function aim({ sujet, apres, rule }: Step<'degats-diriges'>): string {
	switch (rule) {
		case 'regles-combat-deux-joueurs':
			return `Vous dirigez ${damage(apres)} vers ${nameOf(sujet)}.`;
		case 'regles-combat-cible-reste':
			return `Il ne reste que deux joueurs : vous dirigez ${damage(apres)} vers ${nameOf(sujet)}, on en déduit que c’est permis.`;
		case 'regles-combat-cible-autre':
			return `${Name(sujet)} a la Cible, lui seul peut être visé : vous dirigez ${damage(apres)} vers lui.`;
		case 'regles-combat-cible-vous':
			return `Vous avez la Cible : ${nameOf(sujet)} doit recevoir ${damage(apres)}, sans partage.`;
		case 'regles-combat-cible-elimine':
			return `${Name(sujet)} a maintenant la Cible : il doit recevoir ${damage(apres)}.`;
		case 'regles-combat-cible-recuperer':
			return `Vous avez maintenant la Cible : ${nameOf(sujet)} doit recevoir ${damage(apres)}.`;
	}
}
