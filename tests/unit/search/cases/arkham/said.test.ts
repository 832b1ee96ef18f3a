import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readers } from '../../../../../src/search/cases/arkham';
import { readCase as readDamage } from '../../../../../src/search/cases/arkham/damage-and-horror';
import { readCase as readTest } from '../../../../../src/search/cases/arkham/skill-test';
import { damageCodec } from '../../../../../src/widgets/arkham/damage-and-horror/url-state';
import { codec } from '../../../widgets/arkham/skill-test/real-bags';
import { expectCase } from '../sure';

// A case is said in several ways: each is read back as the same case.

const few = fc.integer({ min: 2, max: 9 });
const many = fc.integer({ min: 5, max: 10 });

/** One tool of the game is sure, and no other. */
const expectOne = (query: string, tool: string) =>
	expect(
		readers.flatMap((read) => read(query)?.tool ?? []),
		query,
	).toEqual([tool]);

describe('a case of Arkham, as it is said', () => {
	it('a skill test', () => {
		const skill = fc.constantFrom(
			['volonté', 'volonté'],
			['lutte', 'combat'],
			['agilité', 'agi'],
			['intelligence', 'intel'],
		);
		const level = fc.constantFrom('facile', 'standard', 'difficile', 'expert');
		const made = fc.record({ skill, value: few, difficulty: few, icons: few, bonus: few, level });
		fc.assert(
			fc.property(
				made,
				fc.nat({ max: 6 }),
				({ skill: [name, short], value, difficulty, icons, bonus, level: at }, way) => {
					const [query, more, extra] = (
						[
							[`${name} ${value} difficulté ${difficulty} ${at}`, 0, 0],
							[`test de ${short} : ${value} contre ${difficulty}, ${icons} icônes, niveau ${at}`, icons, 0],
							[`${at} ${value} de ${name} contre ${difficulty}`, 0, 0],
							[`quelle chance de réussir avec ${value} en ${name} +${bonus} contre ${difficulty} en ${at} ?`, 0, bonus],
							[`diff ${difficulty}, ${short} ${value}, bonus de ${bonus}, ${icons} icônes libres, ${at}`, icons, bonus],
							[`j’ai ${value} en ${name}, ennemi à ${difficulty}, ${at}`, 0, 0],
							[`${name} ${value} arme +${bonus} vs ${difficulty} ${at} avec ${icons} icônes de ${name}`, icons, bonus],
						] as const
					)[way] as readonly [string, number, number];
					expectCase(
						readTest,
						codec,
						query,
						`competence=${value + extra}&difficulte=${difficulty}&icones=${more}&niveau=${at}`,
					);
					expectOne(query, 'test-de-competence');
				},
			),
			{ numRuns: 500 },
		);
	});

	it('damage and horror', () => {
		const made = fc.record({ health: many, sanity: many, damage: few, horror: few, before: fc.constantFrom(2, 3, 4) });
		const ally = fc.record({ health: few, sanity: few });
		fc.assert(
			fc.property(made, ally, fc.nat({ max: 6 }), ({ health, sanity, damage, horror, before }, other, way) => {
				const me = `vie.${health}_sante.${sanity}`;
				const both = `degats=${damage}&horreurs=${horror}`;
				const [query, address] = [
					[`${damage} dégâts ${horror} horreurs, ${health} vie ${sanity} santé mentale`, `${both}&moi=${me}`],
					[
						`je prends ${damage} dégâts et ${horror} horreurs avec ${health} pv et ${sanity} de santé`,
						`${both}&moi=${me}`,
					],
					[`investigateur ${health}/${sanity} subit ${damage} dégâts et ${horror} horreurs`, `${both}&moi=${me}`],
					[
						`vie ${health}, santé ${sanity}, j’ai déjà ${before} dégâts et j’en prends ${damage} dégâts`,
						`degats=${damage}&horreurs=0&moi=${me}_degats.${before}`,
					],
					[
						`${damage} dégâts et ${horror} horreurs, allié ${other.health}/${other.sanity}, investigateur vie ${health} santé ${sanity}`,
						`${both}&moi=${me}&s1=vie.${other.health}_sante.${other.sanity}`,
					],
					[
						`un ennemi m’attaque : ${damage} dégâts, je suis à ${health} de vie et ${sanity} de santé mentale sans allié`,
						`degats=${damage}&horreurs=0&moi=${me}`,
					],
					[
						`mon allié a ${other.health} de vie, je prends ${damage} dégâts, j’ai ${health} de vie`,
						`degats=${damage}&horreurs=0&moi=vie.${health}_sante.7&s1=vie.${other.health}_sante.0`,
					],
				][way] as [string, string];
				expectCase(readDamage, damageCodec, query, address);
				expectOne(query, 'degats-et-horreurs');
			}),
			{ numRuns: 500 },
		);
	});
});
