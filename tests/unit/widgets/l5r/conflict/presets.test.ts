import { describe, expect, test } from 'vitest';
import { presets } from '../../../../../src/widgets/l5r/conflict/presets';
import { conflictCodec } from '../../../../../src/widgets/l5r/conflict/url-state';
import { presetState } from '../../preset-state';
import { answer } from './said';

interface Expected {
	verdict: string;
	/** A sentence of the steps that answers the question. */
	because: string;
}

/** What each question is answered; a preset that has no line here fails. */
const ANSWERS: Record<string, Expected> = {
	'À égalité, qui remporte le conflit ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 3 à 3 : la province tient.',
		because: 'À égalité, c’est le joueur attaquant qui remporte le conflit.',
	},
	'Mon seul défenseur est incliné : est-ce « non opposé » ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 4 à 0 : la province tient.',
		because: 'Même incliné, le défenseur participe : le conflit n’est pas non opposé.',
	},
	'Mon seul attaquant est incliné et personne ne défend : qui gagne ?': {
		verdict: 'Personne ne remporte le conflit.',
		because: 'Aucun total n’atteint 1, le minimum pour remporter un conflit.',
	},
	'Le défenseur gagne : a-t-il l’anneau et son effet ?': {
		verdict: 'Le joueur défenseur remporte le conflit, 5 à 2 : la province tient.',
		because: 'Le joueur attaquant n’a pas gagné : aucun effet d’anneau n’est résolu.',
	},
	'L’écart égale la défense, bonus compris : la province tombe-t-elle ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 7 à 3 : la province est détruite.',
		because: 'L’écart de 4 atteint la défense de 4 : la province est détruite.',
	},
	'Un personnage à tiret se retrouve dans le conflit : compte-t-il ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 3 à 2 : la province tient.',
		because: 'L’attaquant 1 a un tiret en Politique : il est retiré du conflit et va, incliné, au fief.',
	},
	'Fierté : que devient un personnage honoré qui perd ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 5 à 3 : la province tient.',
		because: 'Fierté : le défenseur 1 a perdu le conflit ; honoré, il perd son pion Statut et redevient normal.',
	},
	'Puis-je déjà attaquer la forteresse ?': {
		verdict: 'Cette attaque est impossible.',
		because:
			'La province de la forteresse ne peut être attaquée que si trois des autres provinces sont détruites ; il n’y en a que 2.',
	},
	'L’anneau de l’Air peut-il gagner la partie ?': {
		verdict: 'Le joueur attaquant gagne la partie : il a au moins 25 honneurs.',
		because: 'Air : l’honneur du joueur attaquant passe de 23 à 25.',
	},
	'Un renfort arrive du fief : change-t-il l’issue ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 6 à 5 : la province tient.',
		because: 'L’attaquant 2 rejoint le conflit : il y participe.',
	},
	'Je joue un personnage de ma main en plein conflit : compte-t-il ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 6 à 5 : la province tient.',
		because: 'L’attaquant 2 est joué de la main dans le conflit : il y participe.',
	},
	'Mon défenseur honoré est défaussé en plein conflit : que se passe-t-il ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 4 à 0 : la province est détruite.',
		because: 'Il était honoré : l’honneur du joueur défenseur passe de 10 à 11.',
	},
	'Mon seul défenseur rentre au fief après la comparaison : le conflit est-il non opposé ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 5 à 3 : la province tient.',
		because: 'Le joueur défenseur avait 1 participant à l’étape 3.2.3 : le conflit n’est pas non opposé.',
	},
	'Gagné de 6, mais la province ne peut pas être détruite : que devient l’anneau ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 8 à 2 : la province tient.',
		because: 'L’écart de 6 atteint la défense de 4, mais la province ne peut pas être détruite : elle tient.',
	},
	'L’attaquant prend le contrôle de mon seul défenseur : pour qui compte-t-il ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 7 à 0 : la province est détruite.',
		because: 'Le défenseur 1 passe sous le contrôle du joueur attaquant : il participe désormais de son côté.',
	},
	'L’anneau de l’Air a aussi l’élément Feu : puis-je honorer un personnage ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 5 à 3 : la province tient.',
		because: 'L’anneau a 2 éléments : le joueur attaquant en choisit un, Feu.',
	},
	'Compétence fixée : la gloire et les bonus comptent-ils ?': {
		verdict: 'Le joueur défenseur remporte le conflit, 5 à 4 : la province tient.',
		because: 'La compétence Militaire de l’attaquant 1 est fixée à 4 : ses autres modificateurs n’y changent rien.',
	},
	'L’anneau de l’Eau redresse-t-il un attaquant ?': {
		verdict: 'Le joueur attaquant remporte le conflit, 6 à 3 : la province tient.',
		because:
			'Eau : le joueur attaquant choisit l’attaquant 2 et le redresse ; un participant sera incliné de nouveau à l’étape 3.2.8.',
	},
};

describe.each(presets.map((preset) => [preset.question, preset] as const))('%s', (question, preset) => {
	const state = presetState(conflictCodec, preset);

	test('is read without a notice and written back as it is', () => {
		expect(conflictCodec.read(new URLSearchParams(preset.query)).notices).toEqual([]);
		expect(conflictCodec.write(state).toString()).toBe(preset.query);
	});

	test('is answered as it should be', () => {
		const { verdict, said } = answer(state);
		expect(verdict).toBe(ANSWERS[question]?.verdict);
		expect(said).toContain(ANSWERS[question]?.because);
	});
});

test('each answer is that of a question, and no two questions are the same case', () => {
	expect(presets.map(({ question }) => question)).toEqual(Object.keys(ANSWERS));
	expect(new Set(presets.map(({ query }) => query)).size).toBe(presets.length);
});
