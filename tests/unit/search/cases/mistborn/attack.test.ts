import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../../../src/rules/mistborn/attack';
import { readCase } from '../../../../../src/search/cases/mistborn/attack';
import {
	type AttackState,
	plainAlly,
	plainPlayer,
	plainSettings,
} from '../../../../../src/widgets/mistborn/attack/state';
import { toEngine } from '../../../../../src/widgets/mistborn/attack/to-engine';
import { attackCodec } from '../../../../../src/widgets/mistborn/attack/url-state';
import { answerIn, inWords, readIn } from '../in-game';
import { checkAny } from '../sure';

const read = (query: string) => readIn('mistborn', query);

describe('the attack calculator', () => {
	it.each([
		[
			'attaque 6 contre allié 4 défenseur 3',
			'degats=6&j1a1=defense.4_attaque&j1a2=defense.3_defenseur_attaque&partie=deux&j1=sante.36',
		],
		['attaque 9 contre allié 4 défenseur', 'degats=9&j1a1=defense.4_defenseur&partie=deux&j1=sante.36'],
		['9 dégâts défenseur 4', 'degats=9&j1a1=defense.4_defenseur&partie=deux&j1=sante.36'],
		['j’attaque un défenseur 4 avec 9', 'j1a1=defense.4_defenseur&degats=9&partie=deux&j1=sante.36'],
		['3 dégâts contre un défenseur de défense 4', 'degats=3&j1a1=defense.4_defenseur&partie=deux&j1=sante.36'],
		['six dégâts allié de 4 de défense', 'degats=6&j1a1=defense.4_attaque&partie=deux&frappe=0&j1=sante.36'],
		['attaque de 6 dégâts contre allié défense 4', 'degats=6&j1a1=defense.4_attaque&partie=deux&frappe=0&j1=sante.36'],
		['6 points d’attaque défenseur 2', 'degats=6&j1a1=defense.2_defenseur&partie=deux&j1=sante.36'],
		['6 dégâts nuage 3', 'degats=6&j1=nuage.3_sante.36&partie=deux'],
		['6 dégâts contre un joueur à 5 de santé', 'degats=6&j1=sante.5&partie=deux'],
		['attaque 12 contre défenseur 4 joueur 5 pv', 'degats=12&j1a1=defense.4_defenseur&j1=sante.5&partie=deux'],
		['joueur 14, attaque 10', 'j1=sante.14&degats=10&partie=deux'],
		['10 de combat, il a 12pv', 'degats=10&j1=sante.12&partie=deux'],
		['il lui reste 8 pv et je fais 9 de dmg', 'j1=sante.8&degats=9&partie=deux'],
		['9 contre défenseur 4 joueur 20', 'degats=9&j1a1=defense.4_defenseur&j1=sante.20&partie=deux'],
		['8 attaque joueur 12 sans défenseur', 'degats=8&j1=sante.12&partie=deux'],
		[
			'douze attaque, défenseur quatre, joueur vingt, partie à 2',
			'degats=12&j1a1=defense.4_defenseur&j1=sante.20&partie=deux',
		],
		[
			'il a 2 défenseurs (3 et 4) et 20 pv, j’attaque pour 10',
			'j1a1=defense.3_defenseur&j1a2=defense.4_defenseur&j1=sante.20&degats=10&partie=deux',
		],
		[
			'attaque 9 alliés 3 et 4',
			'degats=9&j1a1=defense.3_attaque&j1a2=defense.4_attaque&partie=deux&frappe=0&j1=sante.36',
		],
		['je tue l’allié à 4 avec 7', 'j1a1=defense.4_attaque&degats=7&partie=deux&frappe=0&j1=sante.36'],
		['duel 5 attaque adversaire 3 pv', 'degats=5&j1=sante.3&partie=deux'],
		[
			'deux défenseurs de 3 et 5, attaque dix, joueur 14',
			'j1a1=defense.3_defenseur&j1a2=defense.5_defenseur&degats=10&j1=sante.14&partie=deux',
		],
		[
			'10 attaque 2 défenseurs de 3 joueur 14',
			'degats=10&j1a1=defense.3_defenseur&j1a2=defense.3_defenseur&j1=sante.14&partie=deux',
		],
		[
			'12 attaque alliés 4 et 5 (pas défenseurs) joueur 20',
			'degats=12&j1a1=defense.4_attaque&j1a2=defense.5_attaque&j1=sante.20&partie=deux',
		],
		[
			'attaque 8 défenseur 3 défenseur 2 allié 1',
			'degats=8&j1a1=defense.3_defenseur_attaque&j1a2=defense.2_defenseur_attaque&j1a3=defense.1_attaque&partie=deux&j1=sante.36',
		],
		[
			'attaque 2 alliés de 4 avec 9',
			'j1a1=defense.4_attaque&j1a2=defense.4_attaque&degats=9&partie=deux&frappe=0&j1=sante.36',
		],
		['j’ai la cible, 10 dégâts, adversaires à 12 et 9', 'degats=10&j1=sante.12&j2=sante.9&partie=trois&cible=moi'],
		[
			'4 joueurs, la cible est chez moi, 7 attaque, les autres ont 5, 8 et 20',
			'degats=7&j1=sante.5&j2=sante.8&j3=sante.20&partie=quatre&cible=moi',
		],
		[
			'j’ai la cible 9 attaque, A défenseur 3 et 18 pv, B 10 pv',
			'degats=9&j1a1=defense.3_defenseur&j1=sante.18&j2=sante.10&partie=trois&cible=moi',
		],
		['5 dégâts au porteur de la cible à 12 pv', 'degats=5&j1=sante.12&partie=trois&cible=j1'],
		['à 4, le porteur de la cible a 5 pv, attaque 12', 'j1=sante.5&degats=12&partie=quatre&cible=j1'],
		[
			'attaque 7, allié 3, il joue un nuage, je réattaque',
			'degats=7&j1a1=defense.3_attaque_nuages.1_encore&partie=deux&frappe=0&j1=sante.36',
		],
		['cloud 2, 7 dégâts', 'j1=nuage.2_sante.36&degats=7&partie=deux'],
		['8 dégâts, défenseur adverse à 5', 'degats=8&j1a1=defense.5_defenseur&partie=deux&j1=sante.36'],
		[
			'j’ai 6 de combat et lui un defender à 7, je tape ses pv ?',
			'degats=6&j1a1=defense.7_defenseur&partie=deux&j1=sante.36',
		],
		['6 dégâts plus 4 dégâts contre 12 pv', 'degats=10&j1=sante.12&partie=deux'],
		['5 combat + 3 combat, défenseur 7', 'degats=8&j1a1=defense.7_defenseur&partie=deux&j1=sante.36'],
		['14 combat dont 3 pour un allié, joueur 20', 'degats=14&j1a1=defense.3_attaque&j1=sante.20&partie=deux'],
		['12 dégâts, je dépense 4 pour tuer un allié', 'degats=12&j1a1=defense.4_attaque&partie=deux&j1=sante.36'],
		['bob à 12, 9 dégâts', 'j1=sante.12&degats=9&partie=deux'],
		['il a 20 pv, 9 dégâts, combien de pv reste', 'j1=sante.20&degats=9&partie=deux'],
		['j’ai la cible, 9 dégâts, partie à 4', 'degats=9&partie=quatre&j1=sante.36&j2=sante.36&j3=sante.36&cible=moi'],
		['à trois j’ai la cible et 8 dégâts', 'degats=8&partie=trois&j1=sante.36&j2=sante.36&cible=moi'],
		['j’ai la cible, 7 dégâts, combien prend chacun', 'degats=7&partie=trois&j1=sante.36&j2=sante.36&cible=moi'],
		[
			'à quatre j’ai la cible et 9 dégâts, Zoé a un défenseur de 5, les deux autres rien',
			'degats=9&j1a1=defense.5_defenseur&partie=quatre&j1=sante.36&j2=sante.36&j3=sante.36&cible=moi',
		],
		[
			'j’ai la cible, 8 dégâts, Paul a un défenseur 3, Marie rien',
			'degats=8&j1a1=defense.3_defenseur&partie=trois&j1=sante.36&j2=sante.36&cible=moi',
		],
		[
			'j’ai la cible et 7 dégâts, un adversaire joue nuage 2',
			'degats=7&j1=nuage.2_sante.36&partie=trois&j2=sante.36&cible=moi',
		],
		[
			'trois joueurs, j’ai la cible, 5 dégâts, les deux autres ont 6 et 30 pv',
			'degats=5&j1=sante.6&j2=sante.30&partie=trois&cible=moi',
		],
		['6 dégâts contre un allié avec 5 de défense', 'degats=6&j1a1=defense.5_attaque&partie=deux&frappe=0&j1=sante.36'],
		['je fais 5 + 4 dégâts, il a 20 pv', 'degats=9&j1=sante.20&partie=deux'],
		['SM à 25 pv, 9 dégâts', 'sante=25&degats=9&partie=seigneur-maitre'],
		['seigneur maître 20 pv, 15 dégâts', 'sante=20&degats=15&partie=seigneur-maitre'],
		[
			'boucliers 3 et 4, 6 dégâts',
			'a1=valeur1.3_valeur2.4_boucliers.2_attaques.2&degats=6&partie=seigneur-maitre&frappe=0',
		],
		[
			'5 attaque bouclier X dominat 4',
			'degats=5&a1=x1_boucliers.1_attaques.1&dominat=4&partie=seigneur-maitre&frappe=0',
		],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`combat?${address}`);
	});

	it.each([
		'attaque',
		'attaque 6',
		'10 attaque',
		'défenseur',
		'défenseur 3',
		'défenseur 5, joueur 12, qui meurt',
		'attaque 6 contre 4',
		'attaque 6 défense 4',
		'j’ai la cible 9 attaque, A défenseur 3 et 18 pv, B nuage 2 et 10 pv',
		'attaque 6 contre 3 alliés 4 et 5',
		'attaque 6 allié 4 ou 5',
		'8 ou 10 d’attaque, défenseur 5',
		'attaque 6 allié 4 nuage 2',
		'attaque 6 sans défenseur',
		'attaque 6 allié 0',
		'attaque 8 smoker joueur 12',
		'6 dégâts santé 41',
		'40 dégâts nuage 3',
		'attaque 6 attaque 7 défenseur 3',
		'attaque 6 défenseur 3 à trois joueurs',
		'à trois joueurs 9 attaque, adversaires à 12 et 20',
		'j’ai la cible 9 attaque joueur 12',
		'4 joueurs, j’ai la cible, 9 attaque, les autres à 8 et 9',
		'le porteur de la cible a 5 pv, attaque 12',
		'allié 3 défenseur 2 nuage attaque 9',
		'attaque 6 + 2 dégâts joueur 12',
		'attaque 6 seigneur maître',
		'le seigneur maître attaque pour 6, j’ai 10 pv',
		'il a 9 attaque, j’ai 8 pv',
		'il attaque avec 6, mon défenseur 4',
		'j’ai la cible et 20 pv, 8 dégâts, adversaires 10 et 12',
		'bouclier X avec 4 dégâts',
		'boucliers 3 4 5 6, 8 dégâts',
		'un défenseur absorbe combien de dégâts',
		'l’adversaire a la cible, j’ai 8 dégâts',
		'le porteur de la cible : j’ai 10 dégâts',
		'j’ai la cible, 40 dégâts',
		'j’ai la cible, 8 dégâts, Paul a un défenseur 3, Marie un défenseur 2',
		'j’ai la cible, 8 dégâts, les deux autres rien, partie à 4',
		'j’ai la cible, 10 dégâts, chaque adversaire a nuage 2',
		'12 dégâts dont 5 d’un allié, joueur à 20',
		'9 dégâts plus 3',
		'8 dégâts, joueur A nuage 2, joueur B rien',
		'3 attaques contre un allié 4',
		'j’ai la cible, 5 dégâts, les trois autres ont 6 et 30 pv',
		// Who attacks?
		'attaque 3 nuage 3 j’ai la cible',
		'j’ai la cible, 8 dégâts, défenseur 3',
		'5 dégâts, allié 4, la cible est à moi',
		'6 dégâts, je joue nuage 3',
		'12 pv je prends 12 dégâts',
		'on me fait 6 dégâts, 10 pv',
		'il m’attaque de 9, 20 pv',
		'défenseur adverse 20 pv, 9 dégâts',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});

	it.each([
		[
			'12 attaque défenseur 4 joueur 20',
			'Le Défenseur A1 est tué. Le joueur A perd 8 points de vie. Joueur A : santé 12.',
		],
		[
			'7 dégâts contre défenseur 8 joueur 15',
			'Aucun joueur n’est blessé. Joueur A : santé 15. 7 dégâts restent inutilisés.',
		],
		['allié 4, 7 dégâts', 'L’Allié A1 est tué. Aucun joueur n’est blessé. 3 dégâts peuvent encore aller au joueur.'],
		['allié 4, 5 dégâts', '1 dégât peut encore aller au joueur.'],
		['boucliers 2 et 3, 7 dégâts', '2 dégâts peuvent encore aller au Seigneur Maître.'],
		['allié défense 5, 4 dégâts', 'Il faudrait 5 dégâts pour tuer l’Allié A1, mais il en reste 4'],
		['défenseur 7 allié 2, 8 attaque, joueur 20', 'Joueur A : santé 19.'],
		['seigneur maître 20 pv, 15 dégâts', 'Seigneur Maître : santé 5.'],
		['6 dégâts nuage 3', 'Le joueur A perd 3 points de vie.'],
		[
			'12 dégâts, défenseur 4, allié 3, joueur 20',
			'santé 15. Sans attaquer l’Allié A2 : le joueur A perd 8 points de vie.',
		],
	])('answers « %s »', async (query, said) => {
		expect(await answerIn('mistborn', query)).toContain(said);
	});

	it('needs a word of the game where the game is not known', () => {
		expect(readCase('attaque 9 défenseur 4', false)).toBeUndefined();
		expect(readCase('attaque 9 joueur 12', false)).toBeUndefined();
		expect(readCase('attaque 9 défenseur 4', true)).toBeDefined();
		expect(readCase('attaque 9 défenseur 4 joueur 12 pv', false)).toBeDefined();
		expect(readCase('attaque 9 allié 4', false)).toBeDefined();
	});

	it('reads damage, Allies and a life in any wording, and says what the engine says', async () => {
		const damages: readonly ((value: string) => string)[] = [
			(value) => `${value} dégâts`,
			(value) => `attaque ${value}`,
			(value) => `${value} d’attaque`,
			(value) => `j’ai ${value} de combat`,
		];
		const lives: readonly ((value: string) => string)[] = [
			(value) => `joueur à ${value} pv`,
			(value) => `l’adversaire a ${value} points de vie`,
			(value) => `santé ${value}`,
			(value) => `joueur ${value}`,
		];
		const allies: readonly ((name: string, value: string) => string)[] = [
			(name, value) => `${name} ${value}`,
			(name, value) => `un ${name} à ${value}`,
			(name, value) => `${name} de ${value} de défense`,
			(name, value) => `${name} défense ${value}`,
		];
		const ally = fc.record({
			defense: fc.integer({ min: 2, max: 9 }),
			defender: fc.boolean(),
			way: fc.nat({ max: 3 }),
		});
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 2, max: 20 }),
				fc.integer({ min: 2, max: 35 }),
				fc.array(ally, { maxLength: 3 }),
				fc.constantFrom(...damages),
				fc.constantFrom(...lives),
				fc.boolean(),
				fc.boolean(),
				async (damage, health, group, sayDamage, sayLife, letters, first) => {
					const number = (value: number) => inWords(value, letters);
					const said = group.map(({ defense, defender, way }) =>
						allies[way]?.(defender ? 'défenseur' : 'allié', number(defense)),
					);
					const parts = [sayDamage(number(damage)), ...said];
					const query = (first ? [sayLife(number(health)), ...parts] : [...parts, sayLife(number(health))]).join(', ');
					const attacked = group.some(({ defender }) => !defender);
					const state: AttackState = {
						...plainSettings,
						mode: 'two',
						damage,
						players: [
							{
								...plainPlayer,
								health,
								allies: group.map(({ defense, defender }) => ({ ...plainAlly, defense, defender, attacked })),
							},
						],
						foes: [],
						blows: [],
					};
					const address = read(query)?.replace('combat?', '') ?? '';
					expect(attackCodec.read(new URLSearchParams(address)), query).toEqual({ state, notices: [] });
					const { result } = resolve(toEngine(state));
					const after = result.against === 'players' ? result.reports[0]?.after : undefined;
					const answer = await answerIn('mistborn', query);
					expect(answer, query).toContain(after === 0 ? 'Le joueur A est éliminé' : `Joueur A : santé ${after}.`);
				},
			),
			{ numRuns: 300 },
		);
	});

	it('leaves no number unread', () => {
		const words =
			'attaque dégâts défenseur allié alliés défenseurs joueur joueurs pv nuage cible avec contre et à bouclier dominat j’ai sans'.split(
				' ',
			);
		expect(
			checkAny((query) => readCase(query, true), attackCodec, 'attaque 9 défenseur 4 joueur 12 pv', words),
		).toBeGreaterThan(50);
	});
});
