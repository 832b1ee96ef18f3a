import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/keyforge/forge';
import {
	auPrixDe,
	cleDefaite,
	cout,
	effet,
	etape1,
	type Fiche,
	finDeTour,
	type Jugement,
	juger,
	mouvement,
	situation,
	votreEtape1,
} from './vocabulaire';

const riche: Fiche = { reserve: 13, surCartes: 2, captures: 2, cles: 1 };
const deuxCles = juger(situation(riche), etape1(), effet());
const tous = juger(
	situation(riche, riche),
	...(['gain', 'perte', 'vol', 'capture', 'retour', 'paiement'] as const).map((type) => mouvement(type, 'vous', 1)),
	mouvement('vol', 'vous', 99),
	mouvement('perte', 'vous', 99),
	mouvement('retour', 'vous', 99),
);

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CAS: Record<TraceStep['kind'], Jugement> = {
	'cout-actuel': deuxCles,
	'cout-plancher': votreEtape1({ modificateurs: [-7] }),
	'cout-change': juger(situation(), cout('vous', 1)),
	'cout-de-l-effet': deuxCles,
	'aombre-des-cartes': deuxCles,
	'aombre-insuffisant': votreEtape1({}),
	'doit-forger': deuxCles,
	refus: juger(situation(riche), effet('vous', { choix: 'refuse' })),
	'etape-sautee': votreEtape1(riche, { empechement: 'sautee' }),
	interdiction: votreEtape1(riche, { empechement: 'interdite' }),
	remplacement: votreEtape1(riche, { empechement: 'remplacee' }),
	'paiement-des-cartes': deuxCles,
	'paiement-de-la-reserve': deuxCles,
	'cle-forgee': deuxCles,
	victoire: deuxCles,
	'une-seule-cle': deuxCles,
	'autre-cle-du-tour': deuxCles,
	'cle-defaite': juger(situation(riche), cleDefaite('vous')),
	'montant-limite': tous,
	'aombre-gagne': tous,
	'aombre-perdu': tous,
	'aombre-vole': tous,
	'aombre-paye': tous,
	'aombre-capture': tous,
	'aombre-rendu': tous,
	pret: juger(situation(riche), finDeTour()),
	'pas-pret': juger(situation(), finDeTour()),
	'forgera-sans-annonce': juger(situation({ reserve: 5, surCartes: 1 }), finDeTour()),
};

/** What the cases above do not cite. */
const AUTRES_CAS: readonly Jugement[] = [
	votreEtape1({ modificateurs: [1] }),
	juger(situation(), effet()),
	juger(situation(), effet('vous', { cout: auPrixDe(0), choix: 'accepte' })),
	juger(situation(riche), effet('vous', { choix: 'accepte', empechement: 'interdite' })),
	juger(situation(), cleDefaite('vous')),
	juger(situation({ reserve: 6, cles: 2 }), etape1(), etape1()),
];

function citedBy({ regles, resultat }: Jugement): readonly string[] {
	return [...regles, ...resultat.issues.flatMap((issue) => (issue.type === 'illegal' ? [issue.rule] : []))];
}

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CAS))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((pas) => pas.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const citees = new Set([...Object.values(CAS), ...AUTRES_CAS].flatMap(citedBy));
		expect([...citees].sort()).toEqual([...RULES]);
	});
});
