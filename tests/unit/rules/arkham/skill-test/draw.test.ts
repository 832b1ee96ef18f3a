import { describe, expect, test } from 'vitest';
import { type Chances, calculer, courbe } from '../../../../../src/rules/arkham/skill-test';
import {
	benediction,
	chances,
	echecAuto,
	gel,
	joue,
	lire,
	malediction,
	nombres,
	pas,
	pion,
	STANDARD,
	situation,
	tous,
	un,
} from './vocabulary';

/** Outcomes as lines: margin, chance, and what is automatic. */
const parts = ({ issues }: Chances) =>
	issues.map(({ marge, chance, automatique }) => {
		return `${marge}: ${lire(chance)}${automatique === 'non' ? '' : ` ${automatique}`}`;
	});

describe('one token of the standard bag of 16', () => {
	test.each([
		[-2, '0'],
		[-1, '1/8'],
		[0, '1/4'],
		[1, '5/8'],
		[2, '13/16'],
		[3, '7/8'],
		[4, '15/16'],
		[9, '15/16'],
	])('tc-3: a skill %i above a difficulty of 4 succeeds %s of the time', (ecart, expected) => {
		const { reussite, echecAutomatique, pionsMoyens } = chances(STANDARD, { competence: 4 + ecart, difficulte: 4 });
		expect(lire(reussite)).toBe(expected);
		expect(lire(echecAutomatique)).toBe('1/16');
		expect(lire(pionsMoyens)).toBe('1');
	});

	test('tc-6: each outcome has its chance, by increasing margin', () => {
		const resultat = chances(STANDARD, { competence: 3, difficulte: 2 });
		expect(parts(resultat)).toEqual(['-2: 1/16 echec', '-2: 1/8', '-1: 3/16', '0: 3/8', '1: 1/8', '2: 1/8']);
		// (-2 × 3 - 1 × 3 + 0 × 6 + 1 × 2 + 2 × 2) / 16
		expect(lire(resultat.margeMoyenne)).toBe('-3/16');
	});

	test('tc-2-bonus: the curve says what each icon brings, whatever the icons already there', () => {
		const paliers = courbe(situation(STANDARD, { competence: 2, icones: 7 }), 6);
		expect(paliers.map(({ icones, reussite, gain }) => [icones, lire(reussite), lire(gain)])).toEqual([
			[0, '1/8', '0'],
			[1, '1/4', '1/8'],
			[2, '5/8', '3/8'],
			[3, '13/16', '3/16'],
			[4, '7/8', '1/16'],
			[5, '15/16', '1/16'],
			[6, '15/16', '0'],
		]);
	});
});

describe('sealed tokens', () => {
	test('bases-carte-prioritaire: they are not in the draw', () => {
		const reserve = [...nombres(0, 0), pion('-8', { modificateur: -8, nombre: 2, scelles: 1 })];
		const { resultat, trace } = calculer(situation(reserve));
		expect(resultat && lire(resultat.reussite)).toBe('2/3');
		const rule = 'bases-carte-prioritaire';
		expect(pas(trace, 'scelles')).toEqual([{ kind: 'scelles', tc: 3, rule, pion: '-8', avant: 2, apres: 1 }]);
		expect(pas(trace, 'reserve')).toMatchObject([{ avant: 3, apres: 3 }]);
	});

	test('tc-8: they do not go back to the bag', () => {
		const { trace } = joue([...nombres(0, 0), pion('crane', { nombre: 5, scelles: 5 })]);
		expect(pas(trace, 'fin')).toMatchObject([{ avant: 1, apres: 2 }]);
	});
});

describe('tokens that have another revealed', () => {
	test('tc-5-pions: they count too, and the next one comes from what is left', () => {
		const resultat = chances([malediction, ...nombres(1, -1)]);
		expect(parts(resultat)).toEqual(['-3: 1/6', '-1: 1/2', '1: 1/3']);
		expect(lire(resultat.pionsMoyens)).toBe('4/3');
	});

	test('effet-elements-manquants: the chain stops with the bag', () => {
		const reserve = [benediction, malediction];
		expect(parts(chances(reserve))).toEqual(['0: 1']);
		expect(lire(chances(reserve).pionsMoyens)).toBe('2');
		const { reveles, trace } = joue(reserve);
		expect(reveles).toEqual(['benediction', 'malediction']);
		expect(pas(trace, 'reserve-epuisee')).toMatchObject([
			{ rule: 'effet-elements-manquants', pion: 'malediction', avant: 1, apres: 0 },
		]);
	});

	test('tc-6-echec-automatique: the second frost token fails the test, the first one does not', () => {
		const resultat = chances([{ ...gel, nombre: 2 }, ...nombres(0)], { difficulte: 2 });
		expect(parts(resultat)).toEqual(['-2: 1/3 echec', '0: 1/3', '1: 1/3']);
		expect(lire(resultat.pionsMoyens)).toBe('2');
	});
});

describe('several tokens revealed by a card', () => {
	test('tc-5-pions: all of them add up', () => {
		expect(parts(chances(nombres(1, 0, -1), tous(2)))).toEqual(['-1: 1/3', '0: 1/3', '1: 1/3']);
		expect(parts(chances(nombres(1, 0, -1), tous(3)))).toEqual(['0: 1']);
	});

	test('tc-5-pions: each one that has another revealed adds a token', () => {
		const resultat = chances([benediction, ...nombres(0, -1)], tous(2));
		expect(parts(resultat)).toEqual(['-1: 1/3', '1: 2/3']);
		expect(lire(resultat.pionsMoyens)).toBe('8/3');
	});

	test('effet-elements-manquants: a bag with fewer tokens shows them all', () => {
		const { resultat, trace } = calculer(situation(nombres(1, -2), tous(3)));
		expect(resultat && parts(resultat)).toEqual(['-1: 1']);
		expect(pas(trace, 'reserve-epuisee')).toMatchObject([{ pion: null, avant: 3, apres: 2 }]);
	});

	test('bases-carte-prioritaire: only one is applied, the best; the others are ignored but out of the bag', () => {
		const resultat = chances([echecAuto, ...nombres(-1, -3)], { competence: 4, ...un(2) });
		expect(parts(resultat)).toEqual(['-2: 1/3', '0: 2/3']);
		expect(lire(resultat.pionsMoyens)).toBe('2');
		expect(parts(chances([benediction, echecAuto, ...nombres(-1)], { difficulte: 4, ...un(3) }))).toEqual(['1: 1']);
	});

	test('the choice is worth its chance of success, not its own modifier', () => {
		// With -1 revealed, the blessing can only lead to the automatic failure; alone with it, to -1.
		const reserve = [benediction, echecAuto, ...nombres(-1)];
		expect(parts(chances(reserve, { difficulte: 2, ...un(2) }))).toEqual(['0: 2/3', '2: 1/3']);
		expect(joue(reserve, { difficulte: 2, ...un(2) }, [2, 0])).toMatchObject({
			reveles: ['-1', 'benediction'],
			retenus: ['-1'],
		});
		expect(joue(reserve, { difficulte: 2, ...un(2) }, [0, 0])).toMatchObject({
			reveles: ['benediction', 'echec-automatique', '-1'],
			retenus: ['benediction', '-1'],
		});
	});

	test('with the same chance of success, the choice is the best expected margin, then the first of the bag', () => {
		expect(joue(nombres(-1, 1, 0), { difficulte: 1, ...un(3) }).retenus).toEqual(['+1']);
		expect(joue(nombres(-5, -4), { difficulte: 9, ...un(2) }).retenus).toEqual(['-5']);
		const jumeaux = [pion('crane'), pion('cultiste')];
		expect(joue(jumeaux, un(2), [1, 0])).toMatchObject({ reveles: ['cultiste', 'crane'], retenus: ['crane'] });
	});

	test('frost ignored does not count towards automatic failure', () => {
		const reserve = [{ ...gel, nombre: 2 }, ...nombres(0, 0)];
		const { retenus, automatique } = joue(reserve, un(2), [0, 0], () => 1);
		expect([retenus, automatique]).toEqual([['gel', '0'], 'non']);
	});

	test('the player may choose another token than the best', () => {
		const demandes: (readonly string[])[] = [];
		const { retenus, trace } = joue(nombres(1, 0, -1), un(3), [2, 0, 0], (reveles) => {
			demandes.push(reveles);
			return 2;
		});
		expect(demandes).toEqual([['-1', '+1', '0']]);
		expect(retenus).toEqual(['0']);
		const rule = 'bases-carte-prioritaire';
		expect(pas(trace, 'retenu')).toEqual([
			{ kind: 'retenu', tc: 3, rule, pion: '0', avant: 3, apres: 1, ignores: ['-1', '+1'] },
		]);
	});

	test('one token alone leaves no choice', () => {
		const choisir = () => {
			throw new Error('There is nothing to choose.');
		};
		expect(joue(nombres(0), un(3), [], choisir)).toMatchObject({ retenus: ['0'] });
		expect(pas(joue(nombres(0, 1), un(1)).trace, 'retenu')).toEqual([]);
	});
});
