import { describe, expect, it } from 'vitest';
import { edit, load } from './content-tree';
import { itReports } from './reports';

const term = 'glossaire/zone.mdx';
const adding = (text: string) => ({ [term]: edit('[#zone-cartes]', `[#zone-cartes]\n\n${text}`) });

describe('an icon', () => {
	const fault = { kind: 'bloc-inconnu', file: term, line: 9, field: '<Icone>' } as const;

	it('stands before its word, wherever a text is', () => {
		const bullet = '- <Icone nom="cle" /> **Clé** : elle ouvre, <Icone nom="cle" /> clé ou non. [#zone-cle]';
		const cell = '| Signe | Sens |\n| --- | --- |\n| <Icone nom="forge-ancienne" /> Forge | Une forge. [#zone-forge] |';
		const { library, errors } = load(adding(`${bullet}\n\n${cell}`));
		expect(errors).toEqual([]);
		expect(library.games[0]?.rules.get('zone-cle')?.text).toBe('Clé\u00a0: elle ouvre, clé ou non.');
	});

	itReports('that does not exist', adding('<Icone nom="zzz" /> Un mot.'), {
		...fault,
		message: 'L’icône « zzz » n’existe pas pour ce jeu.',
		todo: 'Icônes connues : cle, forge-ancienne.',
	});

	itReports('that is misspelled', adding('<Icone nom="forge-ansienne" /> Un mot.'), {
		...fault,
		message: 'L’icône « forge-ansienne » n’existe pas pour ce jeu.',
		todo: 'Vouliez-vous dire « forge-ancienne » ?',
	});

	itReports('without a name', adding('<Icone /> Un mot.'), {
		...fault,
		message: 'Il manque nom.',
		todo: 'Écrivez <Icone nom="…">.',
	});
});
