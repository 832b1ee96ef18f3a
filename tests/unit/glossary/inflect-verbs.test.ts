import { describe, expect, it } from 'vitest';
import { inflect } from '../../../src/glossary/inflect';

const list = (forms: string): string[] => forms.split(' ').sort();

describe('verbs in -er', () => {
	it('has the present, the participles and the future that rules use', () => {
		expect(inflect('capturer').sort()).toEqual(
			list('capture capturent capturez capturons capturant capturé capturée capturés capturées capturera captureront'),
		);
	});

	it.each([
		['échanger', 'échangeons échangeant échange échangé'],
		['avancer', 'avançons avançant avance avancé'],
		['protéger', 'protège protègent protégez protégeons protégé protégera protègera'],
		['répéter', 'répète répètent répétez répété'],
		['régler', 'règle règlent réglez réglé'],
		['relever', 'relève relèvent relevez relèvera relevé'],
		['payer', 'paie paye paient payent payez payé'],
		['déployer', 'déploie déploient déployez déploiera déployé'],
		['rejeter', 'rejette rejettent rejetez rejeté'],
		['créer', 'crée créent créez créé créée'],
		['jouer', 'joue jouent jouez joué'],
	])('%s: %s', (verb, forms) => {
		expect(inflect(verb)).toEqual(expect.arrayContaining(list(forms)));
	});

	it.each([
		['échanger', 'échangant échangons'],
		['protéger', 'protége protegé protègez protègé protègons'],
		['répéter', 'répéte répètez répèté'],
		['déplacer', 'dèplace déplacant'],
		['redresser', 'redrèsse'],
		['déployer', 'déploye'],
		['relever', 'releve'],
		['capturer', 'captures capture-t-il capturait'],
	])('%s is never %s', (verb, forms) => {
		for (const form of list(forms)) expect(inflect(verb)).not.toContain(form);
	});

	it.each(['danger', 'acier', 'premier', 'étranger', 'Chevalier'])('%s is no verb', (noun) => {
		expect(inflect(noun)).toEqual([`${noun}s`]);
	});
});

describe('irregular verbs', () => {
	it.each([
		['combattre', 'combat combattent combattez combattons combattant combattu combattue combattus combattues'],
		['détruire', 'détruit détruisent détruisez détruisant détruite détruits détruites détruira détruiront'],
		['rendre', 'rend rendent rendez rendant rendu rendue rendus rendues'],
		['perdre', 'perd perdent perdu'],
		['prendre', 'prend prennent prenez pris prise'],
		['remettre', 'remet remettent remis'],
	])('%s: %s', (verb, forms) => {
		expect(inflect(verb)).toEqual(expect.arrayContaining(list(forms)));
	});

	it('does not take « prendre » for « rendre »', () => {
		expect(inflect('prendre')).not.toContain('prendent');
	});

	it.each(['affaire', 'cendre'])('%s is no verb', (noun) => {
		expect(inflect(noun)).toEqual([`${noun}s`]);
	});
});

describe('a verb with its complement', () => {
	it('changes its first word only', () => {
		expect(inflect('quitter le jeu')).toEqual(
			expect.arrayContaining(['quitte le jeu', 'quittent le jeu', 'quitté le jeu', 'quittant le jeu']),
		);
		for (const form of inflect('quitter le jeu')) expect(form).toMatch(/ le jeu$/);
	});

	it('keeps its prefix', () => {
		expect(inflect('contre-attaquer')).toContain('contre-attaquent');
	});
});
