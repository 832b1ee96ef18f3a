import type { Side, TraceStep } from '../../../rules/l5r/duel';
import { capital, signed, whole } from '../../shared/words';
import { honors, types, wordsOf } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words, for the player who is `role`. */
export function sentence(step: TraceStep, role: Side): string {
	if (step.kind === 'no-transfer')
		return `Les deux mises sont égales (${step.before}) : cette étape ne fait donner d’honneur à personne.`;
	if (step.kind === 'tie') return `${step.before} partout : personne ne gagne ni ne perd le duel.`;
	const { Who, character, verb } = wordsOf(step.side, role);
	const { before, after } = step;
	switch (step.kind) {
		case 'bid-revealed':
			return step.side === 'challenger'
				? `${Who} ${verb('révélez', 'révèle')} une mise de ${after}.`
				: `En même temps, ${lower(Who)} ${verb('révélez', 'révèle')} une mise de ${after}.`;
		case 'bid-beyond-honor':
			return `${Who} n’${verb('avez', 'a')} que ${honors(step.honor)} : rien n’interdit de miser ${before}, un chiffre de 1 à 5.`;
		case 'bid-modified':
			return `${verb('Votre mise', 'La mise adverse')}, modifiée, compte pour ${after} au lieu de ${before}${beyondDial(step)}.`;
		case 'honor-short':
			return `${Who} ${verb('devez', 'doit')} donner ${honors(before)} et n’en ${verb('avez', 'a')} que ${after} : ${verb('vous donnez', 'il donne')} tout ce que ${verb('vous avez', 'sa réserve contient')}.`;
		case 'honor-given':
			return `${Who} ${verb('avez', 'a')} misé le plus : ${verb('vous donnez', 'il donne')} ${honors(before - after)} et ${verb('passez', 'passe')} de ${before} à ${after}.`;
		case 'honor-received':
			return `${after - before < 2 ? 'Cet honneur va' : `Ces ${after - before} honneurs vont`} dans ${verb('votre réserve, qui', 'la réserve adverse, qui')} passe de ${before} à ${after}.`;
		case 'honor-emptied':
			return `${Who} n’${verb('avez', 'a')} plus d’honneur et ${verb('perdez', 'perd')} la partie.`;
		case 'honor-reached':
			return `${Who} ${verb('avez', 'a')} ${honors(after)} et ${verb('gagnez', 'gagne')} la partie.`;
		case 'game-over':
			return 'La partie s’arrête là : les compétences ne sont pas comparées.';
		case 'skill-read':
			return `Compétence ${types[step.type]} ${verb('de votre personnage', 'du personnage adverse')} : ${after}.`;
		case 'glory-counted':
			return `${capital(character)} est ${step.status === 'honored' ? 'honoré : sa gloire s’ajoute' : 'déshonoré : sa gloire se retranche'}, ${signed(after - before)} ; ${whole(before)} devient ${whole(after)}.`;
		case 'modifiers-counted':
			return `Autres modificateurs ${verb('de votre personnage', 'du personnage adverse')} : ${signed(after - before)} ; ${whole(before)} devient ${whole(after)}.`;
		case 'bid-added':
			return `${Who} ${verb('ajoutez', 'ajoute')} ${step.rule === 'duel-d-6-plancher' ? 'd’abord ' : ''}${verb('votre', 'sa')} mise (${after - before}) : ${whole(before)} devient ${whole(after)}.`;
		case 'raised-to-zero':
			return step.floor === 'after-bid'
				? `Mise comprise, ${whole(before)} est ramené à 0 : une compétence ne descend pas plus bas.`
				: `Lecture que le site ne suit pas : avant la mise, ${whole(before)} est déjà ramené à 0.`;
		case 'bowed-without-effect':
			return `${capital(character)} est incliné : il participe toujours. Sa compétence n’entre pas dans le total du conflit, mais un duel ne fait pas de total : nous tenons qu’elle y compte entière, ${before} avec la mise.`;
		case 'duel-won':
			return `${before} contre ${step.against} : ${character} a la valeur la plus élevée, ${lower(Who)} ${verb('gagnez', 'gagne')} le duel.`;
		case 'duel-lost':
			return `${capital(character)} a la plus faible : ${lower(Who)} ${verb('perdez', 'perd')} le duel.`;
		case 'consequences':
			return 'Appliquez ce que la capacité qui a initié le duel prévoit pour le gagnant et pour le perdant.';
		case 'bid-forgotten':
			return `Le duel terminé, la compétence ${verb('de votre personnage', 'du personnage adverse')} revient de ${before} à ${after}.`;
	}
}

const lower = (who: string): string => who.charAt(0).toLowerCase() + who.slice(1);

function beyondDial({ rule, after }: Step<'bid-modified'>): string {
	if (rule === 'valeur-de-mise-definition') return '';
	return after === 0 ? ' : elle ne descend pas plus bas' : ' : elle peut dépasser le cadran';
}
