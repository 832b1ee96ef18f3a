import type { BagToken, WeighedStep, WeighedTrace } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import type { StepGroup } from '../../shared/Steps';
import { count, signed, whole } from '../../shared/words';
import type { CitedRule } from './card';
import type { Counted } from './state';
import { COUNTED_NAMES, percent, tokenName } from './words';

/**
 * The trace of the exact chances, a group for each kind of token: what comes before, what each would give, the odds.
 * A token without symbol has nothing to apply at TC.4: that is left out.
 */
export function chanceSteps(trace: WeighedTrace, bag: readonly BagToken[], data: ChaosBags): StepGroup<CitedRule>[] {
	const groups: { token: string | null; steps: WeighedStep[] }[] = [];
	for (const step of trace.filter(({ rule }) => rule !== 'tc-4-sans-effet')) {
		const last = groups.at(-1);
		if (last && last.token === step.token) last.steps.push(step);
		else groups.push({ token: step.token, steps: [step] });
	}
	return groups.map(({ token, steps }, at) => {
		const sentences = steps.map((step) => ({ text: sentence(step, data), rule: step.rule }));
		if (token === null) return { title: at === 0 ? 'Avant les pions' : 'En tout', steps: sentences };
		const kind = bag.find(({ id }) => id === token);
		const left = kind ? kind.count - kind.sealed - (kind.aside ?? 0) : 0;
		return { title: `Pion « ${tokenName(data, token)} », ${left} dans la réserve`, steps: sentences };
	});
}

/** One step of the trace, in words. */
export function sentence(step: WeighedStep, data: ChaosBags): string {
	const { before, after } = step;
	const token = step.token === null ? '' : `« ${tokenName(data, step.token)} »`;
	switch (step.kind) {
		case 'icons':
			return before === after
				? `Aucune icône n’est attribuée : la valeur reste à ${whole(after)}.`
				: `${count(after - before, 'icône attribuée', 'icônes attribuées')} : la valeur passe de ${whole(before)} à ${whole(after)}.`;
		case 'bonus': {
			const value = before === after ? `reste à ${whole(after)}` : `passe de ${whole(before)} à ${whole(after)}`;
			return `Une carte donne ${signed(step.each)} par ${COUNTED_NAMES[step.of as Counted]}, ici ${step.times} fois : la valeur ${value}.`;
		}
		case 'sealed':
			return `${token} : ${count(before - after, 'pion scellé reste', 'pions scellés restent')} sur ${before - after < 2 ? 'sa carte' : 'leurs cartes'}, ${after} dans la réserve.`;
		case 'set-aside':
			return `${token} : ${count(before - after, 'pion est mis de côté', 'pions sont mis de côté')} pour ce test, ${after} dans la réserve.`;
		case 'cancels':
			return `Des cartes peuvent annuler ${count(before, 'pion révélé', 'pions révélés')} : chacun ${step.returned ? 'retourne dans la réserve' : 'reste de côté'}, et un autre est révélé.`;
		case 'bag':
			return `La réserve du Chaos compte ${count(before, 'pion à révéler', 'pions à révéler')}.`;
		case 'empty-bag':
			return 'La réserve du Chaos ne contient aucun pion à révéler.';
		case 'exhausted-bag':
			return `${count(before, 'pion était', 'pions étaient')} à révéler, la réserve n’en a que ${after} : on s’arrête là.`;
		case 'may-count-as':
			return step.as === null
				? `${token} peut être annulé pour révéler un autre pion : le calcul prend le meilleur choix.`
				: `${token} peut compter comme « ${tokenName(data, step.as)} » (${signed(after - before)}) : le calcul prend le meilleur choix.`;
		case 'fails-with':
			return `${token} : si un pion « ${tokenName(data, step.other)} » s’applique aussi pendant ce test, il échoue automatiquement.`;
		case 'symbol':
			return symbolSentence(step.rule, token, after - before);
		case 'modifier':
			return `${token} : ${signed(after - before)}, la valeur ${before === after ? `reste à ${whole(after)}` : `passe de ${whole(before)} à ${whole(after)}`}.`;
		case 'floor':
			return `La valeur serait de ${whole(before)} : tous les modificateurs comptés, elle ne descend pas sous 0.`;
		case 'range':
			return step.minimum === step.maximum
				? `Avec les pions, la valeur modifiée est toujours de ${whole(step.minimum)}.`
				: `Avec les pions, la valeur modifiée va de ${whole(step.minimum)} à ${whole(step.maximum)}.`;
		case 'grim-rule':
			return 'Le test réussit et échoue automatiquement à la fois : l’échec l’emporte.';
		case 'automatic-failure':
			return `Échec automatique : la valeur de ${whole(before)} compte pour 0.`;
		case 'automatic-success':
			return `Réussite automatique : la difficulté de ${before} compte pour 0.`;
		case 'comparison':
			return comparisonSentence(step);
		case 'chance':
			return chanceSentence(step);
	}
}

function symbolSentence(rule: string, token: string, more: number): string {
	if (rule === 'tc-4-echec-automatique') return `${token} joue plus tard, à l’étape TC.6.`;
	if (more > 0) return `${token} : son symbole fait révéler un autre pion.`;
	return rule === 'tc-4'
		? `${token} : appliquez l’effet de son symbole.`
		: `${token} n’a rien à appliquer à cette étape.`;
}

function comparisonSentence({ rule, before, after, success }: Extract<WeighedStep, { kind: 'comparison' }>): string {
	if (rule === 'reussite-automatique-definition')
		return `L’issue est fixée : le test ${success ? 'réussit' : 'échoue'}, à ${whole(after)} contre ${before}.`;
	if (after === before) return `${whole(after)} contre ${before} : égaler la difficulté suffit, le test est réussi.`;
	return `${whole(after)} contre une difficulté de ${before} : le test ${success ? 'est réussi' : 'échoue'}.`;
}

function chanceSentence({ rule, before, chance }: Extract<WeighedStep, { kind: 'chance' }>): string {
	switch (rule) {
		case 'tc-6-reussite':
			return `Valeur de ${before} ou plus, le test est réussi : ${percent(chance)}.`;
		case 'tc-6-echec':
			return `Valeur plus basse que ${before}, le test échoue : ${percent(chance)}.`;
		case 'tc-6-reussite-automatique':
			return `Réussite automatique, la difficulté compte pour 0 : ${percent(chance)}.`;
		case 'tc-6-echec-automatique':
			return `Échec automatique, la valeur compte pour 0 : ${percent(chance)}.`;
	}
}
