import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolve } from '../../../../../src/rules/keyforge/fight';
import { readCase } from '../../../../../src/search/cases/keyforge/fight';
import { prepareBoard } from '../../../../../src/widgets/keyforge/fight/later';
import { initialState, plain, type Sheet, toEngine } from '../../../../../src/widgets/keyforge/fight/state';
import { fightCodec } from '../../../../../src/widgets/keyforge/fight/url-state';
import { answerIn, inWords, readIn } from '../in-game';
import { checkAny } from '../sure';

const read = (query: string) => readIn('keyforge', query);

beforeAll(() => prepareBoard(new URLSearchParams('suite=x')));

describe('the fight calculator', () => {
	it.each([
		['4 puissance contre 5 armure 2 poison', 'a=puissance.4&d=puissance.5_armure.2_poison'],
		['puissance 4 contre puissance 5 armure 2', 'a=puissance.4&d=puissance.5_armure.2'],
		['puissance 4 poison contre puissance 7 et 2 d’armure', 'a=puissance.4_poison&d=puissance.7_armure.2'],
		['4 contre 5 armure 1', 'a=puissance.4&d=puissance.5_armure.1'],
		['ma créature puissance 4 attaque contre une créature adverse de 5', 'a=puissance.4&d=puissance.5'],
		['3 puissance escarmouche contre 6 puissance', 'a=puissance.3_escarmouche&d=puissance.6'],
		['puissance 4 sonnée contre puissance 3', 'a=puissance.4_sonnee&d=puissance.3'],
		['puissance 4 contre puissance 6 avec 2 dégâts', 'a=puissance.4&d=puissance.6_degats.2'],
		['puissance 5 vs puissance 4 protégée', 'a=puissance.5&d=puissance.4_protection.1'],
		['mon 6 attaque son 3, il se passe quoi ?', 'a=puissance.6&d=puissance.3'],
		['4 contre 5', 'a=puissance.4&d=puissance.5'],
		['5 vs 5 les deux meurent ?', 'a=puissance.5&d=puissance.5'],
		['mon 4 assaut 2 tape un 6 armure 1 qui a déjà pris 2', 'a=puissance.4_assaut.2&d=puissance.6_armure.1_degats.2'],
		['mon 4 blessé de 2 attaque la sienne (3)', 'a=puissance.4_degats.2&d=puissance.3'],
		['le 3 poison tue le 9 armure 2 ?', 'a=puissance.3_poison&d=puissance.9_armure.2'],
		['combien de dégâts prend ma 5 armure 1 si elle attaque une 4', 'a=puissance.5_armure.1&d=puissance.4'],
		['combat : 4 vs 6', 'a=puissance.4&d=puissance.6'],
		['sa créature de 5 attaque ma 4 avec 2 d’armure', 'a=puissance.5&d=puissance.4_armure.2'],
		['une créature de force 4 frappe une créature de 3 armure 1', 'a=puissance.4&d=puissance.3_armure.1'],
		['atk 5 armure 1, def 4', 'a=puissance.5_armure.1&d=puissance.4'],
		['défense 5 armure 1 contre attaque 4', 'd=puissance.5_armure.1&a=puissance.4'],
		['5 armure 2 est attaquée par un 7', 'd=puissance.5_armure.2&a=puissance.7'],
		['j’attaque un 5 avec un 3 escarmouche', 'd=puissance.5&a=puissance.3_escarmouche'],
		['avec ma 6 j’attaque une 5 armure 1', 'a=puissance.6&d=puissance.5_armure.1'],
		['j’attaque avec un 4 contre un 5 avec 1 d’armure', 'a=puissance.4&d=puissance.5_armure.1'],
		['4 de puissance qui a déjà pris 2 dégâts contre 3', 'a=puissance.4_degats.2&d=puissance.3'],
		['5 sans armure attaque 4 armure 1', 'a=puissance.5_armure.0&d=puissance.4_armure.1'],
		['4 avec 1 marqueur +1 contre 5', 'a=puissance.4_marqueurs.1&d=puissance.5'],
		['4 avec un marqueur +1 contre 5', 'a=puissance.4_marqueurs.1&d=puissance.5'],
		['4 avec un marqueur de protection contre 5', 'a=puissance.4_protection.1&d=puissance.5'],
		['5 avec 2 pions de dégât attaque 3', 'a=puissance.5_degats.2&d=puissance.3'],
		['hasardeux 2 et hasardeux 1 puissance 4 attaquée par 5', 'd=hasardeux.3_puissance.4&a=puissance.5'],
		['3 d’assaut et 2 de puissance attaque 4', 'a=assaut.3_puissance.2&d=puissance.4'],
		['ward 4 vs skirmish 5', 'a=protection.1_puissance.4&d=escarmouche_puissance.5'],
		['6 attaque une insaisissable de 3', 'a=puissance.6&d=insaisissable_puissance.3'],
		['6 attaque une insaisissable de 3 déjà attaquée ce tour', 'a=puissance.6&d=attaquee_insaisissable_puissance.3'],
		['6 contre insaisissable 3, 2e attaque du tour', 'a=puissance.6&d=attaquee_insaisissable_puissance.3'],
		['insaisisable puissence 3 ataquée par 6', 'd=insaisissable_puissance.3&a=puissance.6'],
		[
			'créature 3 assaut 2 contre créature 4 hasardeux 3',
			'a=puissance.3_assaut.2&d=puissance.4_hasardeux.3&ordre=assaut',
		],
		['3 d’armure 5 dégâts', 'd=armure.3_puissance.6&combat=sans&suite=degats.d.5'],
		['5 dégâts contre 3 armure', 'd=armure.3_puissance.6&combat=sans&suite=degats.d.5'],
		['5 dégâts puissance 4 armure 2', 'd=puissance.4_armure.2&combat=sans&suite=degats.d.5'],
		['trois d’armure, cinq dégâts', 'd=armure.3_puissance.6&combat=sans&suite=degats.d.5'],
		['une 4 armure 1 prend 5 dégâts, elle meurt ?', 'd=puissance.4_armure.1&combat=sans&suite=degats.d.5'],
		['6 pv 2 armure prend 7', 'd=puissance.6_armure.2&combat=sans&suite=degats.d.7'],
		['3 dégâts sur une 4 protégée', 'd=puissance.4_protection.1&combat=sans&suite=degats.d.3'],
		['puissance 6 a déjà 2 dégâts et subit 3 dégâts', 'd=puissance.6_degats.2&combat=sans&suite=degats.d.3'],
		['deux attaques de 4 sur un 7 armure 1', 'a=puissance.4&d=puissance.7_armure.1&ad=puissance.4&suite=combat.ad.d'],
		['6 armure 1 attaquée par un 3 puis un 4', 'd=puissance.6_armure.1&a=puissance.3&ad=puissance.4&suite=combat.ad.d'],
		['un 3 puis un 5 attaquent un 6', 'a=puissance.3&d=puissance.6&ad=puissance.5&suite=combat.ad.d'],
		[
			'insaisissable 5 attaquée une première fois par 6 puis une deuxième fois par 3',
			'd=insaisissable_puissance.5&a=puissance.6&ad=puissance.3&suite=combat.ad.d',
		],
		['j’envoie ma 5 sur une 4 avec 1 armure, il reste combien', 'a=puissance.5&d=puissance.4_armure.1'],
		['une créature 4 avec un jeton +1 contre 5', 'a=puissance.4_marqueurs.1&d=puissance.5'],
		['ma bête de 5 attaque une petite de 3 armure 1', 'a=puissance.5&d=puissance.3_armure.1'],
		['mon monstre puissance 6 tape son gros de 8', 'a=puissance.6&d=puissance.8'],
		['ma créature a 5 de puissance, l’adversaire l’attaque avec un 6', 'd=puissance.5&a=puissance.6'],
		['la cible a puissance 6, je l’attaque avec 4', 'd=puissance.6&a=puissance.4'],
		['le défenseur a 4 et 1 d’armure, j’attaque avec un 5', 'd=puissance.4_armure.1&a=puissance.5'],
		['une 5 hasardeux 2, mon 4 l’attaque', 'd=puissance.5_hasardeux.2&a=puissance.4'],
		['ma 5, armure 1, une 7 poison la frappe', 'd=puissance.5_armure.1&a=puissance.7_poison'],
		['protection sur la cible de 6, mon 3 assaut 2 la tape', 'd=protection.1_puissance.6&a=puissance.3_assaut.2'],
		['l’attaque d’une 5 contre une 4 armure 1', 'a=puissance.5&d=puissance.4_armure.1'],
		['4 avec 1 dégât déjà dessus attaque 3', 'a=puissance.4_degats.1&d=puissance.3'],
		['créature 4 avec 3 ambre attaque un 6', 'a=puissance.4_aombre.3&d=puissance.6'],
		['deuxième attaque sur une insaisissable 3 avec un 4', 'd=attaquee_insaisissable_puissance.3&a=puissance.4'],
		['4 avec deux marqueurs de puissance +1 contre 6', 'a=puissance.4_marqueurs.2&d=puissance.6'],
		['4 + 2 d’armure contre 5', 'a=puissance.4_armure.2&d=puissance.5'],
		[
			'puissance 5, armure 2 dont 1 déjà utilisée, prend 4',
			'd=puissance.5_armure.2_usee.1&combat=sans&suite=degats.d.4',
		],
		['armure 3 entamée de 1, puissance 5, subit 3', 'd=armure.3_usee.1_puissance.5&combat=sans&suite=degats.d.3'],
		['puissance 4 a 3 dégâts, reçoit encore 1', 'd=puissance.4_degats.3&combat=sans&suite=degats.d.1'],
		['une 7 avec 4 dégâts survit-elle à 3 dégâts de plus', 'd=puissance.7_degats.4&combat=sans&suite=degats.d.3'],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`combat?${address}`);
	});

	it.each([
		'4 contre',
		'combat 5 contre',
		'4 attaque une',
		'armure',
		'armure 3',
		'5 dégâts',
		'5 dégâts 4',
		'poison armure',
		'poison contre armure 2',
		'puissance 4 contre armure 2',
		'puissance 4 puissance 5',
		'puissance 4 puissance 5 contre puissance 3',
		'puissance 4 contre puissance 5 contre puissance 6',
		'puissance 4 contre puissance 5 ou 6',
		'puissance 4 contre puissance 5 pas protégée',
		'puissance 4 contre puissance 5 déjà attaquée',
		'puissance 4 contre puissance 5 armure 2 déjà utilisée',
		'créature adverse puissance 4 contre ma créature puissance 5',
		'puissance 4 contre puissance 5 armure 1 2',
		'puissance 100 contre puissance 5',
		'puissance -1 contre puissance 5',
		'puissance 0 contre puissance 5',
		'4/2 contre 5/1',
		'marqueurs +1 contre 5',
		'4 avec 2 marqueurs +2 contre 5',
		'4 contre 5 avec 2 marqueurs protection',
		'4 attaque deux fois 5',
		'trois attaques de 3 sur une puissance 4 armure 2',
		'5 attaquée deux fois par 3',
		'un 3 attaque un 5 puis un 4',
		'ma 6, sa 4, je l’attaque',
		'sa 4, ma 5, l’adversaire l’attaque',
		'un 4 sonné puis un 3 attaquent un 5',
		'trois créatures de 2 attaquent une 5',
		'4 et 3 attaquent 6',
		'4 attaque 5 puis 3 dégâts',
		'4 attaque 5 et subit 3 dégâts',
		'6 contre 4 hasardeux',
		'4 contre 5 voisine d’une provocation',
		'4 vole 2 et attaque 5',
		'4 contre 5 brute 3',
		'4 se bat contre 5 empoisonnée',
		'3 armure 0 dégât',
		'5 attaque 4 et gagne 1 aombre',
		'5 attaque 4 et capture 1 aombre',
		'mon 5, un 3 l’attaque avec 6',
		'mon 4, ma 3, une 5 l’attaque',
		'je l’attaque avec 5, elle a 3',
		'une 5 l’attaque',
		'6 attaque encore une insaisissable 3',
		'armure 1 dont 2 utilisés, puissance 4, prend 3',
		'puissance 3 + 2 contre 5',
		'une 5 survit à une 4 ?',
		'ma 5 attaque une 4, il reste 2',
		'combien de dégâts armure 2',
		'5 dégâts poison armure 3',
		'l’armure arrête combien de dégâts',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});

	it.each([
		['5 attaque 4 armure 1', 'L’attaquante survit (4 dégâts pour 5 de puissance), la cible est détruite (4 dégâts'],
		['puissance 5 attaquée par un 2', 'L’attaquante est détruite (5 dégâts pour 2 de puissance), la cible survit'],
		[
			'assaut 4 puissance 2 contre 4',
			'la cible est détruite (4 dégâts pour 4 de puissance). Le combat lui-même n’est pas résolu.',
		],
		['sonnée 4 attaque 3', 'Pas de combat : l’attaquante, sonnée,'],
		['inclinée 4 attaque 3', 'Ce combat est impossible.'],
		['3 avec 2 aombres dessus attaque 6', 'L’adversaire de l’attaquante gagne 2 Aombres.'],
		[
			'insaisissable 5 attaquée deux fois, par 6 puis par 3',
			'la seconde est détruite (5 dégâts pour 3 de puissance), la cible survit (3',
		],
		['deux attaques de 5 sur une 3', 'La seconde attaque n’a pas lieu.'],
		['6 attaque un 3 avec 1 aombre', 'L’adversaire de la cible gagne 1 Aombre.'],
		['5 dégâts puissance 4', undefined],
	])('answers « %s »', async (query, said) => {
		const answer = await answerIn('keyforge', query);
		if (said) expect(answer).toContain(said);
		else expect(answer).toBe('La créature est détruite : 5 dégâts pour 4 de puissance.');
	});

	it('needs a word of the game where the game is not known', () => {
		expect(readCase('4 attaque 5', false)).toBeUndefined();
		expect(readCase('4 contre 5', false)).toBeUndefined();
		expect(readCase('monstre 4 contre 5', false)).toBeUndefined();
		expect(readCase('4 attaque 5', true)).toBeDefined();
		expect(readCase('puissance 4 attaque 5', false)).toBeDefined();
	});

	const flags = ['poison', 'escarmouche', 'insaisissable', 'invulnérable', 'enragée', 'provocation'] as const;
	const keys = ['poison', 'skirmish', 'elusive', 'invulnerable', 'enraged', 'taunt'] as const;
	const creature = fc.record({
		power: fc.integer({ min: 1, max: 12 }),
		armor: fc.nat({ max: 3 }),
		damage: fc.constant(0),
		assault: fc.nat({ max: 3 }),
		hazardous: fc.nat({ max: 3 }),
		flag: fc.option(fc.nat({ max: flags.length - 1 })),
	});
	type Made = (typeof creature)['generate'] extends (...all: never[]) => { value: infer Value } ? Value : never;
	const sheetOf = ({ power, armor, assault, hazardous, flag }: Made): Sheet => ({
		...plain,
		power,
		armor,
		assault,
		hazardous,
		...(flag !== null && { [keys[flag] ?? '']: true }),
	});
	/** A creature as one would write it. */
	const say = ({ power, armor, assault, hazardous, flag }: Made, way: number, letters: boolean): string => {
		const number = (value: number) => inWords(value, letters);
		return [
			[`puissance ${number(power)}`, `${number(power)} de puissance`, `${number(power)}`, `force ${number(power)}`][
				way
			],
			armor > 0 ? [`armure ${number(armor)}`, `avec ${number(armor)} d’armure`][way % 2] : '',
			assault > 0 ? `assaut ${number(assault)}` : '',
			hazardous > 0 ? `hasardeux ${number(hazardous)}` : '',
			flag === null ? '' : flags[flag],
		]
			.filter(Boolean)
			.join(' ');
	};
	const wordings: readonly ((attacker: string, target: string) => string)[] = [
		(attacker, target) => `${attacker} contre ${target}`,
		(attacker, target) => `ma créature ${attacker} attaque une créature ${target}, qui meurt ?`,
		(attacker, target) => `attaquant ${attacker}, défenseur ${target}`,
		(attacker, target) => `si un ${attacker} se bat contre un ${target}`,
		(attacker, target) => `une ${target} attaquée par une ${attacker}`,
		(attacker, target) => `défenseuse ${target} / attaquante ${attacker}`,
	];
	it('reads two creatures in any wording, and says what the engine says', async () => {
		const way = fc.nat({ max: 3 });
		await fc.assert(
			fc.asyncProperty(
				creature,
				creature,
				way,
				way,
				fc.boolean(),
				fc.constantFrom(...wordings),
				async (attacker, target, first, second, letters, wording) => {
					// Something must say that it is a fight.
					const query = `combat ${wording(say(attacker, first, letters), say(target, second, letters))}`;
					const address = read(query)?.replace('combat?', '') ?? '';
					const state = { ...initialState, sheets: { a: sheetOf(attacker), d: sheetOf(target) } };
					expect(fightCodec.read(new URLSearchParams(address)), `${query} → ${address}`).toEqual({
						state,
						notices: [],
					});
					const { destructions } = resolve(toEngine(state)).result;
					const dies = (place: string) => destructions.some((destruction) => destruction.creature === place);
					const fate = (place: string) => (dies(place) ? 'est détruite' : 'survit');
					const answer = (await answerIn('keyforge', query))?.replaceAll(/ \([^)]*\)/g, '');
					expect(answer, query).toContain(`L’attaquante ${fate('a')}, la cible ${fate('d')}.`);
				},
			),
			{ numRuns: 400 },
		);
	});

	it('leaves no number unread', () => {
		const words =
			'puissance armure dégâts contre attaque poison assaut hasardeux avec sans déjà par première fois défenseur marqueurs prend et ma adverse'.split(
				' ',
			);
		expect(
			checkAny((query) => readCase(query, true), fightCodec, 'puissance 4 armure 1 contre 5 poison', words),
		).toBeGreaterThan(50);
		expect(checkAny((query) => readCase(query, true), fightCodec, '4 armure 1 prend 5 dégâts', words)).toBeGreaterThan(
			50,
		);
	});
});
