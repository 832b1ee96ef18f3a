import type { EtapePesee, Pion, TracePesee } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import type { StepGroup } from '../../shared/Steps';
import { count, signed, whole } from '../../shared/words';
import type { CitedRule } from './card';
import { percent, tokenName } from './words';

/**
 * The trace of the exact chances, a group for each kind of token: what comes before, what each would give, the odds.
 * A token without symbol has nothing to apply at TC.4: that is left out.
 */
export function chanceSteps(trace: TracePesee, bag: readonly Pion[], data: ChaosBags): StepGroup<CitedRule>[] {
	const groups: { pion: string | null; steps: EtapePesee[] }[] = [];
	for (const step of trace.filter(({ rule }) => rule !== 'tc-4-sans-effet')) {
		const last = groups.at(-1);
		if (last && last.pion === step.pion) last.steps.push(step);
		else groups.push({ pion: step.pion, steps: [step] });
	}
	return groups.map(({ pion, steps }, at) => {
		const told = steps.map((step) => ({ text: sentence(step, data), rule: step.rule }));
		if (pion === null) return { title: at === 0 ? 'Avant les pions' : 'En tout', steps: told };
		const kind = bag.find(({ type }) => type === pion);
		const left = kind ? kind.nombre - kind.scelles : 0;
		return { title: `Pion « ${tokenName(data, pion)} », ${left} dans la réserve`, steps: told };
	});
}

/** One step of the trace, in words. */
export function sentence(step: EtapePesee, data: ChaosBags): string {
	const { avant, apres } = step;
	const token = step.pion === null ? '' : `« ${tokenName(data, step.pion)} »`;
	switch (step.kind) {
		case 'icones':
			return avant === apres
				? `Aucune icône n’est attribuée : la valeur reste à ${whole(apres)}.`
				: `${count(apres - avant, 'icône attribuée', 'icônes attribuées')} : la valeur passe de ${whole(avant)} à ${whole(apres)}.`;
		case 'scelles':
			return `${token} : ${count(avant - apres, 'pion scellé reste', 'pions scellés restent')} sur ${avant - apres < 2 ? 'sa carte' : 'leurs cartes'}, ${apres} dans la réserve.`;
		case 'reserve':
			return `La réserve du Chaos compte ${count(avant, 'pion à révéler', 'pions à révéler')}.`;
		case 'reserve-vide':
			return 'La réserve du Chaos ne contient aucun pion à révéler.';
		case 'reserve-epuisee':
			return `${count(avant, 'pion était', 'pions étaient')} à révéler, la réserve n’en a que ${apres} : on s’arrête là.`;
		case 'symbole':
			return symbolTold(step.rule, token, apres - avant);
		case 'modificateur':
			return `${token} : ${signed(apres - avant)}, la valeur ${avant === apres ? `reste à ${whole(apres)}` : `passe de ${whole(avant)} à ${whole(apres)}`}.`;
		case 'plancher':
			return `La valeur serait de ${whole(avant)} : tous les modificateurs comptés, elle ne descend pas sous 0.`;
		case 'etendue':
			return step.minimum === step.maximum
				? `Avec les pions, la valeur modifiée est toujours de ${whole(step.minimum)}.`
				: `Avec les pions, la valeur modifiée va de ${whole(step.minimum)} à ${whole(step.maximum)}.`;
		case 'sombre-regle':
			return 'Le test réussit et échoue automatiquement à la fois : l’échec l’emporte.';
		case 'echec-automatique':
			return `Échec automatique : la valeur de ${whole(avant)} compte pour 0.`;
		case 'reussite-automatique':
			return `Réussite automatique : la difficulté de ${avant} compte pour 0.`;
		case 'comparaison':
			return compared(step);
		case 'chance':
			return chanceTold(step);
	}
}

function symbolTold(rule: string, token: string, more: number): string {
	if (rule === 'tc-4-echec-automatique') return `${token} joue plus tard, à l’étape TC.6.`;
	if (more > 0) return `${token} : son symbole fait révéler un autre pion.`;
	return rule === 'tc-4'
		? `${token} : appliquez l’effet de son symbole.`
		: `${token} n’a rien à appliquer à cette étape.`;
}

function compared({ rule, avant, apres, reussite }: Extract<EtapePesee, { kind: 'comparaison' }>): string {
	if (rule === 'reussite-automatique-definition')
		return `L’issue est fixée : le test ${reussite ? 'réussit' : 'échoue'}, à ${whole(apres)} contre ${avant}.`;
	if (apres === avant) return `${whole(apres)} contre ${avant} : égaler la difficulté suffit, le test est réussi.`;
	return `${whole(apres)} contre une difficulté de ${avant} : le test ${reussite ? 'est réussi' : 'échoue'}.`;
}

function chanceTold({ rule, avant, chance }: Extract<EtapePesee, { kind: 'chance' }>): string {
	switch (rule) {
		case 'tc-6-reussite':
			return `Valeur de ${avant} ou plus, le test est réussi : ${percent(chance)}.`;
		case 'tc-6-echec':
			return `Valeur plus basse que ${avant}, le test échoue : ${percent(chance)}.`;
		case 'tc-6-reussite-automatique':
			return `Réussite automatique, la difficulté compte pour 0 : ${percent(chance)}.`;
		case 'tc-6-echec-automatique':
			return `Échec automatique, la valeur compte pour 0 : ${percent(chance)}.`;
	}
}
