import { describe, expect, test } from 'vitest';
import { fates } from '../../../../../src/widgets/mistborn/attack/answer';
import { answer } from '../../../../../src/widgets/mistborn/attack/costs-answer';
import { presets } from '../../../../../src/widgets/mistborn/attack/presets';
import { attackCodec } from '../../../../../src/widgets/mistborn/attack/url-state';
import { presetState } from '../../preset-state';
import { aside, fatesOf, resolveCase, tellCase, verdict } from './said';

describe('the verdict', () => {
	test.each([
		['', 'L’Allié B1 est tué. Le Défenseur A1 est tué. Le joueur A perd 4 points de vie.'],
		['degats=0', 'Aucun joueur n’est blessé.'],
		['partie=deux&j1=sante.9', 'Le joueur A est éliminé : vous gagnez.'],
		['cible=moi&j1=sante.3&j2=sante.3', 'Le joueur A et le joueur B sont éliminés : vous gagnez.'],
		['cible=moi&degats=5&j1=sante.3', 'Le joueur A est éliminé. Le joueur B perd 5 points de vie.'],
		['cible=moi&degats=5&j1=nuage.4', 'Le joueur A perd 1 point de vie et le joueur B 5.'],
		['cible=moi&degats=5', 'Les joueurs A et B perdent 5 points de vie chacun.'],
		['partie=seigneur-maitre', 'Le Seigneur Maître perd 9 points de vie.'],
		['partie=seigneur-maitre&sante=9', 'Le Seigneur Maître est vaincu : vous gagnez.'],
		['partie=seigneur-maitre&degats=3&a1=attaques.1', 'L’Adversaire 1 est vaincu.'],
		[
			'partie=seigneur-maitre&degats=7&a1=attaques.1&a2=attaques.1',
			'L’Adversaire 1 et l’Adversaire 2 sont vaincus. Le Seigneur Maître perd 1 point de vie.',
		],
		['partie=seigneur-maitre&degats=0', 'Le Seigneur Maître tient.'],
		['partie=seigneur-maitre&degats=0&a1=boucliers.1', 'Le Seigneur Maître et ses Adversaires tiennent.'],
		['partie=seigneur-maitre&degats=3&a1=boucliers.2_attaques.1', 'L’Adversaire 1 perd 1 bouclier.'],
		[
			'partie=seigneur-maitre&degats=4&a1=boucliers.2_effets.1&a2=boucliers.3_effets.1_attaques.1',
			'L’Adversaire 1 perd 1 bouclier et l’Adversaire 2 perd 2 boucliers. Le Seigneur Maître perd 1 point de vie.',
		],
	])('%s', (query, expected) => {
		expect(verdict(query)).toBe(expected);
	});

	test.each([
		// What was attacked and could not be killed comes first (rules regles-combat-pas-de-partiel, regles-combat-defenseur).
		[
			'partie=deux&degats=3&j1a1=defense.4_attaque',
			'L’Allié A1 ne peut pas être tué. Le joueur A perd 3 points de vie.',
		],
		[
			'partie=deux&degats=3&j1a1=defense.4_defenseur_attaque',
			'L’Allié A1 ne peut pas être tué. Le Défenseur A1 tient. Aucun joueur n’est blessé.',
		],
		[
			'partie=deux&degats=5&j1a1=defense.2_attaque&j1a2=defense.2_attaque&j1a3=defense.2_attaque',
			'L’Allié A1 et l’Allié A2 sont tués. L’Allié A3 ne peut pas être tué. Le joueur A perd 1 point de vie.',
		],
		// A Cloud saves it (rule regles-combat-nuage-allie), and its damage is lost.
		[
			'partie=deux&degats=5&j1a1=defense.3_nuages.1_attaque',
			'Un Nuage sauve l’Allié A1. Le joueur A perd 2 points de vie.',
		],
		[
			'partie=deux&degats=5&j1a1=defense.3_defenseur_nuages.1',
			'Un Nuage sauve le Défenseur A1. Aucun joueur n’est blessé.',
		],
		// One player after another: the damage follows the Target (rule regles-combat-cible-elimine).
		[
			'partie=quatre&degats=9&transmission=j2&j1=sante.2&j2a1=defense.3_defenseur',
			'Le joueur A est éliminé. Le Défenseur B1 est tué. Le joueur B perd 4 points de vie.',
		],
		// A shield that holds (rule regles-solo-bouclier), then the Lord Ruler.
		[
			'partie=seigneur-maitre&degats=2&a1=boucliers.1_attaques.1',
			'L’Adversaire 1 tient. Le Seigneur Maître perd 2 points de vie.',
		],
		[
			'partie=seigneur-maitre&degats=5&sante=2&a1=attaques.1',
			'L’Adversaire 1 est vaincu. Le Seigneur Maître est vaincu : vous gagnez.',
		],
	])('in the order of what happens: %s', (query, expected) => {
		expect(verdict(query)).toBe(expected);
	});
});

describe('what is said with it', () => {
	test.each([
		['cible=moi', ''],
		['partie=deux', ''],
		['degats=0', 'Le joueur A garde la Cible.'],
		['degats=1&frappe=0', 'Le joueur A garde la Cible. 1 dégât reste inutilisé.'],
		['degats=1', 'Le joueur A peut passer la Cible.'],
		['degats=2&j1=nuage.2', 'Le joueur A ne peut pas passer la Cible.'],
		['partie=quatre&degats=3&j1=sante.1', 'Choisissez qui reçoit la Cible : 2 dégâts restent à infliger.'],
		[
			'partie=quatre&degats=3&frappe=2&j1=sante.1',
			'Choisissez qui reçoit la Cible : 1 dégât reste à infliger. 1 dégât reste inutilisé.',
		],
		['partie=quatre&degats=1&j1=sante.1', 'Choisissez qui reçoit la Cible.'],
		['partie=quatre&degats=1&j1=sante.1&transmission=j3', 'Le joueur C a maintenant la Cible.'],
		['partie=quatre&degats=3&j1=sante.1&transmission=moi', 'Vous avez maintenant la Cible.'],
		['degats=1&j1=sante.1', 'La Cible quitte le jeu.'],
		['cible=moi&degats=1&j1=sante.1', 'La Cible quitte le jeu.'],
		['cible=moi&degats=1&j1=sante.1&j2=sante.1', ''],
		[
			'degats=2&j1=sante.1&j2=sante.1',
			'La Cible quitte le jeu : on en déduit que les dégâts restants peuvent frapper le joueur B.',
		],
		['partie=quatre&degats=3&j1=sante.1&transmission=j3', 'Le joueur C peut passer la Cible.'],
		['partie=deux&degats=9&j1a1=attaque&j1a2=defense.9_attaque', /^Il faudrait 9 dégâts pour tuer l’Allié A2/],
		['partie=deux&degats=1&j1a1=attaque&j1a2=attaque', '2 choix sont impossibles.'],
		['partie=deux&degats=4&j1a1=nuages.2_attaque_encore', /^Il faudrait 3 dégâts pour tuer l’Allié A1/],
		['partie=seigneur-maitre&degats=2&a1=boucliers.2_attaques.2', /^Le bouclier de gauche de l’Adversaire 1/],
	])('%s', (query, expected) => {
		expect(aside(query)).toMatch(typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected);
	});
});

describe('what becomes of each', () => {
	test.each([
		['', ['Joueur A : santé 20 (24 avant, 3 pour ses Défenseurs)', 'Joueur B : santé 30 (30 avant)']],
		['partie=deux&j1=sante.9', ['Joueur A : santé 0 (9 avant) ✕']],
		['partie=deux&j1=nuage.1', ['Joueur A : santé 28 (36 avant, 1 arrêté)']],
		[
			'cible=moi&j1=sante.3&j2=nuage.2',
			['Joueur A : santé 0 (3 avant, 6 sans effet) ✕', 'Joueur B : santé 29 (36 avant, 2 arrêtés)'],
		],
		[
			'partie=seigneur-maitre&a1=attaques.1&a2=boucliers.2_attaques.1&a3=boucliers.3',
			[
				'Seigneur Maître : santé 45 (48 avant)',
				'Adversaire 1 : 0 bouclier (1 avant) ✕',
				'Adversaire 2 : 1 bouclier (2 avant)',
				'Adversaire 3 : 3 boucliers (3 avant)',
			],
		],
	])('%s', (query, expected) => {
		expect(fatesOf(query)).toEqual(expected);
	});
});

test('each cost has its answer', () => {
	const { costs } = resolveCase('degats=5&j1=sante.8&j2=sante.4&j2a1=defense.4').result;
	expect(costs.map((cost) => answer(cost, 5))).toEqual([
		'Non : il en manque 3.',
		'Pas directement : il n’a pas la Cible.',
		'Oui.',
	]);
});

interface Expected {
	verdict: string;
	caveat?: string;
	/** A sentence of the steps that answers the question. */
	because: string;
}

/** What each question is answered; a preset that has no line here fails. */
const ANSWERS: Record<string, Expected> = {
	'Un Défenseur absorbe-t-il tous les dégâts ?': {
		verdict: 'Le Défenseur A1 est tué. Le joueur A perd 5 points de vie.',
		because: 'Le Défenseur A1 prend 4 dégâts, sa Défense : il en reste 5.',
	},
	'Et si je n’ai pas de quoi tuer le Défenseur ?': {
		verdict: 'Le Défenseur A1 tient. Aucun joueur n’est blessé.',
		caveat: '3 dégâts restent inutilisés.',
		because: 'Il faudrait 4 dégâts pour tuer le Défenseur A1, mais il en reste 3 : rien n’atteint le joueur A.',
	},
	'Puis-je attaquer un Allié derrière un Défenseur ?': {
		verdict: 'L’Allié A2 ne peut pas être attaqué. Le Défenseur A1 est tué. Le joueur A perd 1 point de vie.',
		caveat: 'L’Allié A2 est protégé par le Défenseur A1 : il faut d’abord le tuer.',
		because: 'L’Allié A2 est protégé par le Défenseur A1 : il faut d’abord le tuer.',
	},
	'J’ai la Cible : que me coûte l’attaque d’un Allié ?': {
		verdict: 'L’Allié B1 est tué. Les joueurs A, B et C perdent 9 points de vie chacun.',
		because:
			'Vous attaquez l’Allié B1 : ces 3 dégâts manquent contre tous les joueurs, il en reste 9 contre le joueur B.',
	},
	'J’ai la Cible, et un joueur a un Défenseur': {
		verdict: 'Le Défenseur A1 est tué. Le joueur A perd 3 points de vie et le joueur B 8.',
		because: 'Vous avez la Cible : le joueur B doit recevoir 8 dégâts, sans partage.',
	},
	'J’ai la Cible : un Nuage protège-t-il tout le monde ?': {
		verdict: 'Le joueur A perd 3 points de vie et le joueur B 6.',
		because: 'Nuage arrête 3 dégâts : il en reste 3 contre le joueur A. Les autres joueurs n’en profitent pas.',
	},
	'Nuage arrête tout : la Cible peut-elle passer ?': {
		verdict: 'Aucun joueur n’est blessé.',
		caveat: 'Le joueur A ne peut pas passer la Cible.',
		because: 'Nuage n’a laissé passer aucun dégât : le joueur A ne peut pas passer la Cible.',
	},
	'Un Nuage sauve un Allié : puis-je l’attaquer encore ?': {
		verdict: 'L’Allié A1 est tué. Le joueur A perd 1 point de vie.',
		because: 'Un Nuage sauve l’Allié A1 : ces 3 dégâts sont perdus.',
	},
	'À quatre, j’élimine le détenteur et je prends la Cible': {
		verdict: 'Le joueur A est éliminé. Les joueurs B et C perdent 7 points de vie chacun.',
		caveat: 'Vous avez maintenant la Cible.',
		because: 'Vous prenez la Cible : les 7 dégâts qui vous restent frappent tous les autres joueurs en vie.',
	},
	'À trois, j’élimine le détenteur : et les dégâts restants ?': {
		verdict: 'Le joueur A est éliminé. Le joueur B perd 7 points de vie.',
		caveat: 'La Cible quitte le jeu : on en déduit que les dégâts restants peuvent frapper le joueur B.',
		because: 'Il ne reste que deux joueurs : vous dirigez 7 dégâts vers le joueur B, on en déduit que c’est permis.',
	},
	'Seigneur Maître : deux boucliers d’un coup, 3 puis X ?': {
		verdict: 'L’Adversaire 1 est vaincu. Le Seigneur Maître perd 2 points de vie.',
		because: 'Ce bouclier vaut X, c’est-à-dire le Dominât : 4.',
	},
	'Assassinate : un Défenseur protège-t-il un autre Allié ?': {
		verdict: 'L’Allié A2 est tué. Le Défenseur A1 est tué. Le joueur A perd 1 point de vie.',
		because: 'Nous tenons que ni Défenseur ni Nuage n’y changent rien : ils n’arrêtent que des dégâts.',
	},
	'Seigneur Maître : Maelstrom ôte-t-il tous les boucliers ?': {
		verdict: 'L’Adversaire 1 et l’Adversaire 2 sont vaincus. Le Seigneur Maître perd 5 points de vie.',
		because: 'Un effet qui vainc tous les Alliés ôte ses 3 boucliers à l’Adversaire 1.',
	},
	'Un Édit m’inflige 2X : mon Défenseur les prend-il ?': {
		verdict: 'Votre Allié 1 est tué. Vous perdez 2 points de vie.',
		because: 'Votre Défenseur 1 prend 4 dégâts, sa Défense : il en reste 2.',
	},
	'À deux, 10 dégâts « collectivement » : qui prend quoi ?': {
		verdict: 'Vous perdez 6 points de vie et le joueur A 4.',
		because: 'Les joueurs se partagent ces dégâts comme ils veulent.',
	},
	'Seul, un Édit vise « un autre joueur » : est-ce moi ?': {
		verdict: 'Aucun joueur n’est blessé.',
		because: 'En solo, vous n’êtes jamais « un autre joueur » : personne n’est frappé.',
	},
	'Un Édit me tue : le Seigneur Maître guérit-il quand même ?': {
		verdict: 'Vous êtes éliminé. Le joueur A perd 8 points de vie. Le Seigneur Maître regagne 20 points de vie.',
		because: 'L’Édit n’est pas fini : ses effets s’appliquent jusqu’au bout.',
	},
};

describe.each(presets.map((preset) => [preset.question, preset] as const))('%s', (question, preset) => {
	const expected = ANSWERS[question];

	test('is an address as the tool writes it, without notice', () => {
		expect(attackCodec.read(new URLSearchParams(preset.query)).notices).toEqual([]);
		expect(attackCodec.write(presetState(attackCodec, preset)).toString()).toBe(preset.query);
	});

	test('is answered', () => {
		const told = tellCase(preset.query);
		expect(told.verdict).toBe(expected?.verdict);
		expect(told.caveat).toContain(expected?.caveat ?? '');
		expect(told.steps).toContain(expected?.because);
	});
});

test('a foe is defeated, a player is eliminated: screen readers hear which', () => {
	const solo = resolveCase('partie=seigneur-maitre&degats=9&sante=3&a1=boucliers.1_attaques.1');
	expect(fates(solo, [1]).map(({ alive, gone }) => [alive, gone])).toEqual([
		[false, 'vaincu'],
		[false, 'vaincu'],
	]);
	const players = resolveCase('partie=deux&degats=9&j1=sante.5');
	expect(fates(players, []).map(({ alive, gone }) => [alive, gone])).toEqual([[false, undefined]]);
});
