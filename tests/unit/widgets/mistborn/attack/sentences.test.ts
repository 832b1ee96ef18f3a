import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolve, type TraceStep } from '../../../../../src/rules/mistborn/attack';
import { caveat, fates } from '../../../../../src/widgets/mistborn/attack/answer';
import { headline } from '../../../../../src/widgets/mistborn/attack/headline';
import { distinctIllegalities } from '../../../../../src/widgets/mistborn/attack/refusal';
import { stepGroups } from '../../../../../src/widgets/mistborn/attack/steps';
import { toEngine } from '../../../../../src/widgets/mistborn/attack/to-engine';
import { anyAttackState } from './any-state';
import { resolveCase, said } from './said';

/** A case that has each kind of step of a player’s attack, and its sentence; the type asks for one when a kind is added. */
const SENTENCES: Record<
	Exclude<TraceStep['kind'], 'defender-again'>,
	readonly (readonly [query: string, sentence: string])[]
> = {
	pool: [
		['partie=deux&degats=1', 'Vos points forment une seule réserve : 1 dégât.'],
		['partie=seigneur-maitre&degats=4', 'Vous avez 4 dégâts à répartir entre le Seigneur Maître et ses Adversaires.'],
	],
	'ally-attacked': [
		['partie=deux&degats=4&j1a1=defense.3_attaque', 'Vous attaquez l’Allié A1 : 3 dégâts, il en reste 1.'],
		[
			'partie=trois&degats=3&j2a1=defense.3_attaque',
			'Vous attaquez l’Allié B1, même si le joueur B n’a pas la Cible : 3 dégâts, il n’en reste pas.',
		],
		[
			'cible=moi&degats=9&j2a1=defense.1_attaque',
			'Vous attaquez l’Allié B1 : ce dégât manque contre tous les joueurs, il en reste 8 contre le joueur B.',
		],
		[
			'cible=moi&degats=9&j2a1=defense.4_defenseur_attaque',
			'Vous attaquez le Défenseur B1 : ces 4 dégâts manquent seulement contre le joueur B, il en reste 5 contre lui.',
		],
	],
	'ally-saved': [
		['partie=deux&j1a1=defense.3_nuages.1_attaque', 'Un Nuage sauve l’Allié A1 : ces 3 dégâts sont perdus.'],
		['partie=deux&j1a1=defense.1_nuages.1_attaque', 'Un Nuage sauve l’Allié A1 : ce dégât est perdu.'],
	],
	'ally-killed': [['partie=deux&j1a1=defense.3_attaque', 'Sa Défense (3) est atteinte : l’Allié A1 est tué.']],
	'ally-killed-by-effect': [
		['partie=deux&j1a1=defense.9_effet', 'Un effet tue l’Allié A1 : sa Défense (9) ne compte pas.'],
		['partie=deux&maelstrom=oui&j1a1=defense.9', 'Un effet tue l’Allié A1 : sa Défense (9) ne compte pas.'],
	],
	'effect-not-stopped': [
		[
			'partie=deux&j1a1=effet&j1a2=defenseur',
			'Nous tenons que ni Défenseur ni Nuage n’y changent rien : ils n’arrêtent que des dégâts.',
		],
	],
	'ally-discarded': [['partie=deux&j1a1=defense.3_attaque', 'L’Allié A1 va dans la défausse du joueur A.']],
	'damage-directed': [
		['partie=deux&degats=3', 'Vous dirigez 3 dégâts vers le joueur A.'],
		['degats=3', 'Le joueur A a la Cible, lui seul peut être visé : vous dirigez 3 dégâts vers lui.'],
		['degats=3&cible=moi', 'Vous avez la Cible : le joueur B doit recevoir 3 dégâts, sans partage.'],
		[
			'partie=quatre&degats=3&j1=sante.1&transmission=j3',
			'Le joueur C a maintenant la Cible : il doit recevoir 2 dégâts.',
		],
		[
			'partie=quatre&degats=3&j1=sante.1&transmission=moi',
			'Vous avez maintenant la Cible : le joueur C doit recevoir 2 dégâts.',
		],
	],
	'defenders-first': [
		['j1a1=defenseur', 'Le joueur A a un Défenseur en jeu : les dégâts le frappent d’abord.'],
		['j1a1=defenseur&j1a2=defenseur', 'Le joueur A a 2 Défenseurs en jeu : les dégâts les frappent d’abord.'],
	],
	'defender-absorbs': [['degats=4&j1a1=defenseur', 'Le Défenseur A1 prend 3 dégâts, sa Défense : il en reste 1.']],
	'defender-holds': [
		[
			'degats=2&j1a1=defenseur',
			'Il faudrait 3 dégâts pour tuer le Défenseur A1, mais il en reste 2 : rien n’atteint le joueur A.',
		],
	],
	reduction: [
		['j1a1=reduction.2', 'Tant qu’il vit, l’Allié A1 retire 2 dégâts à l’attaque contre le joueur A : il en reste 7.'],
	],
	cloud: [
		['degats=4&j1=nuage.3', 'Nuage arrête 3 dégâts : il en reste 1 contre le joueur A.'],
		[
			'degats=3&cible=moi&j1=nuage.4',
			'Nuage arrête 3 dégâts : il n’en reste pas contre le joueur A. Les autres joueurs n’en profitent pas.',
		],
	],
	'damage-lost': [
		['degats=4&j1=nuage.3', 'Ces 3 dégâts arrêtés sont perdus : vous ne pouvez pas les utiliser ailleurs.'],
		['j1a1=reduction.1', 'Ce dégât arrêté est perdu : vous ne pouvez pas l’utiliser ailleurs.'],
	],
	health: [['degats=1', 'Le joueur A perd 1 point de vie : sa santé passe de 36 à 35.']],
	'damage-kept': [
		['degats=5&frappe=3', 'Vous gardez 2 dégâts : rien ne vous oblige à tout infliger.'],
		['degats=5&frappe=0', 'Vous n’attaquez pas le détenteur de la Cible : 5 dégâts ne servent pas.'],
		['degats=1&frappe=0', 'Vous n’attaquez pas le détenteur de la Cible : 1 dégât ne sert pas.'],
	],
	'damage-not-kept': [
		[
			'partie=trois&degats=9&cible=moi&frappe=4',
			'Nous tenons qu’avec la Cible vous ne pouvez rien garder : les 5 dégâts que vous gardiez frappent aussi.',
		],
		[
			'partie=trois&degats=9&cible=moi&frappe=8',
			'Nous tenons qu’avec la Cible vous ne pouvez rien garder : le dégât que vous gardiez frappe aussi.',
		],
	],
	'player-eliminated': [
		['j1=sante.9', 'À 0 point de vie, le joueur A est éliminé : il reste 2 joueurs en vie.'],
		['partie=deux&j1=sante.9', 'À 0 point de vie, le joueur A est éliminé : il ne reste que vous.'],
	],
	'cards-removed': [
		['j1=sante.9', 'D’après la FAQ, les cartes du joueur A sont retirées du jeu.'],
		['j1=sante.9&j1a1=defense.3', 'D’après la FAQ, les cartes du joueur A sont retirées du jeu, son Allié compris.'],
		[
			'j1=sante.9&j1a1=defense.3&j1a2=defense.3',
			'D’après la FAQ, les cartes du joueur A sont retirées du jeu, ses 2 Alliés compris.',
		],
	],
	'target-may-pass': [['', 'Le joueur A a subi 4 dégâts : il peut passer la Cible à un autre joueur, ou la garder.']],
	'target-cannot-pass': [
		['degats=2&j1=nuage.2', 'Nuage n’a laissé passer aucun dégât : le joueur A ne peut pas passer la Cible.'],
		['degats=2&j1a1=defenseur', 'Le joueur A n’a subi aucun dégât : il ne peut pas passer la Cible.'],
	],
	'target-removed': [['j1=sante.9', 'Il ne reste que deux joueurs : la Cible quitte le jeu.']],
	'target-to-give': [
		[
			'partie=quatre&j1=sante.7',
			'Vous pouvez donner la Cible à un autre joueur, ou la prendre : 2 dégâts restent à infliger.',
		],
		['partie=quatre&j1=sante.9', 'Vous pouvez donner la Cible à un autre joueur, ou la prendre.'],
	],
	'target-given': [
		[
			'partie=quatre&j1=sante.7&transmission=moi',
			'Vous prenez la Cible : les 2 dégâts qui vous restent frappent tous les autres joueurs en vie.',
		],
		[
			'partie=quatre&j1=sante.8&transmission=j2',
			'Vous donnez la Cible au joueur B : le dégât qui vous reste frappe ce joueur.',
		],
		['partie=quatre&j1=sante.9&transmission=j2', 'Vous donnez la Cible au joueur B.'],
	],
	victory: [['partie=deux&j1=sante.9', 'Vous êtes le dernier joueur en vie : vous gagnez.']],
	'leftmost-shield': [
		[
			'partie=seigneur-maitre&a1=boucliers.2_attaques.1',
			'L’Adversaire 1 a 2 boucliers : celui de gauche passe d’abord.',
		],
	],
	'shield-of-x': [
		['partie=seigneur-maitre&dominat=4&a1=x1_attaques.1', 'Ce bouclier vaut X, c’est-à-dire le Dominât : 4.'],
	],
	'shield-destroyed': [
		[
			'partie=seigneur-maitre&a1=attaques.1',
			'Un bouclier de l’Adversaire 1 reçoit 3 dégâts : il est détruit, et il en reste 6.',
		],
	],
	'shield-removed': [
		['partie=seigneur-maitre&a1=effets.1', 'Un effet qui tue un Allié ôte un bouclier à l’Adversaire 1.'],
	],
	'all-shields-removed': [
		[
			'partie=seigneur-maitre&maelstrom=oui&a1=boucliers.3',
			'Un effet qui vainc tous les Alliés ôte ses 3 boucliers à l’Adversaire 1.',
		],
		[
			'partie=seigneur-maitre&maelstrom=oui&a1=boucliers.1',
			'Un effet qui vainc tous les Alliés ôte son bouclier à l’Adversaire 1.',
		],
	],
	'foe-defeated': [
		[
			'partie=seigneur-maitre&a1=effets.1',
			'L’Adversaire 1 n’a plus de bouclier : il va dans la défausse du Seigneur Maître.',
		],
	],
	'lord-ruler-struck': [
		['partie=seigneur-maitre', 'Le Seigneur Maître perd 9 points de vie : sa santé passe de 48 à 39.'],
	],
	'lord-ruler-defeated': [
		['partie=seigneur-maitre&sante=9', 'Le Seigneur Maître n’a plus de points de vie : les joueurs gagnent.'],
	],
};

describe.each(Object.entries(SENTENCES))('the step %s', (kind, cases) => {
	test.each(cases)('%s', (query, sentence) => {
		expect(resolveCase(query).trace.map((step) => step.kind)).toContain(kind);
		expect(said(query)).toContain(sentence);
	});
});

describe('what the rules do not allow', () => {
	test.each([
		[
			'partie=deux&degats=2&j1a1=attaque',
			'Il faudrait 3 dégâts pour tuer l’Allié A1, mais il en reste 2 : un Allié ne subit pas de dégâts partiels.',
		],
		[
			'partie=deux&degats=2&j1a1=defenseur_attaque',
			'Il faudrait 3 dégâts pour tuer le Défenseur A1, mais il en reste 2 : il tient, et protège ce qui est derrière lui.',
		],
		[
			'partie=deux&j1a1=attaque&j1a2=defenseur&j1a3=defenseur',
			'L’Allié A1 est protégé par le Défenseur A2 et le Défenseur A3 : il faut d’abord les tuer.',
		],
		[
			'cible=moi&degats=9&j1a1=defense.8_defenseur_attaque&j2a1=attaque',
			'Attaquer l’Allié B1 coûterait 3 dégâts contre chaque joueur ; contre le joueur A, dont les Défenseurs en ont déjà absorbé, il en reste 1.',
		],
		[
			'partie=quatre&j1=sante.1&transmission=j1',
			'La Cible ne peut pas aller au joueur A, éliminé : prenez-la, ou donnez-la au joueur B ou au joueur C.',
		],
		[
			'partie=seigneur-maitre&degats=2&a1=attaques.1',
			'Le bouclier de gauche de l’Adversaire 1 demande 3 dégâts, mais il en reste 2 : il n’est pas détruit.',
		],
		['partie=seigneur-maitre&a1=attaques.2', 'L’Adversaire 1 est déjà vaincu.'],
	])('%s', (query, sentence) => {
		expect(said(query)[0]).toBe(sentence);
		expect(stepGroups(resolveCase(query))[0]?.title).toBe('Impossible');
	});
});

test('any case is told in whole sentences, without gaps', () => {
	fc.assert(
		fc.property(anyAttackState(9), (state) => {
			const resolution = resolve(toEngine(state));
			const shields = state.foes.map(({ shields }) => shields);
			const steps = stepGroups(resolution).flatMap(({ steps: all }) => all.map(({ text }) => text));
			expect(steps.length).toBe(resolution.trace.length + distinctIllegalities(resolution.result.illegalities).length);
			for (const text of [...steps, headline(resolution)]) expect(text).toMatch(/^[A-ZÀÉ].*\.$/);
			const all = [...steps, headline(resolution), caveat(resolution)];
			const known = fates(resolution, shields).flatMap(({ text, detail }) => [text, detail]);
			for (const text of [...all, ...known]) expect(text).not.toMatch(/undefined|NaN|null|\?|\s\s|de le |à le |\. \./);
		}),
		{ numRuns: 300 },
	);
});
