import type { AssaultStep } from '../../../../rules/mistborn/attack/assault';
import { capital } from '../../../shared/words';
import { sentence } from '../sentences';
import { damage, defenderName, left, life, Name, nameOf, ofName, toName } from '../words';
import { subjectVerb } from './words';

type Step<Kind extends AssaultStep['kind']> = Extract<AssaultStep, { kind: Kind }>;

/** One step of what the Lord Ruler does, in words; those that say nothing of a player are told as in any attack. */
export function tell(step: AssaultStep): string {
	const { subject, before, after } = step;
	const mine = subject === 'me';
	switch (step.kind) {
		case 'attacks-apart':
			return `${before} attaques se suivent : elles ne s’additionnent pas.`;
		case 'attack-suffered':
			return tellSource(step);
		case 'attack-of-x':
			return step.times === 1
				? `X, c’est le Dominât : ${after}.`
				: `${step.times}X, c’est ${step.times} fois le Dominât (${before}) : ${after}.`;
		case 'shared-attack':
			return step.alive > 1
				? 'Les joueurs se partagent ces dégâts comme ils veulent.'
				: 'Un joueur seul subit tous les dégâts collectifs.';
		case 'nobody-else':
			return step.rule === 'regles-solo-autre-joueur'
				? 'En solo, vous n’êtes jamais « un autre joueur » : personne n’est frappé.'
				: 'Il n’y a plus d’autre joueur en vie : personne n’est frappé.';
		case 'allies-struck':
			return before === 0
				? 'Aucun Allié n’est en jeu : l’attaque ne touche rien.'
				: 'Nous tenons que chaque Allié reçoit ces dégâts à part : aucun Défenseur n’en protège un autre.';
		case 'ally-holds':
			return `La Défense ${ofName(subject)} (${step.defense}) n’est pas atteinte : il ne subit rien.`;
		case 'damage-directed':
			return `${capital(subjectVerb(subject, 'devez', 'doit'))} subir ${damage(after)}.`;
		case 'defenders-first':
			return before === 1
				? `${capital(subjectVerb(subject, 'avez', 'a'))} un Défenseur en jeu : les dégâts le frappent d’abord.`
				: `${capital(subjectVerb(subject, 'avez', 'a'))} ${before} Défenseurs en jeu : les dégâts les frappent d’abord.`;
		case 'defender-holds':
			return `Il faudrait ${damage(step.defense)} pour tuer ${defenderName(subject)}, mais ${left(after)} : il les arrête, rien ${step.player === 'me' ? 'ne vous atteint' : `n’atteint ${nameOf(step.player)}`}.`;
		case 'ally-discarded':
			return step.player === 'me' ? `${Name(subject)} va dans votre défausse.` : sentence(step);
		case 'health':
			return mine ? `Vous perdez ${life(before - after)} : votre santé passe de ${before} à ${after}.` : sentence(step);
		case 'player-eliminated':
			return `À 0 point de vie, ${subjectVerb(subject, 'êtes', 'est')} éliminé.`;
		case 'cards-removed':
			return mine ? `D’après la FAQ, vos cartes sont retirées du jeu${withAllies(before)}.` : sentence(step);
		case 'crew-continues':
			return `La partie continue sans ${mine ? 'vous' : nameOf(subject)} : il reste ${before} ${before < 2 ? 'joueur' : 'joueurs'} en vie.`;
		case 'defeat':
			return 'Il ne reste aucun joueur en vie : la partie est perdue.';
		case 'card-revealed':
			return `Nouvelle main piochée, ${subjectVerb(subject, 'révélez', 'révèle')} ${step.card === 'edict' ? 'un Édit' : 'un Adversaire'} : ${after === 0 ? 'c’était la dernière carte du paquet' : `il en reste ${after} dans le paquet`}.`;
		case 'card-not-drawn':
			return `${capital(subjectVerb(subject, 'êtes', 'est'))} éliminé avant de piocher : aucune carte du Seigneur Maître n’est révélée.`;
		case 'foe-placed':
			return `L’Adversaire se pose devant ${nameOf(subject)} : son effet ne commence qu’au tour suivant.`;
		case 'market-cleaned':
			return `L’Édit élimine ${before} cartes du Marché, aussitôt remplacées, puis il est défaussé.`;
		case 'pack-empty':
			return 'Il n’y a plus de carte dans le paquet du Seigneur Maître : la partie est perdue, faute de temps.';
		case 'turn-skipped':
			return mine ? 'Votre tour est sauté.' : `Le tour ${ofName(subject)} est sauté.`;
		case 'next-turn':
			return mine ? 'C’est à vous de jouer.' : `C’est ${toName(subject)} de jouer.`;
		case 'edict-continues':
			return 'L’Édit n’est pas fini : ses effets s’appliquent jusqu’au bout.';
		case 'healing':
			return heal(step);
		default:
			return sentence(step);
	}
}

const withAllies = (count: number): string =>
	count === 0 ? '' : count === 1 ? ', votre Allié compris' : `, vos ${count} Alliés compris`;

function tellSource({ source, after }: Step<'attack-suffered'>): string {
	switch (source) {
		case 'edict':
			return `L’effet supplémentaire de l’Édit inflige ${damage(after)}.`;
		case 'dominance':
			return `Un pas sur la piste du Dominât déclenche une attaque : ${damage(after)}.`;
		case 'foe':
			return `L’effet de l’Adversaire inflige ${damage(after)}.`;
	}
}

function heal({ missions, before, after }: Step<'healing'>): string {
	if (before === after)
		return `La santé du Seigneur Maître est déjà à ${after}, son maximum : l’Édit ne lui rend rien.`;
	const each = missions < 2 ? 'pour 1 Mission non complétée' : `pour chacune des ${missions} Missions non complétées`;
	const capped = after - before < 10 * missions ? ', son maximum' : '';
	return `L’Édit rend au Seigneur Maître 10 points de vie ${each} : sa santé passe de ${before} à ${after}${capped}.`;
}
