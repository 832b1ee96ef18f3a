import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readers } from '../../../../../src/search/cases/l5r';
import { readCase as readConflict } from '../../../../../src/search/cases/l5r/conflict';
import { readCase as readDuel } from '../../../../../src/search/cases/l5r/duel';
import { readCase as readGlory } from '../../../../../src/search/cases/l5r/glory-count';
import { conflictCodec } from '../../../../../src/widgets/l5r/conflict/url-state';
import { duelCodec } from '../../../../../src/widgets/l5r/duel/url-state';
import { gloryCodec } from '../../../../../src/widgets/l5r/glory-count/url-state';
import { expectCase, inWords } from '../sure';

// A case is said in several ways: each is read back as the same case.

const skill = fc.nat({ max: 20 });
const bid = fc.integer({ min: 1, max: 5 });
const type = fc.constantFrom(
	['militaire', 'militaire'],
	['mil', 'militaire'],
	['politique', 'politique'],
	['pol', 'politique'],
);

interface Character {
	skill: number;
	state: 'honoré' | 'déshonoré' | 'incliné' | '';
	glory: number;
	bonus: number;
}
const character: fc.Arbitrary<Character> = fc.record({
	skill: fc.integer({ min: 1, max: 20 }),
	state: fc.constantFrom('', '', 'honoré', 'déshonoré', 'incliné'),
	glory: fc.nat({ max: 6 }),
	bonus: fc.constantFrom(0, 0, 2),
});

/** A character as it is said, its state after or before its skill, and as its address has it. */
const saidOf = ({ skill, state, glory, bonus }: Character, before: boolean): string => {
	const standing = ['honoré', 'déshonoré'].includes(state) ? `gloire ${glory}` : '';
	const words = before ? [state, skill, standing] : [skill, state, standing];
	return [...words, bonus > 0 ? `arme +${bonus}` : ''].filter((word) => word !== '').join(' ');
};
const fieldsOf = ({ state, glory, bonus }: Character, modifier: string): string => {
	const standing = { honoré: '_statut.honore', déshonoré: '_statut.deshonore', incliné: '_incline', '': '' }[state];
	const shown = state === 'honoré' || state === 'déshonoré' ? `${standing}_gloire.${glory}` : standing;
	return `${shown}${bonus > 0 ? `_${modifier}.${bonus}` : ''}`;
};

/** One tool of the game is sure, and no other. */
const expectOne = (query: string, tool: string) =>
	expect(
		readers.flatMap((read) => read(query)?.tool ?? []),
		query,
	).toEqual([tool]);

describe('a case of L5R, as it is said', () => {
	it('a conflict of two', () => {
		const made = fc.record({ a: character, d: character, province: fc.nat({ max: 9 }), type, before: fc.boolean() });
		fc.assert(
			fc.property(made, fc.nat({ max: 5 }), ({ a, d, province, type: [word, name], before }, way) => {
				const [attacker, defender] = [saidOf(a, before), saidOf(d, before)];
				const query = [
					`conflit ${word} ${attacker} contre ${defender} province ${province}`,
					`attaque ${word} ${attacker}, défenseur ${defender}, province de force ${province}`,
					`j’attaque en ${word} avec un ${attacker}, il défend avec un ${defender}, la province a ${province}`,
					`est-ce que la province de ${province} casse si j’attaque avec ${attacker} ${word} vs ${defender} ?`,
					`défenseur ${defender} contre attaquant ${attacker} ${word} prov ${province}`,
					`il attaque avec ${attacker}, je défends à ${defender}, province ${province}, ${word}`,
				][way] as string;
				const address = `type=${name}&a1=${name}.${a.skill}${fieldsOf(a, 'modificateur')}&d1=${name}.${d.skill}${fieldsOf(d, 'modificateur')}&defense=${province}`;
				expectCase(readConflict, conflictCodec, query, address);
				expectOne(query, 'conflit');
			}),
			{ numRuns: 500 },
		);
	});

	it('a duel', () => {
		const made = fc.record({ you: character, other: character, bids: fc.tuple(bid, bid), before: fc.boolean() });
		fc.assert(
			fc.property(made, fc.nat({ max: 6 }), ({ you, other, bids: [yours, theirs], before }, way) => {
				const [mine, his] = [saidOf(you, before), saidOf(other, before)];
				const query = [
					`duel ${mine} contre ${his} mises ${yours} et ${theirs}`,
					`duel ${mine} mise ${yours} vs ${his} mise ${theirs}`,
					`duel mon perso ${mine} contre son ${his}, je mise ${yours} lui ${theirs}`,
					`je mise ${yours} il mise ${theirs} en duel, ${mine} contre ${his}`,
					`duel ${mine} contre ${his} il mise ${theirs} moi ${yours}`,
					`duel : moi ${mine} bid ${yours}, en face ${his} bid ${theirs}, qui gagne ?`,
					`mises ${yours}/${theirs} duel ${mine} contre ${his}`,
				][way] as string;
				const fields = (one: Character) => `competence.${one.skill}${fieldsOf(one, 'modif')}_honneur.10`;
				expectCase(
					readDuel,
					duelCodec,
					query,
					`vous=${fields(you)}&adverse=${fields(other)}&mise=${yours}&mise-adverse=${theirs}`,
				);
				expectOne(query, 'duel');
			}),
			{ numRuns: 500 },
		);
	});

	it('a glory count', () => {
		const sides = fc.tuple(
			fc.array(skill, { minLength: 1, maxLength: 4 }),
			fc.array(skill, { minLength: 1, maxLength: 3 }),
		);
		const rings = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 2 }));
		fc.assert(
			fc.property(sides, rings, fc.nat({ max: 4 }), ([yours, theirs], [held, others], way) => {
				const [mine, his] = [yours.join(' et '), theirs.join(' et ')];
				const query = [
					`compte de gloire ${mine} contre ${his} anneaux ${held} et ${others}`,
					`gloire ${mine} et ${held} anneaux vs ${his} et ${others} anneaux`,
					`qui prend la faveur : moi ${yours.join(' ')} de gloire plus ${held} anneaux, lui ${theirs.join(' ')} et ${others} anneaux`,
					`mes persos gloire ${yours.join(', ')} et ${held} anneaux ; l’adversaire gloire ${theirs.join(', ')} et ${others} anneaux`,
					`faveur impériale : j’ai ${yours.join('+')} et ${held} anneaux, il a ${theirs.join('+')} et ${others} anneaux de gloire`,
				][way] as string;
				const list = (letter: string, all: readonly number[]) =>
					all.map((one, at) => `${letter}${at + 1}=gloire.${one}`);
				const address = [...list('v', yours), ...list('a', theirs), `anneaux=${held}`, `anneaux-adverses=${others}`];
				expectCase(readGlory, gloryCodec, query, address.join('&'));
			}),
			{ numRuns: 500 },
		);
	});

	it('with numbers in letters', () => {
		fc.assert(
			fc.property(fc.integer({ min: 2, max: 19 }), fc.integer({ min: 2, max: 19 }), (a, d) => {
				expectCase(
					readConflict,
					conflictCodec,
					`conflit ${inWords(a)} contre ${inWords(d)}`,
					`a1=militaire.${a}&d1=militaire.${d}&defense=4`,
				);
			}),
		);
	});
});
