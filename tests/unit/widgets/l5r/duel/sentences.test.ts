import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tabulate } from '../../../../../src/rules/l5r/duel';
import { caveat, headline } from '../../../../../src/widgets/l5r/duel/answer';
import { cellOf } from '../../../../../src/widgets/l5r/duel/cell';
import { toEngine } from '../../../../../src/widgets/l5r/duel/state';
import { stepGroups } from '../../../../../src/widgets/l5r/duel/steps';
import { anyState } from './any-state';
import { adviseOn, caseOf, resolveCase, sayAll } from './said';

const said = (query: string) => sayAll(caseOf(query));

describe('a whole duel, in words for each player', () => {
	const query = 'vous=competence.3_gloire.2_statut.honore_honneur.11&adverse=competence.4_modif.-1_honneur.10';

	test('to the challenger', () => {
		expect(said(`${query}&mise=4&mise-adverse=1`)).toEqual([
			'Vous révélez une mise de 4.',
			'En même temps, votre adversaire révèle une mise de 1.',
			'Vous avez misé le plus : vous donnez 3 honneurs et passez de 11 à 8.',
			'Ces 3 honneurs vont dans la réserve adverse, qui passe de 10 à 13.',
			'Compétence Militaire de votre personnage : 3.',
			'Votre personnage est honoré : sa gloire s’ajoute, +2 ; 3 devient 5.',
			'Vous ajoutez votre mise (4) : 5 devient 9.',
			'Compétence Militaire du personnage adverse : 4.',
			'Autres modificateurs du personnage adverse : −1 ; 4 devient 3.',
			'Votre adversaire ajoute sa mise (1) : 3 devient 4.',
			'9 contre 4 : votre personnage a la valeur la plus élevée, vous gagnez le duel.',
			'Le personnage adverse a la plus faible : votre adversaire perd le duel.',
			'Appliquez ce que la capacité qui a initié le duel prévoit pour le gagnant et pour le perdant.',
			'Le duel terminé, la compétence de votre personnage revient de 9 à 5.',
			'Le duel terminé, la compétence du personnage adverse revient de 4 à 3.',
		]);
	});

	test('to the challenged, whose opponent comes first', () => {
		expect(said(`${query}&mise=1&mise-adverse=2&role=defie&type=politique`).slice(0, 5)).toEqual([
			'Votre adversaire révèle une mise de 2.',
			'En même temps, vous révélez une mise de 1.',
			'Votre adversaire a misé le plus : il donne 1 honneur et passe de 10 à 9.',
			'Cet honneur va dans votre réserve, qui passe de 11 à 12.',
			'Compétence Politique du personnage adverse : 4.',
		]);
	});

	test('part by part', () => {
		const state = caseOf(`${query}&mise=4&mise-adverse=1`);
		expect(stepGroups(resolveCase(state), state.role).map(({ title, steps }) => [title, steps.length])).toEqual([
			['D.3 et D.4 : les mises', 2],
			['D.5 : l’honneur change de main', 2],
			['D.6 : les compétences', 6],
			['D.7 à D.9 : l’issue', 5],
		]);
	});
});

describe('what is rarer', () => {
	const plain = 'adverse=competence.3_honneur.10';
	test.each([
		[
			'vous=honneur.2&mise=5&mise-adverse=5',
			'Vous n’avez que 2 honneurs : rien n’interdit de miser 5, un chiffre de 1 à 5.',
		],
		['vous=modifmise.1&mise=5', 'Votre mise, modifiée, compte pour 6 au lieu de 5 : elle peut dépasser le cadran.'],
		['vous=modifmise.1&mise=2', 'Votre mise, modifiée, compte pour 3 au lieu de 2.'],
		['vous=modifmise.-9&mise=2', 'Votre mise, modifiée, compte pour 0 au lieu de 2 : elle ne descend pas plus bas.'],
		['vous=honneur.2&mise=5', 'Vous devez donner 4 honneurs et n’en avez que 2 : vous donnez tout ce que vous avez.'],
		['vous=honneur.2&mise=5', 'Vous n’avez plus d’honneur et perdez la partie.'],
		['vous=honneur.2&mise=5', 'La partie s’arrête là : les compétences ne sont pas comparées.'],
		['vous=honneur.24&mise=1&mise-adverse=2', 'Vous avez 25 honneurs et gagnez la partie.'],
		[
			'vous=competence.3&mise=2&mise-adverse=2',
			'Les deux mises sont égales (2) : cette étape ne fait donner d’honneur à personne.',
		],
		['vous=competence.3&mise=2&mise-adverse=2', '5 partout : personne ne gagne ni ne perd le duel.'],
		[
			'vous=competence.3_gloire.2_statut.deshonore',
			'Votre personnage est déshonoré : sa gloire se retranche, −2 ; 3 devient 1.',
		],
		['vous=competence.1_modif.-3&mise=4', 'Vous ajoutez d’abord votre mise (4) : −2 devient 2.'],
		['vous=competence.0_modif.-9', 'Mise comprise, −5 est ramené à 0 : une compétence ne descend pas plus bas.'],
		[
			'vous=competence.0_modif.-9&plancher=avant-mise',
			'Lecture que le site ne suit pas : avant la mise, −9 est déjà ramené à 0.',
		],
		[
			'vous=competence.4_incline&mise=1',
			'Votre personnage est incliné : il participe toujours. Sa compétence n’entre pas dans le total du conflit, mais un duel ne fait pas de total : nous tenons qu’elle y compte entière, 5 avec la mise.',
		],
		[
			'vous=tiret',
			'Votre personnage a un tiret dans cette compétence : il ne peut être ni le lanceur du défi, ni le défié.',
		],
	])('%s', (query, sentence) => {
		expect(said(`${query}&${plain}`)).toContain(sentence);
	});

	test('the opponent is named as such', () => {
		const theirs = said('adverse=honneur.2_modifmise.-9&vous=honneur.4_modifmise.-9&mise=1&mise-adverse=1');
		expect(theirs).toContain('La mise adverse, modifiée, compte pour 0 au lieu de 1 : elle ne descend pas plus bas.');
		expect(said('adverse=honneur.1&vous=honneur.4&mise=1&mise-adverse=4')).toEqual(
			expect.arrayContaining([
				'Votre adversaire doit donner 3 honneurs et n’en a que 1 : il donne tout ce que sa réserve contient.',
				'Votre adversaire n’a plus d’honneur et perd la partie.',
			]),
		);
	});

	test('both dashes, or the opponent’s', () => {
		expect(said('vous=tiret&adverse=tiret')).toEqual([
			'Les deux personnages ont un tiret dans cette compétence : aucun ne peut être ni le lanceur du défi, ni le défié.',
		]);
		expect(said('adverse=tiret')).toEqual([
			'Le personnage adverse a un tiret dans cette compétence : il ne peut être ni le lanceur du défi, ni le défié.',
		]);
	});
});

describe('whatever the case', () => {
	test.each([4, 99])('every sentence is whole, with numbers up to %i', (max) => {
		fc.assert(
			fc.property(anyState(max), (state) => {
				const table = tabulate(toEngine(state), state.role);
				const cells =
					table.type === 'illegal' ? [] : table.rows.flat().map(({ outcome }) => cellOf(outcome, state.role).words);
				const resolution = resolveCase(state);
				const verdict = [headline(resolution, state.role), caveat(resolution, state)];
				const all = [...sayAll(state), ...adviseOn(state), ...cells, ...verdict];
				expect(all.length).toBeGreaterThan(2);
				for (const text of all) {
					expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
					expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\.|\( |-\d|\b1 honneurs\b/);
				}
			}),
			{ numRuns: 300 },
		);
	});
});
