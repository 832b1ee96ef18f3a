import type { Player, Resolution, TraceStep } from '../../../rules/l5r/glory-count';
import type { StepGroup } from '../../shared/Steps';
import { count } from '../../shared/words';
import type { CitedRule } from './card';

/** « Votre 2e personnage » would need a gender for each rank: characters are numbered instead. */
const characterOf = (player: Player, rank: number): string =>
	player === 'you' ? `Votre personnage ${rank + 1}` : `Le personnage ${rank + 1} de l’adversaire`;

/** One step of a count, in words. */
export function sentence(step: TraceStep): string {
	const { before, after } = step;
	switch (step.kind) {
		case 'glory':
			return `${characterOf(step.player, step.character)} apporte ${after - before} de gloire : le total est de ${after}.`;
		case 'bowed':
			return `${characterOf(step.player, step.character)} est incliné : sa gloire de ${before} ne compte pas.`;
		case 'rings':
			return `${count(after - before, 'anneau revendiqué', 'anneaux revendiqués')} : le total passe de ${before} à ${after}.`;
		case 'rings-left-out':
			return `Ce n’est pas un compte de gloire : les anneaux ne s’ajoutent pas, le total reste de ${after}.`;
		case 'count-won':
			return `${step.player === 'you' ? 'Vous avez' : 'L’adversaire a'} le plus grand total : ${step.player === 'you' ? 'vous gagnez' : 'il gagne'} le compte de gloire, de ${before}.`;
		case 'count-tied':
			return 'Les totaux sont égaux : personne ne gagne le compte de gloire.';
		case 'favor-taken':
			return `${step.player === 'you' ? 'Vous prenez' : 'L’adversaire prend'} la Faveur Impériale, sur la face de ${step.player === 'you' ? 'votre' : 'son'} choix.`;
		case 'favor-again':
			return `${step.player === 'you' ? 'Vous récupérez' : 'L’adversaire récupère'} la Faveur Impériale à nouveau, et ${step.player === 'you' ? 'pouvez' : 'peut'} en changer la face.`;
		case 'favor-stays':
			if (step.rule === 'compte-de-gloire-capacite')
				return 'La capacité dit ce qui suit ; la Faveur Impériale ne bouge que si son texte le prévoit.';
			return `La Faveur Impériale garde son état${step.holder === null ? ' : elle reste disponible' : ', sur la même face'}.`;
	}
}

const TITLES: Readonly<Record<Player, string>> = { you: 'Votre total', opponent: 'Total de l’adversaire' };

/** Every step in words: each total, then what it decides. */
export function stepGroups({ trace }: Resolution): StepGroup<CitedRule>[] {
	const say = (step: TraceStep) => ({ text: sentence(step), rule: step.rule });
	const decides = (step: TraceStep) => step.kind.startsWith('count-') || step.kind.startsWith('favor-');
	const totals = (['you', 'opponent'] as const).map((player) => ({
		title: TITLES[player],
		steps: trace.filter((step) => !decides(step) && 'player' in step && step.player === player).map(say),
	}));
	const outcome = { title: 'Ce que le compte décide', steps: trace.filter(decides).map(say) };
	return [...totals, ...(outcome.steps.length > 0 ? [outcome] : [])];
}
