import { describe, expect, it } from 'vitest';
import { spokenForms } from '../../../../src/glossary/host/spoken';

describe('spokenForms', () => {
	it.each([
		['piocher', 'pioches piochais piochait piochaient'],
		['forger', 'forges forgeais forgeait forgeaient'],
		['annoncer', 'annonces annonçais annonçait annonçaient'],
		['protéger', 'protèges protégeais protégeait protégeaient'],
		['déployer', 'déploies déployais déployait déployaient'],
		['combattre', 'combats combattais combattait combattaient'],
		['détruire', 'détruis détruisais détruisait détruisaient'],
	])('%s', (verb, forms) => {
		expect(new Set(spokenForms(verb))).toEqual(new Set(forms.split(' ')));
	});

	it.each(['armure', 'clé', 'premier', 'choix de maison'])('%s is no verb', (word) => {
		expect(spokenForms(word)).toEqual([]);
	});
});
