import { describe, expect, it } from 'vitest';
import { chartsOf } from '../../../../src/publish/api/charts';
import { END } from '../../../../src/rules/timing';
import { games } from '../../../content/real-content';
import { shownChartsOf } from '../../../content/shown-charts';
import { address } from './options';

/** What is published of effects or conditions, read back: `=joueurs`, `-1`, `>0`. */
const readBack = (written: Record<string, string> | undefined) =>
	written &&
	Object.fromEntries(
		Object.entries(written).map(([id, text]) => {
			const [, op, value = ''] = /^([=+<>-])(\d+|[a-z][a-z-]*)$/.exec(text) ?? [];
			return [id, { op, value: /\d/.test(value) ? Number(value) : value }];
		}),
	);

describe.each(games.map((game) => [game.slug, game] as const))('the charts of %s', (_, game) => {
	const { schemas, gestes, taille } = chartsOf(game, { address });
	const shown = shownChartsOf(game, address);

	it('are those that the stepper plays: same steps, same ways, same counters', () => {
		expect(taille).toBe(game.charts.length);
		expect(schemas.map(({ id }) => id)).toEqual(Object.keys(shown).sort());
		for (const { id: slug, compteurs, recommence, phases, etapes } of schemas) {
			const chart = shown[slug];
			expect(compteurs.map(({ titre: title, depart: start, ...rest }) => ({ ...rest, title, start }))).toEqual(
				chart?.counters,
			);
			expect(recommence && { text: recommence.texte, effects: readBack(recommence.compte) }).toEqual(chart?.restart);
			expect(phases).toEqual(chart?.phases);
			const ways = etapes.map(({ id, suite, choix, compte, emboite }) => ({
				id,
				next: suite,
				choices: choix.map((choice) => ({
					text: choice.texte,
					to: choice.vers,
					calls: choice.appelle,
					when: readBack(choice.si),
					otherwise: choice.sinon,
					effects: readBack(choice.compte),
					rule: choice.regle,
				})),
				effects: readBack(compte),
				nested: emboite,
			}));
			expect(ways).toEqual(
				chart?.steps.map(({ id, next, choices, effects, nested }) => ({ id, next, choices, effects, nested })),
			);
		}
	});

	it('name steps, charts, gestures and rules that exist', () => {
		const charts = new Set(schemas.map(({ id }) => id));
		const known = new Set(gestes.map(({ id }) => id));
		const lost: string[] = [];
		for (const { etapes } of schemas) {
			const ids = new Set([...etapes.map(({ id }) => id), END]);
			for (const step of etapes) {
				const targets = [step.suite ?? END, ...step.choix.map(({ vers }) => vers)];
				const called = [...step.emboite, ...step.choix.flatMap(({ appelle }) => appelle ?? [])];
				const rules = [
					...step.regles,
					...step.permis.map(({ regle }) => regle),
					...step.choix.flatMap(({ regle }) => regle ?? []),
				];
				lost.push(
					...targets.filter((id) => !ids.has(id)),
					...called.filter((id) => !charts.has(id)),
					...rules.filter((id) => !game.rules.has(id)),
					...step.permis.flatMap(({ geste }) => (known.has(geste) ? [] : [geste])),
				);
				expect((step.suite === undefined) === step.choix.length > 0, step.id).toBe(true);
			}
		}
		expect(lost).toEqual([]);
	});

	it('are in plain text, at an address and in a frame', () => {
		for (const { etapes, phases } of schemas)
			for (const { id, texte = '', adresse, cadre, phase } of etapes) {
				expect(texte).not.toMatch(/[<>\]]|&\w+;/);
				expect(adresse.endsWith(`/#${id}`)).toBe(true);
				expect(cadre.endsWith(`/?etape=${id}`)).toBe(true);
				expect(phase).toBe(phases.length > 0 ? (phase ?? 'a phase') : undefined);
			}
	});
});
