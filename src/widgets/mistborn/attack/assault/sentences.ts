import type { AssaultStep } from '../../../../rules/mistborn/attack/assault';
import { capital } from '../../../shared/words';
import { sentence } from '../sentences';
import { damage, defenderName, left, life, Name, nameOf, ofName } from '../words';
import { subjectVerb } from './words';

type Step<Kind extends AssaultStep['kind']> = Extract<AssaultStep, { kind: Kind }>;

/** One step of what the Lord Ruler does, in words; those that say nothing of a player are told as in any attack. */
export function tell(step: AssaultStep): string {
	const { subject, before, after } = step;
	const mine = subject === 'moi';
	switch (step.kind) {
		case 'attaques-a-part':
			return `${before} attaques se suivent : elles ne s’additionnent pas.`;
		case 'attaque-subie':
			return tellSource(step);
		case 'attaque-x':
			return step.times === 1
				? `X, c’est le Dominât : ${after}.`
				: `${step.times}X, c’est ${step.times} fois le Dominât (${before}) : ${after}.`;
		case 'attaque-partagee':
			return step.alive > 1
				? 'Les joueurs se partagent ces dégâts comme ils veulent.'
				: 'Un joueur seul subit tous les dégâts collectifs.';
		case 'personne-d-autre':
			return step.rule === 'regles-solo-autre-joueur'
				? 'En solo, vous n’êtes jamais « un autre joueur » : personne n’est frappé.'
				: 'Il n’y a plus d’autre joueur en vie : personne n’est frappé.';
		case 'allies-frappes':
			return before === 0
				? 'Aucun Allié n’est en jeu : l’attaque ne touche rien.'
				: 'Nous tenons que chaque Allié reçoit ces dégâts à part : aucun Défenseur n’en protège un autre.';
		case 'allie-tient':
			return `La Défense ${ofName(subject)} (${step.defense}) n’est pas atteinte : il ne subit rien.`;
		case 'degats-diriges':
			return `${capital(subjectVerb(subject, 'devez', 'doit'))} subir ${damage(after)}.`;
		case 'defenseurs-d-abord':
			return before === 1
				? `${capital(subjectVerb(subject, 'avez', 'a'))} un Défenseur en jeu : les dégâts le frappent d’abord.`
				: `${capital(subjectVerb(subject, 'avez', 'a'))} ${before} Défenseurs en jeu : les dégâts les frappent d’abord.`;
		case 'defenseur-tient':
			return `Il faudrait ${damage(step.defense)} pour tuer ${defenderName(subject)}, mais ${left(after)} : il les arrête, rien ${step.player === 'moi' ? 'ne vous atteint' : `n’atteint ${nameOf(step.player)}`}.`;
		case 'allie-defausse':
			return step.player === 'moi' ? `${Name(subject)} va dans votre défausse.` : sentence(step);
		case 'sante':
			return mine ? `Vous perdez ${life(before - after)} : votre santé passe de ${before} à ${after}.` : sentence(step);
		case 'joueur-elimine':
			return `À 0 point de vie, ${subjectVerb(subject, 'êtes', 'est')} éliminé.`;
		case 'cartes-retirees':
			return mine ? `Vos cartes sont retirées du jeu${withAllies(before)}.` : sentence(step);
		case 'equipe-continue':
			return `La partie continue sans ${mine ? 'vous' : nameOf(subject)} : il reste ${before} ${before < 2 ? 'joueur' : 'joueurs'} en vie.`;
		case 'defaite':
			return 'Il ne reste aucun joueur en vie : la partie est perdue.';
		case 'edit-continue':
			return 'L’Édit n’est pas fini : ses effets s’appliquent jusqu’au bout.';
		case 'guerison':
			return heal(step);
		default:
			return sentence(step);
	}
}

const withAllies = (count: number): string =>
	count === 0 ? '' : count === 1 ? ', votre Allié compris' : `, vos ${count} Alliés compris`;

function tellSource({ source, after }: Step<'attaque-subie'>): string {
	switch (source) {
		case 'edit':
			return `L’effet supplémentaire de l’Édit inflige ${damage(after)}.`;
		case 'dominat':
			return `Un pas sur la piste du Dominât déclenche une attaque : ${damage(after)}.`;
		case 'adversaire':
			return `L’effet de l’Adversaire inflige ${damage(after)}.`;
	}
}

function heal({ missions, before, after }: Step<'guerison'>): string {
	if (before === after)
		return `La santé du Seigneur Maître est déjà à ${after}, son maximum : l’Édit ne lui rend rien.`;
	const each = missions < 2 ? 'pour 1 Mission non complétée' : `pour chacune des ${missions} Missions non complétées`;
	const capped = after - before < 10 * missions ? ', son maximum' : '';
	return `L’Édit rend au Seigneur Maître 10 points de vie ${each} : sa santé passe de ${before} à ${after}${capped}.`;
}
