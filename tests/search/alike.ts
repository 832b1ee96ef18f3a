import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface FrontMatter {
	termes: Record<string, string[]>;
}

const games = readdirSync('content').filter((name) => existsSync(`content/${name}/jeu.yaml`));

/** Address of each concept → addresses of the terms that it compares. */
const concepts = readdirSync('content/concepts').map((file): [string, string[]] => {
	const [, head = ''] = readFileSync(`content/concepts/${file}`, 'utf8').split('---\n');
	const { termes } = parse(head) as FrontMatter;
	const terms = Object.entries(termes).flatMap(([game, slugs]) => slugs.map((slug) => `/${game}/glossaire/${slug}/`));
	return [`/concepts/${file.replace('.mdx', '')}/`, terms];
});

/**
 * Pages that answer as well when nothing says which game is played: the same term of another game, and the
 * concept that compares them.
 */
export function alike(pages: readonly string[]): string[] {
	const others = pages.flatMap((page) => {
		const [, , folder, slug] = page.split('/');
		return games
			.filter((game) => existsSync(`content/${game}/${folder}/${slug}.mdx`))
			.map((game) => `/${game}/${folder}/${slug}/`);
	});
	const shared = concepts.filter(([, terms]) => terms.some((term) => pages.includes(term))).map(([path]) => path);
	return [...new Set([...pages, ...others, ...shared])];
}
