import type { Player, Result } from '../../../rules/l5r/glory-count';
import type { Settings } from './state';

/** The answer in one sentence, for the eye and for the live region. */
export function headline({ totals, winner }: Result, { purpose }: Settings): string {
	const { you, opponent } = totals;
	if (purpose === 'glory') return `Gloire actuelle : ${you} pour vous, ${opponent} pour l’adversaire.`;
	if (winner === null) return `Égalité à ${you} : personne ne gagne le compte de gloire.`;
	return winner === 'you'
		? `Vous gagnez le compte de gloire, ${you} à ${opponent}.`
		: `L’adversaire gagne le compte de gloire, ${opponent} à ${you}.`;
}

const HOLDERS: Readonly<Record<Player, string>> = {
	you: 'La Faveur Impériale est à vous, sur la face de votre choix.',
	opponent: 'La Faveur Impériale est à l’adversaire, sur la face de son choix.',
};

/** What becomes of the Favor, and what would change the winner. */
export function caveat(result: Result, { purpose }: Settings): string {
	if (purpose === 'glory') return 'Les anneaux revendiqués ne s’ajoutent pas : ce n’est pas un compte de gloire.';
	if (purpose === 'ability') return 'La capacité dit ce qui suit.';
	const { favor, chooseFace } = result;
	return [chooseFace && favor !== null ? HOLDERS[favor] : stays(favor), lacking(result)].filter(Boolean).join(' ');
}

function stays(favor: Player | null): string {
	if (favor === null) return 'La Faveur Impériale reste disponible.';
	return `La Faveur Impériale reste ${favor === 'you' ? 'à vous' : 'à l’adversaire'}, sur la même face.`;
}

/** A ring, or a ready character: what the reader lacks to win. */
function lacking({ totals, winner }: Result): string {
	if (winner === 'you') return '';
	return `Il vous manque ${totals.opponent - totals.you + 1} pour gagner le compte.`;
}
