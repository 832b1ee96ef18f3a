import type { SayCase } from '../../widgets/shared/case-answer';

interface Tool {
	/** As its page says it. */
	title: string;
	load: () => Promise<{ answerCase: SayCase }>;
}

/** The tools whose cases are read in queries, by game and slug. Their code comes when a case is sure. */
export const tools: Readonly<Record<string, Tool>> = {
	'l5r/conflit': {
		title: 'Résultat d’un conflit',
		load: () => import('../../widgets/l5r/conflict/case-answer'),
	},
	'l5r/compte-de-gloire': {
		title: 'Compte de gloire\u00a0: qui a la Faveur\u202f?',
		load: () => import('../../widgets/l5r/glory-count/case-answer'),
	},
	'l5r/duel': {
		title: 'Duel\u00a0: combien miser\u202f?',
		load: () => import('../../widgets/l5r/duel/case-answer'),
	},
	'mistborn/metaux': {
		title: 'Métaux du tour',
		load: () => import('../../widgets/mistborn/metals/case-answer'),
	},
	'mistborn/combat': {
		title: 'Calculateur d’attaque',
		load: () => import('../../widgets/mistborn/attack/case-answer'),
	},
	'keyforge/combat': {
		title: 'Calculateur de combat',
		load: () => import('../../widgets/keyforge/fight/case-answer'),
	},
	'keyforge/forge': {
		title: 'Forger une clé',
		load: () => import('../../widgets/keyforge/forge/case-answer'),
	},
	'keyforge/chaines': {
		title: 'Calculateur de chaînes',
		load: () => import('../../widgets/keyforge/chains/case-answer'),
	},
	'arkham/degats-et-horreurs': {
		title: 'Dégâts et horreurs',
		load: () => import('../../widgets/arkham/damage-and-horror/case-answer'),
	},
	'arkham/test-de-competence': {
		title: 'Simulateur de test de compétence',
		load: () => import('../../widgets/arkham/skill-test/case-answer'),
	},
};

/** What a tool answers to a case; rejects when its code cannot come. */
export const sayCase = async (game: string, tool: string, ...asked: Parameters<SayCase>): Promise<string | undefined> =>
	(await tools[`${game}/${tool}`]?.load())?.answerCase(...asked);
