import { describe, expect, test } from 'vitest';
import { initialState, MAX_EFFECTS, MAX_EVENTS, plain } from '../../../../../src/widgets/keyforge/forge/state';
import { caseOf, read } from './said';
import tool from './tested';

const { write } = tool;

describe('a case written in the address', () => {
	test('is nothing at all for the default one', () => {
		expect(write(initialState)).toBe('');
		expect(read('')).toEqual({ state: initialState, notices: [] });
	});

	test('keeps its published names', () => {
		const query =
			'vous=aombre.1_cles.2_cartes.3_captures.4&couts=3_-1&adversaire=aombre.0&couts-adverses=2&tour=adversaire' +
			'&suite=etape.vous_etape.adversaire.sautee_etape.vous.interdite.cartes.2_etape.vous.remplacee' +
			'_cle.vous.actuel.-2_cle.adversaire.fixe.0.accepte.interdite.cartes.1_cle.vous.actuel.9.refuse.remplacee' +
			'_gain.vous.1_perte.vous.2_vol.vous.3_capture.vous.4_retour.vous.5_paiement.vous.6' +
			'_cout.adversaire.-3_defaite.vous_fin.adversaire';
		expect(write(caseOf(query))).toBe(query);
	});

	test('without events, says so', () => {
		expect(caseOf('suite=').events).toEqual([]);
	});
});

describe('a bad value falls back to the default, with one notice', () => {
	test.each([
		['tour=personne', '« tour=personne » : « vous » ou « adversaire » est attendu ; « vous » est utilisé.'],
		['couts=x', '« x » : un nombre entier de -99 à 99 est attendu ; c’est ignoré.'],
		['couts=100', '« 100 » : un nombre entier de -99 à 99 est attendu ; c’est ignoré.'],
		['couts-adverses=1.2', '« 1.2 » : un nombre entier de -99 à 99 est attendu ; c’est ignoré.'],
		['couts=', '« couts » est vide : les valeurs par défaut sont utilisées.'],
		['moi=aombre.3', '« moi » n’est pas un réglage de cet outil : il est ignoré.'],
	])('%s', (query, notice) => {
		const { state, notices } = read(query);
		expect(notices).toEqual([notice]);
		expect(state).toEqual(initialState);
	});

	test('an empty player is one without anything, and told', () => {
		const { state, notices } = read('vous=');
		expect(notices).toEqual(['« vous » est vide : ni Aombre ni clé n’est compté.']);
		expect(state).toEqual({ ...initialState, you: { ...plain, modifiers: [] } });
	});

	test.each([
		['vous=aombre.7_cles.3', '« cles.3 » : un nombre entier de 0 à 2 est attendu ; 0 est utilisé.'],
		['vous=aombre.7_ombre.3', '« ombre.3 » n’est pas un réglage de joueur : c’est ignoré.'],
		['vous=aombre.7_aombre.3', '« aombre » est donné plusieurs fois pour le même joueur : seul le premier compte.'],
	])('%s', (query, notice) => {
		const { state, notices } = read(query);
		expect(notices).toEqual([notice]);
		expect(state.you).toEqual({ ...initialState.you, keys: 0 });
	});

	test('too many effects on the cost', () => {
		const { state, notices } = read(`couts=${'1_'.repeat(9)}`);
		expect(state.you.modifiers).toHaveLength(MAX_EFFECTS);
		expect(notices).toEqual(['9 effets sur le coût des clés : seuls les 6 premiers sont repris.']);
	});

	test('too many events', () => {
		const { state, notices } = read(`suite=${'fin.vous_'.repeat(29)}fin.vous`);
		expect(state.events).toHaveLength(MAX_EVENTS);
		expect(notices).toEqual(['La suite compte 30 événements : seuls les 20 premiers sont repris.']);
	});
});

describe('an event that is not understood is ignored, and the others kept', () => {
	test.each([
		'etape',
		'etape.personne',
		'etape.vous.oubliee',
		'etape.vous.cartes',
		'etape.vous.cartes.100',
		'etape.vous.cartes.1.2',
		'etape.vous.sautee.interdite',
		'cle.vous',
		'cle.vous.double.2',
		'cle.vous.fixe.-1',
		'cle.vous.fixe.100',
		'cle.vous.actuel.100',
		'cle.vous.actuel.0.sautee',
		'cle.vous.actuel.0.peut',
		'gain.vous',
		'gain.vous.-1',
		'vol.vous.100',
		'vol.vous.1.2',
		'cout.vous',
		'cout.vous.100',
		'cout.vous.1.2',
		'defaite.vous.1',
		'fin',
		'fin.vous.1',
		'sieste.vous',
	])('%s', (event) => {
		const { state, notices } = read(`suite=fin.vous_${event}_defaite.vous`);
		expect(state.events.map(({ type }) => type)).toEqual(['turn-end', 'key-unforged']);
		expect(notices).toEqual([`« ${event} » n’est pas un événement connu : il est ignoré.`]);
	});
});
