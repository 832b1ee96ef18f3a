import { describe, expect, it } from 'vitest';
import { chartsOf } from '../../../../src/publish/api/charts';
import { END } from '../../../../src/schemas/chart';
import { sheetsOf } from '../../../content/all-sheets';
import { games } from '../../../content/real-content';
import { address } from './options';

describe.each(games.map((game) => [game.slug, game] as const))('the charts of %s', (_, game) => {
	const { schemas, gestes, taille } = chartsOf(game, { address });
	const sheets = sheetsOf(game, address);

	it('are those that the stepper plays: same steps, same ways, same counters', () => {
		expect(taille).toBe(game.charts.length);
		expect(schemas.map(({ id }) => id)).toEqual(Object.keys(sheets).sort());
		for (const chart of schemas) {
			const sheet = sheets[chart.id];
			expect(chart.compteurs).toEqual(sheet?.compteurs);
			expect(chart.recommence).toEqual(sheet?.recommence);
			expect(chart.phases).toEqual(sheet?.phases);
			const ways = ({ id, suite, choix, compte, emboite }: (typeof chart.etapes)[number]) => ({
				id,
				suite,
				choix,
				compte,
				emboite,
			});
			expect(chart.etapes.map(ways)).toEqual(
				sheet?.etapes.map(({ id, suite, choix, compte, emboite }) => ({ id, suite, choix, compte, emboite })),
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

	it('are told in plain text, at an address and in a frame', () => {
		for (const { etapes, phases } of schemas)
			for (const { id, texte = '', adresse, cadre, phase } of etapes) {
				expect(texte).not.toMatch(/[<>\]]|&\w+;/);
				expect(adresse.endsWith(`/#${id}`)).toBe(true);
				expect(cadre.endsWith(`/?etape=${id}`)).toBe(true);
				expect(phase).toBe(phases.length > 0 ? (phase ?? 'a phase') : undefined);
			}
	});
});
