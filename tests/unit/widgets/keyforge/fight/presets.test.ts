import { describe, expect, test } from 'vitest';
import { caveat, fates, headline } from '../../../../../src/widgets/keyforge/fight/answer';
import { presets } from '../../../../../src/widgets/keyforge/fight/presets';
import { present } from '../../../../../src/widgets/keyforge/fight/state';
import { fightCodec } from '../../../../../src/widgets/keyforge/fight/url-state';
import { presetState } from '../../preset-state';
import { resolveCase, sayAll } from './said';

interface Expected {
	verdict: string;
	caveat?: string;
	/** A sentence of the steps that answers the question. */
	because: string;
	/** Fate of the creature that the question is about. */
	target?: string;
}

/** What each question is answered; a preset that has no line here fails. */
const ANSWERS: Record<string, Expected> = {
	'Le poison passe-t-il à travers l’armure ?': {
		verdict: 'Votre créature est détruite, la créature adverse survit.',
		because: 'Aucun dégât n’a été infligé à la créature adverse : le poison ne fait rien.',
		target: '0 dégât pour 7 de puissance, armure restante 0',
	},

	'L’assaut peut-il éviter la riposte ?': {
		verdict: 'La créature adverse est détruite, la vôtre survit.',
		because:
			'L’une des deux créatures est détruite : le combat lui-même est ignoré, aucun dégât de puissance n’est infligé.',
	},
	'Assaut contre hasardeux : qui meurt ?': {
		verdict: 'La créature adverse est détruite, la vôtre survit.',
		because: 'Le joueur actif choisit l’ordre : ici assaut, puis hasardeux.',
	},
	'Attaquer deux fois une créature insaisissable': {
		verdict: 'La créature adverse est détruite, la vôtre survit. Votre voisine de droite est détruite.',
		because: 'La créature adverse a déjà été choisie ce tour-ci : insaisissable ne joue plus.',
	},
	'Escarmouche contre hasardeux': {
		verdict: 'Les deux créatures survivent.',
		because: 'Escarmouche n’arrête que les dégâts de puissance, pas ce dégât de hasardeux.',
		target: '3 dégâts pour 6 de puissance',
	},
	'Protection ou armure : laquelle sert d’abord ?': {
		verdict: 'Les deux créatures survivent.',
		because: 'Le marqueur de protection de la créature adverse est défaussé à la place de ces 5 dégâts.',
		target: '0 dégât pour 4 de puissance, armure restante 2',
	},
	'Puis-je attaquer derrière une provocation ?': {
		verdict: 'Ce combat est impossible.',
		caveat:
			'La créature adverse est à côté de la voisine adverse de droite, dotée de provocation : elle ne peut pas être choisie. Cible possible : la voisine adverse de droite.',
		because:
			'La créature adverse est à côté de la voisine adverse de droite, dotée de provocation : elle ne peut pas être choisie. Cible possible : la voisine adverse de droite.',
	},
	'Ma créature est sonnée : peut-elle combattre ?': {
		verdict: 'Pas de combat : votre créature, sonnée, est inclinée et perd sa carte Sonné.',
		because: 'Votre créature est sonnée : elle est inclinée et perd sa carte Sonné, rien d’autre.',
	},
	'L’armure sert-elle deux fois dans le tour ?': {
		verdict: 'Votre créature est détruite, la créature adverse survit.',
		because: 'L’armure de la créature adverse (2) est déjà consommée ce tour-ci : elle n’annule rien.',
		target: '2 dégâts pour 5 de puissance, armure restante 0',
	},

	'Dégâts avec projection sur une ligne': {
		verdict: 'Les deux créatures sont détruites. La voisine adverse de gauche est détruite.',
		because: 'En même temps, la projection doit infliger 2 dégâts à la voisine adverse de droite.',
	},

	'Enragée : peut-elle moissonner ?': {
		verdict: 'Les deux créatures survivent.',
		caveat:
			'L’événement 1 est impossible. Votre créature est enragée : utilisée, elle doit combattre, puisqu’elle le peut.',
		because: 'Votre créature est enragée : utilisée, elle doit combattre, puisqu’elle le peut.',
	},
	'« Avant le Combat : » tue la cible : y a-t-il un combat ?': {
		verdict: 'La créature adverse est détruite, la vôtre survit.',
		because:
			'L’une des deux créatures est détruite : le combat lui-même est ignoré, aucun dégât de puissance n’est infligé.',
	},
	'L’armure arrête-t-elle des dégâts déplacés ?': {
		verdict: 'La créature adverse est détruite, la vôtre survit.',
		because:
			'2 pions de dégât passent de votre créature à la créature adverse, qui en porte 2. Ils ne sont pas infligés : rien ne les annule.',
	},
};

describe.each(presets.map((preset) => [preset.question, preset] as const))('%s', (question, preset) => {
	const expected = ANSWERS[question];
	const state = presetState(fightCodec, preset);
	const { resolution } = resolveCase(state);

	test('is read without a notice and written back as it is', () => {
		expect(fightCodec.read(new URLSearchParams(preset.query)).notices).toEqual([]);
		expect(fightCodec.write(state).toString()).toBe(preset.query);
	});

	test('is answered as it should be', () => {
		expect(headline(resolution, state.fight)).toBe(expected?.verdict);
		expect(caveat(resolution, state.fight)).toBe(expected?.caveat ?? '');
		expect(sayAll(state).flat()).toContain(expected?.because);
		if (!expected?.target) return;
		expect(fates(resolution, present(state)).find(({ place }) => place === 'd')?.detail).toBe(expected.target);
	});
});

test('each question is asked once, and each answer has its question', () => {
	expect(presets.map(({ question }) => question)).toEqual(Object.keys(ANSWERS));
	expect(new Set(presets.map(({ query }) => query)).size).toBe(presets.length);
});
