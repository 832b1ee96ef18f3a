import type { Camp } from '../../../rules/l5r/duel/situation';
import type { TraceStep } from '../../../rules/l5r/duel/trace';
import { capital, signed, whole } from '../../shared/words';
import { honours, sideOf, types } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words, told to the player who is `role`. */
export function sentence(step: TraceStep, role: Camp): string {
	if (step.kind === 'transfert-nul')
		return `Les deux mises sont égales (${step.avant}) : cette étape ne fait donner d’honneur à personne.`;
	if (step.kind === 'egalite') return `${step.avant} partout : personne ne gagne ni ne perd le duel.`;
	const { Who, character, verb } = sideOf(step.camp, role);
	const { avant, apres } = step;
	switch (step.kind) {
		case 'mise-revelee':
			return step.camp === 'lanceur'
				? `${Who} ${verb('révélez', 'révèle')} une mise de ${apres}.`
				: `En même temps, ${lower(Who)} ${verb('révélez', 'révèle')} une mise de ${apres}.`;
		case 'mise-au-dela':
			return `${Who} n’${verb('avez', 'a')} que ${honours(step.honneur)} : rien n’interdit de miser ${avant}, un chiffre de 1 à 5.`;
		case 'mise-modifiee':
			return `${verb('Votre mise', 'La mise adverse')}, modifiée, compte pour ${apres} au lieu de ${avant}${beyondDial(step)}.`;
		case 'honneur-insuffisant':
			return `${Who} ${verb('devez', 'doit')} donner ${honours(avant)} et n’en ${verb('avez', 'a')} que ${apres} : ${verb('vous donnez', 'il donne')} tout ce que ${verb('vous avez', 'sa réserve contient')}.`;
		case 'honneur-donne':
			return `${Who} ${verb('avez', 'a')} misé le plus : ${verb('vous donnez', 'il donne')} ${honours(avant - apres)} et ${verb('passez', 'passe')} de ${avant} à ${apres}.`;
		case 'honneur-recu':
			return `${apres - avant < 2 ? 'Cet honneur va' : `Ces ${apres - avant} honneurs vont`} dans ${verb('votre réserve, qui', 'la réserve adverse, qui')} passe de ${avant} à ${apres}.`;
		case 'honneur-epuise':
			return `${Who} n’${verb('avez', 'a')} plus d’honneur et ${verb('perdez', 'perd')} la partie.`;
		case 'honneur-atteint':
			return `${Who} ${verb('avez', 'a')} ${honours(apres)} et ${verb('gagnez', 'gagne')} la partie.`;
		case 'partie-terminee':
			return 'La partie s’arrête là : les compétences ne sont pas comparées.';
		case 'competence-lue':
			return `Compétence ${types[step.type]} ${verb('de votre personnage', 'du personnage adverse')} : ${apres}.`;
		case 'gloire-comptee':
			return `${capital(character)} est ${step.statut === 'honore' ? 'honoré : sa gloire s’ajoute' : 'déshonoré : sa gloire se retranche'}, ${signed(apres - avant)} ; ${whole(avant)} devient ${whole(apres)}.`;
		case 'modificateurs-comptes':
			return `Autres modificateurs ${verb('de votre personnage', 'du personnage adverse')} : ${signed(apres - avant)} ; ${whole(avant)} devient ${whole(apres)}.`;
		case 'mise-ajoutee':
			return `${Who} ${verb('ajoutez votre', 'ajoute sa')} mise (${apres - avant}) : ${whole(avant)} devient ${whole(apres)}.`;
		case 'ramenee-a-zero':
			return step.plancher === 'apres-mise'
				? `Mise comprise, ${whole(avant)} est ramené à 0 : une compétence ne descend pas plus bas.`
				: `Avant la mise, ${whole(avant)} est ramené à 0 : une compétence ne descend pas plus bas.`;
		case 'incline-sans-effet':
			return `${capital(character)} est incliné : il participe toujours. Sa compétence n’entre pas dans le total du conflit, mais un duel ne fait pas de total : nous tenons qu’elle y compte entière, ${avant} avec la mise.`;
		case 'duel-gagne':
			return `${avant} contre ${step.contre} : ${character} a la valeur la plus élevée, ${lower(Who)} ${verb('gagnez', 'gagne')} le duel.`;
		case 'duel-perdu':
			return `${capital(character)} a la plus faible : ${lower(Who)} ${verb('perdez', 'perd')} le duel.`;
		case 'consequences':
			return 'Appliquez ce que la capacité qui a initié le duel prévoit pour le gagnant et pour le perdant.';
		case 'mise-oubliee':
			return `Le duel terminé, la compétence ${verb('de votre personnage', 'du personnage adverse')} revient de ${avant} à ${apres}.`;
	}
}

const lower = (who: string): string => who.charAt(0).toLowerCase() + who.slice(1);

function beyondDial({ rule, apres }: Step<'mise-modifiee'>): string {
	if (rule === 'valeur-de-mise-definition') return '';
	return apres === 0 ? ' : elle ne descend pas plus bas' : ' : elle peut dépasser le cadran';
}
