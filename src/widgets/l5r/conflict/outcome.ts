import type { RuleId } from '../../../rules/l5r/conflict/rules';
import type { Resolution } from '../../../rules/l5r/conflict/resolution';
import type { Illegalite, Issue } from '../../../rules/l5r/conflict/result';
import { type Camp, opposingCamp, type Situation } from '../../../rules/l5r/conflict/situation';
import { capital, listed, signed } from '../../shared/words';
import { endReason, missing } from './sentences';
import { nameOf, ofPlayer, playerNames, ringNames, statusNames } from './words';

/** A figure that goes with the verdict. */
interface Figure {
	title: string;
	detail: string;
}

/** The answer in one sentence, for the eye and for the live region. */
export function headline({ resultat }: Resolution): string {
	if (resultat.type === 'illegal') return 'Cette attaque est impossible.';
	const { vainqueur, totaux, provinceDetruite, fin } = resultat;
	if (fin !== null) return `Le joueur attaquant gagne la partie : ${endReason(fin)}.`;
	if (vainqueur === null) return 'Personne ne remporte le conflit.';
	const score = `${capital(playerNames[vainqueur])} remporte le conflit, ${totaux[vainqueur]} à ${totaux[opposingCamp(vainqueur)]}`;
	if (vainqueur === 'defenseur') return `${score}.`;
	return `${score} : la province ${provinceDetruite ? 'est détruite' : 'tient'}.`;
}

/** What must be said with it: why, and what changes that one might forget. */
export function reserve({ resultat, trace }: Resolution): string {
	if (resultat.type === 'illegal') return refusal(resultat);
	const { personnages, nonOppose, vainqueur, ecart, fin } = resultat;
	const removed = personnages.filter(({ participe }) => !participe).map(({ personnage }) => nameOf(personnage));
	const lacking = trace.find((step) => step.kind === 'condition-manquante');
	const cites = (rule: RuleId) => trace.some((step) => step.rule === rule);
	return [
		removed.length > 0 &&
			`${capital(listed(removed))} ne ${removed.length < 2 ? 'participe' : 'participent'} pas, à cause d’un tiret.`,
		cites('modificateur-jamais-negatif') && 'Une compétence négative compte comme 0.',
		...trace.map((step) => step.kind === 'total-a-zero' && `Le total ${ofPlayer(step.camp)}, négatif, compte comme 0.`),
		lacking?.kind === 'condition-manquante' && missing(lacking),
		cites('etape-3-2-3-sans-participant') && 'Son adversaire n’a pas un plus grand total.',
		vainqueur === 'attaquant' && ecart === 0 && 'À égalité, le joueur attaquant l’emporte.',
		cites('non-oppose-defenseur-incline') && 'Un défenseur incliné participe : le conflit n’est pas non opposé.',
		nonOppose && fin === null && 'Conflit non opposé : le joueur défenseur perd 1 honneur.',
	]
		.filter((part) => part !== false && part !== undefined)
		.join(' ');
}

/** Why the conflict cannot take place. */
export const refusal = ({ detruites }: Illegalite): string =>
	`La province de la forteresse ne peut être attaquée que si trois des autres provinces sont détruites ; ${
		detruites === 0 ? 'aucune ne l’est' : `il n’y en a que ${detruites}`
	}.`;

/** What becomes of totals, province, ring, honour and statuses. */
export function figures({ resultat }: Resolution, situation: Situation): Figure[] {
	if (resultat.type === 'illegal') return [];
	const { totaux, ecart, destin } = resultat;
	const changed = statusChanges(resultat, situation);
	return [
		{ title: `Totaux : ${totaux.attaquant} contre ${totaux.defenseur}`, detail: `écart de ${ecart}` },
		province(resultat),
		{ title: ringNames[situation.anneau.element], detail: `${ring(resultat)}, ${effect(resultat)}` },
		{
			title: `Honneur : ${resultat.honneur.attaquant} et ${resultat.honneur.defenseur}`,
			detail: `attaquant ${honour(resultat, situation, 'attaquant')}, défenseur ${honour(resultat, situation, 'defenseur')}`,
		},
		...(destin > 0 ? [{ title: `Destin : ${signed(destin)}`, detail: 'au joueur attaquant' }] : []),
		...(changed.length > 0 ? [{ title: 'Fierté', detail: listed(changed) }] : []),
	];
}

function province({ provinceDetruite, defense, vainqueur, ecart, fin }: Issue): Figure {
	if (provinceDetruite) return { title: 'Province détruite', detail: `défense de ${defense} atteinte` };
	const won = vainqueur === 'attaquant' && fin === null;
	const lacks = won ? `défense de ${defense}, il manque ${defense - ecart}` : `défense de ${defense}`;
	return { title: 'Province intacte', detail: lacks };
}

function ring({ anneau }: Issue): string {
	if (anneau === 'conteste') return 'encore contesté';
	return anneau === 'disponible' ? 'de nouveau disponible' : `revendiqué par ${playerNames[anneau]}`;
}

function effect({ effet }: Issue): string {
	if (effet === null) return 'sans effet';
	return effet === 'renoncer' ? 'effet laissé de côté' : 'effet résolu';
}

function honour({ honneur }: Issue, situation: Situation, camp: Camp): string {
	return signed(honneur[camp] - situation[camp].honneur);
}

function statusChanges({ personnages }: Issue, situation: Situation): string[] {
	const before = new Map(
		[...situation.attaquant.personnages, ...situation.defenseur.personnages].map(({ id, statut }) => [id, statut]),
	);
	return personnages
		.filter(({ personnage, statut }) => before.get(personnage) !== statut)
		.map(({ personnage, statut }) => `${nameOf(personnage)} ${statusNames[statut]}`);
}
