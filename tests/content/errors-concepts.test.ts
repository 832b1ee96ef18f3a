import { describe, expect, it } from 'vitest';
import { load } from './content-tree';

const file = '../concepts/protection.mdx';
const concept = (termes: string, body = 'Ce qui protège.') => ({
	[file]: `---
titre: Protéger
resume: Une phrase assez longue pour dire ce que la page des protections compare.
termes: ${termes}
---

${body}
`,
});

const reported = (termes: string, body?: string) =>
	load(concept(termes, body)).errors.map(({ kind, line, field, message }) => ({ kind, line, field, message }));

describe('a concept', () => {
	it('links the terms of each game, and they link it', () => {
		const { library, errors } = load(concept('{ essai: [armure] }', 'Avec une [armure](terme:essai/armure).'));
		expect(errors).toEqual([]);
		expect(library.concepts[0]?.path).toBe('/concepts/protection/');
		expect(library.concepts[0]?.compiled.uses).toEqual([{ slug: 'essai/armure', rule: undefined }]);
		expect(library.games[0]?.backlinks.get('armure')).toContainEqual({
			kind: 'concept',
			label: 'Protéger',
			path: '/concepts/protection/',
			times: 1,
		});
	});

	it('with a term that does not exist is an error', () => {
		expect(reported('{ essai: [armur] }')).toEqual([
			{
				kind: 'terme-inconnu',
				line: 4,
				field: 'termes.essai',
				message: 'Le terme « armur » n’existe pas dans Essai.',
			},
		]);
	});

	it('with a link to nothing is an error', () => {
		expect(reported('{ essai: [armure] }', 'Une [armure](terme:essai/armur).')).toEqual([
			{
				kind: 'terme-inconnu',
				line: 7,
				field: 'terme:essai/armur',
				message: 'Aucune page du glossaire ne porte ce nom de fichier.',
			},
		]);
	});

	it('with a link that goes past its target is an error', () => {
		expect(reported('{ essai: [armure] }', 'Une [armure](terme:essai/armure/zone).')).toMatchObject([
			{ kind: 'terme-inconnu', field: 'terme:essai/armure/zone' },
		]);
	});

	it('with a chapter or a tool that does not exist is told the nearest', () => {
		const todos = load(
			concept('{ essai: [armure] }', 'Un [calcul](outil:essai/calcul-de) et un [combat](chapitre:essai/combta).'),
		).errors.map(({ kind, todo }) => [kind, todo]);
		expect(todos).toEqual([
			['outil-inconnu', 'Corrigez la cible, ou créez la page visée.'],
			['page-inconnue', 'Vouliez-vous dire « chapitre:essai/combat » ?'],
		]);
	});

	it('whose file name is no address is an error', () => {
		const { errors } = load({ '../concepts/Protéger.mdx': concept('{ essai: [armure] }')[file] as string });
		expect(errors).toMatchObject([{ kind: 'champ-invalide', file: 'content/concepts/Protéger.mdx', line: 1 }]);
	});

	it('that forgets a game, or names one that does not exist, is an error', () => {
		expect(reported('{ esai: [] }')).toEqual([
			{ kind: 'champ-invalide', line: 4, field: 'termes', message: 'Le concept ne dit rien de Essai.' },
			{ kind: 'page-inconnue', line: 4, field: 'termes', message: 'Le jeu « esai » n’existe pas.' },
		]);
	});

	it('that decides by itself is an error: rules belong to games', () => {
		expect(reported('{ essai: [armure] }', 'Tout est permis. [#protection-tout]')).toMatchObject([
			{ kind: 'marque-mal-formee', field: '#protection-tout' },
		]);
	});
});
