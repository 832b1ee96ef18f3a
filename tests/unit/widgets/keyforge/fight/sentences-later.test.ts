import { describe, expect, test } from 'vitest';
import { caveat, fates, headline } from '../../../../../src/widgets/keyforge/fight/answer';
import { present } from '../../../../../src/widgets/keyforge/fight/state';
import { caseOf, resolveCase, said } from './said';

const plain = 'a=puissance.4&d=puissance.5';
const aside = (query: string) => caveat(resolveCase(caseOf(query)).resolution, true);

describe('a “Before Fight:” ability', () => {
	test('and keywords: the order of the active player, in the answer too', () => {
		const order = 'Le joueur actif choisit l’ordre : ici assaut, puis la capacité « Avant le Combat : ».';
		const query = 'a=puissance.4_assaut.2&d=puissance.5_protection.1&duel=apres.1.d.5';
		expect(said(query)).toContain(order);
		expect(aside(query)).toBe(order);
		expect(aside('a=puissance.4_assaut.1&d=puissance.9_hasardeux.1&duel=d.1')).toBe(
			'Le joueur actif choisit l’ordre : ici la capacité « Avant le Combat : », puis assaut, puis hasardeux.',
		);
		expect(aside('a=puissance.4&d=puissance.9&duel=d.1')).toBe('');
	});

	test('that comes too late', () => {
		expect(said('a=puissance.4_assaut.9&d=puissance.5&duel=apres.1.d.1')).toContain(
			'Le reste du combat n’est pas résolu : la capacité « Avant le Combat : » ne fait rien.',
		);
	});

	test.each([
		['proteger.a', 'Avant le combat, une capacité agit : votre créature reçoit un marqueur de protection.'],
		['detruire.d', 'Avant le combat, une capacité agit : un effet détruit la créature adverse.'],
		[
			'partir.d.main',
			'L’une des deux créatures n’est plus en jeu, sans être détruite. Dans notre lecture, le combat lui-même est ignoré de même.',
		],
		['detruire.d_soigner.d', 'La créature adverse n’est plus en jeu : l’effet ignore cette partie et fait le reste.'],
	])('%s', (effects, sentence) => {
		expect(said(`${plain}&avant=${effects}`)).toContain(sentence);
	});

	test('of a later fight', () => {
		const query = `${plain}&combat=sans&suite=avant.detruire.d_combat.a.d.assaut`;
		expect(headline(resolveCase(caseOf(query)).resolution, false)).toBe(
			'La créature adverse est détruite, la vôtre survit.',
		);
	});
});

describe('readings', () => {
	test('poison and a number that a card gives', () => {
		expect(said('a=puissance.5_poison&d=puissance.9&duel=frappe.1')).toContain(
			'Une carte fixe ces dégâts : dans notre lecture, le poison agit quand même.',
		);
	});

	test.each([
		[
			'd=puissance.5_degats.4_protection.1',
			'puissance.d.-1',
			'La créature adverse garde 4 pions de dégât pour une puissance de 4 : elle ne peut pas rester en jeu.',
		],
		[
			'd=puissance.2_protection.1',
			'puissance.d.-2',
			'La créature adverse garde 0 pion de dégât pour une puissance de 0 : elle ne peut pas rester en jeu.',
		],
	])('a ward that does not save (%s)', (target, event, sentence) => {
		expect(said(`a=puissance.1&${target}&combat=sans&suite=${event}`)).toContain(sentence);
	});
});

describe('Æmber on creatures', () => {
	const without = `${plain}&combat=sans`;

	test.each([
		['capturer.a.2', 'Votre créature capture 2 Aombres dans la réserve de l’adversaire : elle en porte 2.'],
		['capturer.d.1', 'La créature adverse capture 1 Aombre dans votre réserve : elle en porte 1.'],
		['exalter.d', 'La créature adverse est exaltée : 1 Aombre du stock commun sur elle, elle en porte 1.'],
		['exalter.d.3_rendre.d.2', '2 Aombres retournent dans votre réserve : la créature adverse en porte 1.'],
	])('%s', (sequel, sentence) => {
		expect(said(`${without}&suite=${sequel}`)).toContain(sentence);
	});

	test.each([
		['capturer.a.2', 'Les deux créatures survivent. L’adversaire perd 2 Aombres.'],
		['capturer.d.1', 'Les deux créatures survivent. Vous perdez 1 Aombre.'],
		['capturer.d.1_detruire.d', 'La créature adverse est détruite, la vôtre survit.'],
		[
			'capturer.d.1_exalter.d.2_detruire.d',
			'La créature adverse est détruite, la vôtre survit. Vous gagnez 2 Aombres.',
		],
	])('what pools have in the end (%s)', (sequel, verdict) => {
		expect(headline(resolveCase(caseOf(`${without}&suite=${sequel}`)).resolution, false)).toBe(verdict);
	});

	test('is told of the creature that holds it', () => {
		const state = caseOf(`${without}&suite=exalter.a.2`);
		expect(fates(resolveCase(state).resolution, present(state))[0]?.detail).toBe(
			'0 dégât pour 4 de puissance, porte 2 Aombres',
		);
	});
});

describe('a creature that is destroyed and goes elsewhere', () => {
	const query = 'a=puissance.9&d=puissance.3_detruite.main';

	test('counts as destroyed', () => {
		expect(said(query)).toContain(
			'Sa capacité « Détruit : » joue : la créature adverse est renvoyée dans la main de son propriétaire, mais compte comme détruite.',
		);
		const state = caseOf(query);
		expect(fates(resolveCase(state).resolution, present(state))[1]).toMatchObject({
			verb: 'est détruite',
			detail: '9 dégâts pour 3 de puissance, puis renvoyée dans la main de son propriétaire',
		});
	});

	test('is in play no more', () => {
		expect(said(`${query}&suite=degats.d.1`)).toContain('La créature adverse n’est plus en jeu.');
	});
});

test('faq-armure-double-tenebreux-report: why the armor of the recipient does nothing', () => {
	const told = (armor: number) =>
		said(`a=puissance.4&d=puissance.3&dd=puissance.9_armure.${armor}&combat=sans&suite=reporter.d.dd_degats.d.3`);
	const redirected = 'La voisine adverse de droite doit recevoir ces 3 dégâts à la place de la créature adverse.';
	expect(told(0)).toContain(redirected);
	expect(told(2)).toContain(
		`${redirected} Son armure n’annule rien : dans notre lecture, l’étape de l’armure est passée.`,
	);
});
