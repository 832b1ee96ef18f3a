import { expect } from 'vitest';
import {
	type Cadre,
	type Etat,
	FIN,
	OUVERTURE,
	type Schema,
	type Schemas,
	type Trace,
} from '../../../../src/rules/timing';

type Mutable = { -readonly [K in keyof Cadre]: Cadre[K] };

/**
 * What a trace says happened, played on the state before it without the engine. Each number before is checked on
 * the way. It must lead to the state after.
 */
export function rejouer(schemas: Schemas, { pile }: Etat, trace: Trace): Etat {
	const cadres = pile.map((cadre): Mutable => ({ ...cadre }));
	for (const constat of trace) {
		const ici = cadres.at(-1) as Mutable;
		switch (constat.type) {
			case 'compteur':
				expect(ici.compteurs[constat.compteur]).toBe(constat.avant);
				ici.compteurs = { ...ici.compteurs, [constat.compteur]: constat.apres };
				break;
			case 'etape':
				expect([ici.schema, ici.etape]).toEqual([constat.schema, constat.de]);
				Object.assign(ici, { etape: constat.vers, alternance: OUVERTURE });
				// A chart that does not say what follows it starts afresh.
				if (constat.de === FIN && !schemas[ici.schema]?.recommence)
					ici.compteurs = depart(schemas[ici.schema] as Schema, []);
				break;
			case 'entree': {
				const schema = schemas[constat.schema] as Schema;
				expect([constat.avant, constat.apres]).toEqual([cadres.length, cadres.length + 1]);
				const etape = schema.etapes[0]?.id ?? FIN;
				cadres.push({ schema: schema.slug, etape, compteurs: depart(schema, cadres), alternance: OUVERTURE });
				break;
			}
			case 'sortie':
				expect([constat.avant, constat.apres]).toEqual([cadres.length, cadres.length - 1]);
				expect(ici.etape).toBe(FIN);
				cadres.pop();
				expect(cadres.at(-1)).toMatchObject({ schema: constat.schema, etape: constat.reprend });
				break;
			case 'main':
				expect(ici.alternance.main).toBe(constat.avant);
				ici.alternance = { ...ici.alternance, main: constat.apres };
				break;
			case 'passes':
				expect(ici.alternance.passes).toBe(constat.avant);
				// The second pass closes the window: a step follows.
				ici.alternance = { ...ici.alternance, passes: constat.apres as 0 | 1 };
				break;
		}
	}
	return { pile: cadres };
}

/** Counters at the start of a chart, those of the same id of the nearest chart below taken over. */
function depart({ compteurs }: Schema, dehors: readonly Cadre[]): Cadre['compteurs'] {
	const valeurs: Record<string, number> = {};
	for (const { id, depart, min, max } of compteurs) {
		let value = depart;
		for (const cadre of dehors) value = cadre.compteurs[id] ?? value;
		valeurs[id] = Math.max(min, Math.min(max, value));
	}
	return valeurs;
}
