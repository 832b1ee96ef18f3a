import { expect, it } from 'vitest';
import { everyDocument } from '../../../../src/publish/api/every-document';
import { documentPaths, gameDocument, gameDocumentNames } from '../../../../src/publish/api/game-documents';
import { gamesOf } from '../../../../src/publish/api/games';
import { schemaNames } from '../../../../src/publish/api/schemas';
import { printOf } from '../../../../src/publish/api/stamp';
import { summaryOf } from '../../../../src/publish/api/summary';
import type { Move } from '../../../../src/schemas/moves';
import { games } from '../../../content/real-content';
import { address, options } from './options';

const moves: Move[] = [{ de: '/arkham/regles/ancien/', vers: '/arkham/regles/round/', depuis: '2026-11-22' }];
const documents = everyDocument({ games, moves }, options);
const summary = summaryOf(documents, address);

it('lists each document once, those of the site first, with its entries and its bytes', () => {
	expect(summary.taille).toBe(2 + games.length * (gameDocumentNames.length + 1));
	const ids = summary.documents.map(({ jeu, nom }) => `${jeu ?? ''}/${nom}`);
	expect(ids).toEqual([...new Set(ids)].sort());
	for (const { name, game, size, text } of documents) {
		const { date, empreinte, ...rest } = JSON.parse(text);
		const { taille } = rest;
		expect(size).toBe(taille);
		expect(date).toBe(game === 'arkham' ? undefined : '2026-11-29');
		expect(empreinte).toBe(printOf(rest));
		expect(summary.documents).toContainEqual({
			nom: name,
			jeu: game,
			description: expect.stringMatching(/^\p{Lu}.+\.$/u),
			taille,
			date,
			empreinte,
			octets: new TextEncoder().encode(text).length,
			adresse: `https://site.test/regles/api/v1/${game ? `${game}/` : ''}${name}.json`,
			schema: `https://site.test/regles/api/v1/schemas/${name}.json`,
		});
	}
	expect(summary.documents.find(({ nom }) => nom === 'deplacements')?.taille).toBe(1);
});

it('promises what a reader of the data may count on', () => {
	expect(summary.stabilite).toContain('deplacements.json');
});

it('every document has a schema, and every schema a document', () => {
	expect(new Set(documents.map(({ name }) => name))).toEqual(new Set(schemaNames.filter((name) => name !== 'index')));
});

it('counts in jeux.json what the documents of the game hold', () => {
	const { jeux } = gamesOf(games, { address, documents: documentPaths });
	for (const { id, nombres, documents } of jeux) {
		const game = games.find(({ slug }) => slug === id);
		if (!game) throw new Error(id);
		const size = (name: (typeof gameDocumentNames)[number]) => gameDocument(name, game, options).taille;
		expect(nombres).toEqual({
			termes: size('termes'),
			regles: size('regles'),
			questions: size('faq'),
			errata: size('errata'),
			schemas: size('deroulement'),
			outils: size('outils'),
		});
		expect(Object.values(documents)).toContain(address(`/api/v1/${id}/regles.json`));
	}
});
