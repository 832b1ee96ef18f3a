import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/mistborn/metals';
import {
	action,
	allie,
	atium,
	attise,
	brule,
	carteAtium,
	couche,
	effetAllie,
	ferAcier,
	financement,
	gagne,
	type Jugement,
	juger,
	personnage,
	regenere,
	savant,
} from './vocabulary';

const FER = action('carte', ['fer', 'acier'], ['fer'], ['etain', 'etain']);

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CAS: Record<TraceStep['kind'], Jugement> = {
	'jeton-brule': juger({}, brule('fer')),
	'jeton-attise': juger({}, attise('fer')),
	'atium-brule': juger({ atium: 1 }, atium('fer')),
	'carte-couchee': juger({ main: [ferAcier] }, couche('fer-acier', 'fer')),
	'limite-entamee': juger({ atium: 1 }, atium('atium')),
	'limite-epargnee': juger({}, brule('fer'), attise('zinc')),
	'savant-declenche': juger({ main: [savant('s', ['fer', 'acier'])] }, couche('s', 'fer')),
	'carte-jouee': juger({ main: [FER] }, brule('fer', 'carte')),
	'metal-pose': juger({ main: [FER], atium: 1 }, atium('fer', 'carte')),
	'capacite-incomplete': juger({ main: [FER] }, brule('fer', 'carte'), attise('etain', 'carte')),
	'capacite-activee': juger({ main: [FER, carteAtium('a')] }, couche('a', 'fer', 'carte')),
	'metal-compte': juger({ main: [FER, ferAcier] }, couche('fer-acier', 'fer', 'carte')),
	'effet-disponible': juger({ effets: [effetAllie('e', 'fer'), personnage('fer')] }, attise('fer')),
	'effet-deja-donne': juger(
		{ main: [ferAcier], effets: [effetAllie('e', 'fer'), effetAllie('f', 'fer', 2), personnage('fer')] },
		brule('fer'),
		couche('fer-acier', 'fer'),
	),
	'carte-defaussee': juger({ attises: ['fer'], main: [ferAcier] }, regenere('fer', 'fer-acier')),
	'savant-muet': juger({ attises: ['fer'], main: [savant('s', ['fer', 'acier'])] }, regenere('fer', 's')),
	'jeton-regenere': juger({ attises: ['fer'] }, regenere('fer')),
	reutilisation: juger({}, attise('fer'), regenere('fer')),
	'regenere-pas-brule': juger({ attises: ['fer'], main: [carteAtium('a')] }, regenere('fer', 'a')),
	'limite-augmentee': juger({}, gagne('icone'), gagne('bruler')),
	'atium-gagne': juger({}, gagne('atium')),
	'jeton-repris': juger({}, brule('fer')),
	'jeton-reste-attise': juger({ attises: ['zinc'] }, attise('fer')),
	'atium-rendu': juger({ atium: 1 }, atium('fer')),
	'cartes-defaussees': juger({ main: [ferAcier] }, couche('fer-acier', 'fer')),
};

/** Refusals and payments that the cases above do not cite. */
const AUTRES_CAS: readonly Jugement[] = [
	juger({ atium: 1 }, brule('fer'), attise('fer'), brule('fer'), brule('zinc'), atium('zinc'), attise('atium')),
	juger({ attises: ['fer'] }, brule('fer'), atium('fer'), regenere('zinc'), gagne('icone', 4)),
	juger({}, attise('fer'), regenere('fer'), brule('fer')),
	juger({ main: [allie] }, couche('allie', 'fer'), regenere('fer', 'allie'), brule('fer', 'allie')),
	juger({ main: [financement] }, couche('financement', 'fer'), regenere('fer', 'financement')),
	juger({ main: [financement] }, brule('fer', 'financement')),
	juger({ main: [ferAcier], attises: ['etain'] }, couche('fer-acier', 'etain'), regenere('etain', 'fer-acier')),
	juger({ main: [ferAcier] }, regenere('fer', 'fer-acier'), couche('fer-acier', 'fer', 'fer-acier')),
	juger(
		{ main: [FER], icones: 4 },
		brule('etain', 'carte'),
		brule('zinc', 'carte'),
		brule('fer', 'carte'),
		atium('fer', 'carte'),
	),
	juger({ main: [FER, ferAcier], atium: 9, icones: 2 }, brule('fer', 'carte'), atium('fer', 'carte')),
	juger({ effets: [effetAllie('e', 'fer', 2), effetAllie('f', 'fer'), personnage('fer')] }),
];

function citedBy({ trace, resultat }: Jugement): readonly string[] {
	const refus = resultat.issues.flatMap((issue) => (issue.type === 'illegal' ? [issue.rule ?? []].flat() : []));
	return [...trace.map(({ rule }) => rule), ...refus, ...resultat.paiements.map(({ rule }) => rule)];
}

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CAS))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((pas) => pas.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const citees = new Set([...Object.values(CAS), ...AUTRES_CAS].flatMap(citedBy));
		expect([...citees].sort()).toEqual([...RULES].sort());
	});

	test('the list is in order, with no rule twice', () => {
		expect([...new Set(RULES)].sort()).toEqual([...RULES]);
	});
});
