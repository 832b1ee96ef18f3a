import { describe, expect, test } from 'vitest';
import { caveat, headline } from '../../../../../src/widgets/l5r/duel/answer';
import { presets } from '../../../../../src/widgets/l5r/duel/presets';
import { duelCodec } from '../../../../../src/widgets/l5r/duel/url-state';
import { presetState } from '../../preset-state';
import { adviseOn, resolveCase, sayAll } from './said';

/** The verdict of each question, and a sentence that answers it; a preset that has no line here fails. */
const ANSWERS: Record<string, readonly [verdict: string, because: string]> = {
	'Combien miser pour gagner à coup sûr ?': [
		'Vous gagnez le duel, 9 contre 8.',
		'La plus petite mise qui gagne à coup sûr : 4.',
	],
	'Mon personnage est plus faible : que puis-je espérer ?': [
		'Vous gagnez le duel, 7 contre 6.',
		'Miser 1 ou 2, c’est perdre quoi que mise votre adversaire.',
	],
	'Je suis sûr de perdre : que miser ?': [
		'Vous perdez le duel, 2 contre 8.',
		'Aucune mise ne vous évite la défaite ; miser 1 est ce qui vous coûte le moins.',
	],
	'Il me reste 2 honneurs : puis-je miser 5 ?': [
		'Vous perdez la partie avant la fin du duel.',
		'Vous n’avez que 2 honneurs : rien n’interdit de miser 5, un chiffre de 1 à 5.',
	],
	'L’adversaire a 23 honneurs : ma mise peut-elle le faire gagner ?': [
		'Vous perdez la partie avant la fin du duel.',
		'Votre adversaire a 26 honneurs et gagne la partie.',
	],
	'À égalité, qui gagne ?': [
		'Égalité à 6 : personne ne gagne le duel.',
		'6 partout : personne ne gagne ni ne perd le duel.',
	],
	'Déshonoré et sous zéro : que vaut ma mise ?': [
		'Vous perdez le duel, 2 contre 3.',
		'Votre personnage est déshonoré : sa gloire se retranche, −3 ; 1 devient −2.',
	],
	'Ma mise de 5 est augmentée de 1 : combien je donne ?': [
		'Vous gagnez le duel, 9 contre 5.',
		'Vous avez misé le plus : vous donnez 4 honneurs et passez de 10 à 6.',
	],
	'Un personnage incliné vaut-il encore quelque chose en duel ?': [
		'Vous gagnez le duel, 6 contre 5.',
		'Votre personnage est incliné : il participe toujours. Sa compétence n’entre pas dans le total du conflit, mais un duel ne fait pas de total : nous tenons qu’elle y compte entière, 6 avec la mise.',
	],
	'Mon personnage a un tiret : peut-il être défié ?': [
		'Ce duel est impossible.',
		'Votre personnage a un tiret dans cette compétence : il ne peut être ni le lanceur du défi, ni le défié.',
	],
};

describe.each(presets.map((preset) => [preset.question, preset] as const))('%s', (question, preset) => {
	const state = presetState(duelCodec, preset);
	const [verdict, because] = ANSWERS[question] ?? ['', ''];

	test('is read without a notice and written back as it is', () => {
		expect(duelCodec.read(new URLSearchParams(preset.query)).notices).toEqual([]);
		expect(duelCodec.write(state).toString()).toBe(preset.query);
	});

	test('is answered', () => {
		expect(headline(resolveCase(state), state.role)).toBe(verdict);
		expect([...sayAll(state), ...adviseOn(state)]).toContain(because);
	});
});

test('the reading that is not chosen is given where it matters', () => {
	const preset = presets.find(({ question }) => question.startsWith('Déshonoré'));
	const state = presetState(duelCodec, preset ?? { question: '', query: '' });
	expect(caveat(resolveCase(state), state)).toContain('vous gagnez le duel, 4 contre 3.');
});
