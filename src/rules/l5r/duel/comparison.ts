import { usualCompetence } from './skill';
import { type Etat, passCamps, record } from './state';
import { type Camp, opposingCamp } from './situation';

/** State at the end of the duel, and who won it. */
interface EtatAvecGagnant {
	readonly etat: Etat;
	readonly gagnant: Camp | null;
}

/** Steps D.7 to D.9: the skills are compared, the ability has its consequences, the bids no longer count. */
export function compareCompetences(etat: Etat): EtatAvecGagnant {
	const { lanceur, defie } = etat.competences;
	if (lanceur === defie) return { etat: closeDuel(noteEgalite(etat, lanceur)), gagnant: null };
	const gagnant = lanceur > defie ? 'lanceur' : 'defie';
	return { etat: closeDuel(noteGagnant(etat, gagnant)), gagnant };
}

/** Nobody wins, nobody loses (rule duel-d-7-egalite): consequences for a winner or a loser find none. */
function noteEgalite(etat: Etat, value: number): Etat {
	return record(etat, { kind: 'egalite', rule: 'duel-d-7-egalite', avant: value, apres: value });
}

/** The higher skill wins (rule duel-d-7), the other loses (duel-d-7-perdant), with what the ability says (duel-d-8). */
function noteGagnant(etat: Etat, gagnant: Camp): Etat {
	const perdant = opposingCamp(gagnant);
	const { [gagnant]: haute, [perdant]: basse } = etat.competences;
	const ecart = haute - basse;
	return record(
		etat,
		{ kind: 'duel-gagne', rule: 'duel-d-7', camp: gagnant, avant: haute, apres: haute, contre: basse },
		{ kind: 'duel-perdu', rule: 'duel-d-7-perdant', camp: perdant, avant: basse, apres: basse, contre: haute },
		{ kind: 'consequences', rule: 'duel-d-8', camp: gagnant, avant: ecart, apres: ecart },
	);
}

/** The skill with the bid lasts until the end of the duel (rule duel-d-6-duree). */
function closeDuel(etat: Etat): Etat {
	return passCamps(etat, (suivant, camp) => {
		const avant = suivant.competences[camp];
		const apres = usualCompetence(suivant.situation[camp]);
		if (avant === apres) return suivant;
		return record(suivant, { kind: 'mise-oubliee', rule: 'duel-d-6-duree', camp, avant, apres });
	});
}
