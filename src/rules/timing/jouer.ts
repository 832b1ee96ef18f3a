import { compter } from './compteurs';
import { type Alternance, type Cadre, cadre, courant, type Etat, OUVERTURE } from './etat';
import { type Mouvement, propositions } from './mouvements';
import { type Effets, type Etape, etapeDe, FIN, type Schema, type Schemas } from './schema';
import type { Constat, Trace } from './trace';

/** What a move leads to, and all that it did. */
export interface Avance {
	readonly etat: Etat;
	readonly trace: Trace;
}

/**
 * Plays a move. Sequences that it ends are left, down to the one that goes on. Throws a RangeError when the
 * move is not among those that are possible now.
 */
export function jouer(schemas: Schemas, etat: Etat, mouvement: Mouvement): Avance {
	const propose = propositions(schemas, etat).find((item) => memeMouvement(item.mouvement, mouvement));
	if (!propose || propose.motif) throw new RangeError(`Le mouvement « ${mouvement.type} » n’est pas possible ici.`);
	const schema = schemas[courant(etat).schema];
	if (!schema) throw new RangeError(`Le schéma « ${courant(etat).schema} » n’est pas là.`);
	if (mouvement.type === 'recommencer') return recommencer(schema, etat);
	const etape = etapeDe(schema, courant(etat).etape) as Etape;
	return fermer(schemas, faire(schemas, schema, etape, etat, mouvement));
}

const memeMouvement = (a: Mouvement, b: Mouvement): boolean =>
	a.type === b.type &&
	(a.type !== 'choisir' || a.choix === (b as typeof a).choix) &&
	((a.type !== 'emboiter' && a.type !== 'agir') || a.schema === (b as typeof a).schema);

function faire(
	schemas: Schemas,
	schema: Schema,
	etape: Etape,
	etat: Etat,
	mouvement: Exclude<Mouvement, { type: 'recommencer' }>,
): Avance {
	switch (mouvement.type) {
		case 'suivre':
			return aller(schema, etape, etat, { vers: etape.suite ?? FIN, compte: etape.compte, regle: etape.regle });
		case 'choisir': {
			const choix = etape.choix[mouvement.choix];
			if (!choix) throw new RangeError('Cette branche n’existe pas.');
			const regle = choix.regle ?? etape.regle;
			return entrer(schemas, aller(schema, etape, etat, { ...choix, regle }), choix.appelle, regle);
		}
		case 'emboiter':
			return entrer(schemas, { etat, trace: [] }, mouvement.schema, etape.regle);
		case 'agir':
			return entrer(
				schemas,
				alterner(etape, etat, agi(etape, courant(etat).alternance)),
				mouvement.schema,
				etape.regle,
			);
		case 'passer':
			return passer(schema, etape, etat);
	}
}

interface Saut {
	vers: string;
	compte?: Effets | undefined;
	regle: string;
}

/** From a step to another of the same chart, with the counters that this changes. */
function aller(schema: Schema, etape: Etape, etat: Etat, { vers, compte, regle }: Saut): Avance {
	const ici = courant(etat);
	const { valeurs, variations } = compter(schema, ici.compteurs, compte);
	return {
		etat: remplacer(etat, { ...ici, etape: vers, compteurs: valeurs, alternance: OUVERTURE }),
		trace: [
			...variations.map((variation): Constat => ({ type: 'compteur', regle, ...variation })),
			{ type: 'etape', regle, schema: schema.slug, de: etape.id, vers },
		],
	};
}

/** Puts a sequence on the stack; nothing when none is named. */
function entrer(schemas: Schemas, { etat, trace }: Avance, slug: string | undefined, regle: string): Avance {
	const schema = slug === undefined ? undefined : schemas[slug];
	if (!schema) return { etat, trace };
	const avant = etat.pile.length;
	return {
		etat: { pile: [...etat.pile, cadre(schema, etat.pile)] },
		trace: [...trace, { type: 'entree', regle, schema: schema.slug, avant, apres: avant + 1 }],
	};
}

/** After an action: no pass counts any more, and the other player has the opportunity, unless he is out. */
function agi({ alternance: passes }: Etape, { main, passes: avant }: Alternance): Alternance {
	if (passes === 'definitifs' && avant === 1) return { main, passes: avant };
	return { main: autre(main), passes: 0 };
}

const autre = (main: 0 | 1): 0 | 1 => (main === 0 ? 1 : 0);

function alterner({ regle }: Etape, etat: Etat, apres: Alternance): Avance {
	const ici = courant(etat);
	const { main, passes } = ici.alternance;
	return {
		etat: remplacer(etat, { ...ici, alternance: apres }),
		trace: [
			...(passes === apres.passes ? [] : [{ type: 'passes' as const, regle, avant: passes, apres: apres.passes }]),
			...(main === apres.main ? [] : [{ type: 'main' as const, regle, avant: main, apres: apres.main }]),
		],
	};
}

/** The first pass gives the opportunity to the other player, the second one closes the window. */
function passer(schema: Schema, etape: Etape, etat: Etat): Avance {
	const { main, passes } = courant(etat).alternance;
	if (passes === 0) return alterner(etape, etat, { main: autre(main), passes: 1 });
	const { regle, suite = FIN, compte } = etape;
	const ferme = aller(schema, etape, etat, { vers: suite, compte, regle });
	return { etat: ferme.etat, trace: [{ type: 'passes', regle, avant: 1, apres: 2 }, ...ferme.trace] };
}

/** Leaves the sequences that are over, from the innermost: those below go on where they said. */
function fermer(schemas: Schemas, { etat, trace }: Avance): Avance {
	const fini = courant(etat);
	const dessous = etat.pile.at(-2);
	if (fini.etape !== FIN || !dessous) return { etat, trace };
	const avant = etat.pile.length;
	const regle = schemas[fini.schema]?.etapes.at(-1)?.regle ?? '';
	const sortie: Constat = {
		type: 'sortie',
		regle,
		schema: dessous.schema,
		reprend: dessous.etape,
		avant,
		apres: avant - 1,
	};
	return fermer(schemas, { etat: { pile: etat.pile.slice(0, -1) }, trace: [...trace, sortie] });
}

/** From the end of a chart to its start, its counters kept but for what this changes. */
function recommencer(schema: Schema, etat: Etat): Avance {
	const depart = cadre(schema);
	const regle = schema.etapes[0]?.regle ?? '';
	const { valeurs, variations } = compter(schema, courant(etat).compteurs, schema.recommence?.compte);
	return {
		etat: { pile: [{ ...depart, compteurs: schema.recommence ? valeurs : depart.compteurs }] },
		trace: [
			...(schema.recommence ? variations.map((item): Constat => ({ type: 'compteur', regle, ...item })) : []),
			{ type: 'etape', regle, schema: schema.slug, de: FIN, vers: depart.etape },
		],
	};
}

const remplacer = ({ pile }: Etat, cadre: Cadre): Etat => ({ pile: [...pile.slice(0, -1), cadre] });

/**
 * The place before this one, when nobody remembers how it was reached: the step above in the chart, or the step
 * that the sequence came from. Counters stay as they are. `undefined` at the start.
 */
export function reculer(schemas: Schemas, etat: Etat): Etat | undefined {
	const ici = courant(etat);
	const etapes = schemas[ici.schema]?.etapes ?? [];
	const rang = ici.etape === FIN ? etapes.length : etapes.findIndex(({ id }) => id === ici.etape);
	const avant = etapes[rang - 1];
	if (avant) return remplacer(etat, { ...ici, etape: avant.id, alternance: OUVERTURE });
	if (etat.pile.length === 1) return undefined;
	const dehors = { pile: etat.pile.slice(0, -1) };
	// A chart that was to end after the sequence is still at one of its steps.
	return courant(dehors).etape === FIN ? reculer(schemas, dehors) : dehors;
}
