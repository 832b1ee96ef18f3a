import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { it } from 'vitest';
import { indexLists } from '../../src/glossary/form-lists';
import { inCompany } from '../../src/glossary/host/company';
import { findTerms } from '../../src/glossary/match';
import { tooltipsOf } from '../../src/publish/api/tooltips';
import { readArticle } from './host-article';
import { games } from './real-content';
const F = 'tests/fixtures/articles/';
const sets: Record<string, string[]> = {
	oldq: [F + 'questions/', F + 'questions-temoins/'], olda: [F + 'autres/', F + 'autres-temoins/'], art: [F, F + 'temoins/'],
	T1q: ['/tmp/blind/T1/questions/'], T1a: ['/tmp/blind/T1/autres/'], T2q: ['/tmp/blind/T2/questions/'], T2a: ['/tmp/blind/T2/autres/'],
	T3q: ['/tmp/blind/T3/questions/'], T3a: ['/tmp/blind/T3/autres/'], T4q: ['/tmp/blind/T4/questions/'], T4a: ['/tmp/blind/T4/autres/'],
	...(process.env.SEALED ? { S1q: ['/tmp/blind/S1/questions/'], S1a: ['/tmp/blind/S1/autres/'], S2q: ['/tmp/blind/S2/questions/'], S2a: ['/tmp/blind/S2/autres/'] } : {}),
};
it('dumps', () => {
	const out: any[] = [];
	for (const game of games.filter((g) => !process.env.JEU || g.slug === process.env.JEU)) {
		const index = indexLists(tooltipsOf(game, { address: (path) => `https://arbitre.test${path}` }));
		for (const [set, folders] of Object.entries(sets)) for (const f of folders) {
			const file = `${f}${game.slug}.txt`;
			if (!existsSync(file)) continue;
			const posts = readFileSync(file, 'utf8').trim().split(/\n\s*\n/);
			posts.forEach((post, n) => {
				for (const { text, places } of readArticle(post, new Set(game.terms.map(({ slug }) => slug)))) {
					const all = findTerms(text, index);
					const kept = new Set(inCompany(all, text));
					out.push({ set, game: game.slug, post: `${f}${n}`, text, places, matches: all.map((m) => ({ ...m, kept: kept.has(m) })) });
				}
			});
		}
	}
	writeFileSync(process.env.OUT ?? (process.env.SEALED ? '/tmp/tips/sealed.json' : '/tmp/tips/dump.json'), JSON.stringify(out));
});
