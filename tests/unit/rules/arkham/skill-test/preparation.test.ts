import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculer, courbe } from '../../../../../src/rules/arkham/skill-test';
import { prepareUn } from '../../../../../src/rules/arkham/skill-test/choice';
import { weighCourbe } from '../../../../../src/rules/arkham/skill-test/curve';
import { needsUn, prepareWith } from '../../../../../src/rules/arkham/skill-test/preparation';
import { weigh } from '../../../../../src/rules/arkham/skill-test/weigh';
import { toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { anyState } from '../../../widgets/arkham/skill-test/any-state';
import { data } from '../../../widgets/arkham/skill-test/real-bags';

describe('a test whose choices are not prepared', () => {
	it('is weighed as any other, unless it may have one to make', () => {
		let choices = 0;
		fc.assert(
			fc.property(anyState, (state) => {
				const situation = toEngine(data, state);
				choices += Number(needsUn(situation.tirage));
				const prepare = prepareWith(needsUn(situation.tirage) ? prepareUn : undefined);
				expect(weigh(situation, prepare)).toEqual(calculer(situation));
				expect(weighCourbe(situation, prepare, { depuis: 2, jusqua: 5 })).toEqual(courbe(situation, 5, 2));
			}),
		);
		expect(choices).toBeGreaterThan(0);
	});

	it('says what it lacks', () => {
		const effet = { modificateur: -1, revele: false, automatique: 'non' } as const;
		const situation = {
			competence: 3,
			icones: 0,
			difficulte: 3,
			reserve: [{ type: '-1', nombre: 2, scelles: 0, effet }],
			tirage: { nombre: 2, rule: 'un' } as const,
		};
		expect(() => weigh(situation, prepareWith(undefined))).toThrow(RangeError);
		expect(weigh(situation, prepareWith(prepareUn)).resultat?.reussite).toEqual({ n: 0n, d: 1n });
	});
});
