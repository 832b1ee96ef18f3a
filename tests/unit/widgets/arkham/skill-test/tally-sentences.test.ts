import { expect, test } from 'vitest';
import { tally } from '../../../../../src/rules/arkham/skill-test';
import { toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { costsOf } from '../../../../../src/widgets/arkham/skill-test/costs';
import { tellCosts, tellUses } from '../../../../../src/widgets/arkham/skill-test/tally-sentences';
import { data, read } from './real-bags';

function tell(query: string): string[] {
	const { state } = read(query);
	const found = tally(toEngine(data, state), costsOf(data, state));
	if (!found) throw new Error('The bag is empty.');
	return [...tellCosts(data, state, found), ...tellUses(data, found)].map((text) => text.replaceAll('\u00a0', ' '));
}

test('the cultist of the first scenario costs 1 horror in 1 test of 16, when it fails', () => {
	// Skill 3, no icon, difficulty 3: the cultist, −1, fails.
	expect(tell('icones=0')[0]).toMatch(
		/^Par les symboles, un test fait subir en moyenne .*0,06 horreur ; chance de subir quelque chose : /,
	);
	expect(tell('icones=0').join(' ')).toContain('Cultiste : 1 horreur si le test échoue');
});

test('an elder sign that may count as another token says when it does', () => {
	expect(tell('scenario=aucun&investigateur=jim-culver')).toEqual([
		'« Signe des Anciens » garde son effet : l’autre choix n’aide jamais ce test.',
	]);
	expect(tell('scenario=aucun&investigateur=jim-culver&crane=modificateur.2')).toEqual([
		'« Signe des Anciens » compte comme « Crâne » quand c’est mieux : 6,3 % des tests.',
	]);
});

test('a bag whose cards cost nothing says nothing', () => {
	expect(tell('scenario=aucun')).toEqual([]);
});
