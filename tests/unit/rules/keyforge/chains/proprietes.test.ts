import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HORIZON, type Resolution, RULES, resoudre, type Situation } from '../../../../../src/rules/keyforge/chains';
import { deepFreeze } from '../../deep-freeze';
import { uneSituation } from './situations';

function always(verify: (resolution: Resolution, situation: Situation) => void, numRuns = 100): void {
	fc.assert(
		fc.property(uneSituation, (situation) => verify(resoudre(situation), situation)),
		{ numRuns },
	);
}

describe('whatever happens', () => {
	test('every step cites a rule of the list, with whole numbers that are not negative, under a line', () => {
		always(({ trace, resultat }) => {
			for (const { rule, avant, apres, ligne } of trace) {
				expect(RULES).toContain(rule);
				expect([avant, apres].every((nombre) => Number.isInteger(nombre) && nombre >= 0)).toBe(true);
				expect(resultat.lines[ligne]).toBeDefined();
			}
		});
	});

	test('the numbers of each line add up', () => {
		always(({ resultat }, { pile }) => {
			for (const ligne of resultat.lines) {
				expect(ligne.mainApres).toBe(ligne.mainAvant + ligne.piochees);
				expect(ligne.chainesApres).toBe(ligne.chainesAvant - Number(ligne.brisee));
				expect(ligne.privees).toBeLessThanOrEqual(Math.min(ligne.manquantes, ligne.reduction));
				if (pile === null) expect(ligne.piochees + ligne.privees).toBe(ligne.manquantes);
			}
		});
	});

	test('chains and cards are neither made nor lost', () => {
		always(({ resultat, trace }, { chaines, pile }) => {
			const gagnees = trace
				.filter(({ kind }) => kind === 'chaines-gagnees')
				.reduce((total, { avant, apres }) => total + apres - avant, 0);
			const derniere = resultat.lines.at(-1);
			expect(derniere?.chainesApres).toBe(chaines + gagnees - resultat.brisees);
			expect(derniere?.pile === null).toBe(pile === null);
		});
	});

	test('the trace tells the hand and the chains of each line', () => {
		always(({ resultat, trace }) => {
			for (const [rang, ligne] of resultat.lines.entries()) {
				const pas = trace.filter((kind) => kind.ligne === rang);
				const piochees = pas.find(({ kind }) => kind === 'cartes-piochees' || kind === 'mulligan');
				const brisee = pas.find(({ kind }) => kind === 'chaine-brisee');
				if (ligne.piochees > 0 && ligne.moment !== 'mulligan')
					expect(piochees).toMatchObject({ avant: ligne.mainAvant, apres: ligne.mainApres });
				expect(brisee !== undefined).toBe(ligne.brisee);
			}
		});
	});

	test('the count ends, and the liberation is what the last lines say', () => {
		always(({ resultat: { lines, liberation } }, { tours }) => {
			expect(lines.length).toBeGreaterThan(tours.length);
			expect(lines.length).toBeLessThanOrEqual(HORIZON + 2);
			const fin = lines.at(-1)?.chainesApres;
			if (liberation.type === 'aucune') expect(lines.every(({ chainesAvant }) => chainesAvant === 0)).toBe(true);
			if (liberation.type === 'libre') {
				expect(fin).toBe(0);
				expect(lines[liberation.ligne]).toMatchObject({ brisee: true, chainesApres: 0 });
				expect(lines.slice(liberation.ligne + 1).every(({ chainesAvant }) => chainesAvant === 0)).toBe(true);
			}
			if (liberation.type === 'jamais' && liberation.raison === 'main-pleine') expect(fin).toBeGreaterThan(0);
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation) => {
			const gele = deepFreeze(structuredClone(situation));
			expect(resoudre(gele)).toEqual(resolution);
			expect(gele).toEqual(situation);
		});
	});
});

describe('rules that hold in general', () => {
	test('regles-chaines-penalite: more chains never give a larger first hand', () => {
		fc.assert(
			fc.property(uneSituation, fc.integer({ min: 1, max: 20 }), (situation, plus) => {
				const main = (chaines: number) => resoudre({ ...situation, chaines }).resultat.lines[0]?.mainApres ?? 0;
				expect(main(situation.chaines + plus)).toBeLessThanOrEqual(main(situation.chaines));
			}),
		);
	});

	test('regles-chaines-main-pleine: a chain is broken exactly when there is one and a card was to be drawn', () => {
		always(({ resultat }) => {
			for (const { moment, chainesAvant, manquantes, brisee } of resultat.lines)
				expect(brisee).toBe(moment !== 'mulligan' && chainesAvant > 0 && manquantes > 0);
		});
	});

	test('regles-chaines-fin: without a chain, the chains take nothing', () => {
		always((_, situation) => {
			const tours = situation.tours.map((tour) => ({ ...tour, chaines: 0 }));
			const suite = { ...situation.suite, chaines: 0 };
			const { resultat } = resoudre({ ...situation, chaines: 0, tours, suite });
			expect(resultat.privees).toBe(0);
			expect(resultat.piochees).toBe(resultat.piocheesSansChaine);
		});
	});

	test('« jamais »: many more such turns do not free the player', () => {
		always(({ resultat }, situation) => {
			if (resultat.liberation.type !== 'jamais') return;
			const joues = resultat.lines.at(-1)?.tour ?? 0;
			const encore = Array.from({ length: 40 }, () => situation.suite);
			const tours = [...situation.tours, ...encore].slice(0, 60);
			const { lines } = resoudre({ ...situation, tours }).resultat;
			const suivantes = lines.filter(({ tour }) => tour > joues && tour <= tours.length);
			expect(suivantes.every(({ chainesAvant }) => chainesAvant > 0)).toBe(true);
		}, 300);
	});
});
