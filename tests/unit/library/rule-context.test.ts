import { expect, it } from 'vitest';
import { load } from '../../content/content-tree';

const body = `Chaque créature frappe. [#combat-frappe doc-combat]

À votre tour, choisissez :

- une attaque ; [#combat-attaque doc-degats]
- rien. [#combat-rien doc-degats]

La suite n'introduit rien.

- Les dégâts restent. [#combat-degats doc-degats]

| Rang | Coût | Effet |
| --- | --- | --- |
| premier | 2 | un coup. [#combat-premier doc-degats] |
| second | | deux coups [#combat-second doc-degats] |
`;

it('a bullet comes after the sentence that introduces it, a cell after the rest of its row', () => {
	const { library, errors } = load({
		'regles/combat.mdx': (text: string) => text.replace(/## Se battre[\s\S]*/, body),
	});
	expect(errors).toEqual([]);
	const contextsHere = [...(library.games[0]?.contexts ?? [])].filter(([id]) => id.startsWith('combat-'));
	const contexts = Object.fromEntries(contextsHere.map(([id, { kind, text }]) => [id, `${kind} | ${text}`]));
	expect(contexts).toEqual({
		'combat-attaque': 'liste | À votre tour, choisissez\u00a0:',
		'combat-rien': 'liste | À votre tour, choisissez\u00a0:',
		'combat-premier': 'tableau | Rang\u00a0: premier\u202f; Coût\u00a0: 2\u202f; Effet\u00a0:',
		'combat-second': 'tableau | Rang\u00a0: second\u202f; Effet\u00a0:',
	});
});
