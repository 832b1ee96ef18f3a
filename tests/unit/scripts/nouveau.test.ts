import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../../../src/library/load-library';
import { tools, writeContent } from '../../content/content-tree';

// `npm run nouveau`, in a copy: what it writes is read as the build reads it.

const script = resolve('scripts/nouveau.mjs');

function run(root: string, ...words: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd: root, encoding: 'utf8' });
	return { status, said: stdout + stderr };
}

const filesOf = (root: string): string[] =>
	readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
		.sort();

const load = (root: string) => loadLibrary(root, { base: '/', tools });
const textOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

/** A content with one game, « essai », and the registry of the tools. */
function repository(): string {
	const root = writeContent();
	cpSync('src/widgets/registry.ts', join(root, 'src/widgets/registry.ts'));
	return root;
}

describe('a game', () => {
	it('is a chapter and five terms that build, and begins', () => {
		const root = repository();
		expect(run(root, 'jeu', 'ma-bataille', 'Ma', 'Bataille').status).toBe(0);
		const { library, errors } = load(root);
		expect(errors).toEqual([]);
		const game = library.games.find(({ slug }) => slug === 'ma-bataille');
		expect(game?.data).toMatchObject({ nom: 'Ma Bataille', debutant: true });
		expect(game?.chapters).toHaveLength(1);
		expect(game?.terms).toHaveLength(5);
		for (const { read, slug } of game?.terms ?? [])
			expect(read.rules.flatMap(({ id }) => game?.asked.get(id) ?? []).length, slug).toBeGreaterThanOrEqual(2);
	});
});

describe('a term', () => {
	it('leaves author errors that say what is to be written, then none', () => {
		const root = repository();
		expect(run(root, 'terme', 'essai', 'coup-fatal').status).toBe(0);
		const page = 'content/essai/glossaire/coup-fatal.mdx';
		const questions = 'content/essai/questions/coup-fatal.yaml';
		const { errors } = load(root);
		expect(new Set(errors.map(({ kind }) => kind))).toEqual(new Set(['a-ecrire']));
		expect(errors.map(({ file, line }) => `${file}:${line}`)).toEqual([
			...[4, 5, 6, 9, 11].map((line) => `${page}:${line}`),
			...[2, 3].map((line) => `${questions}:${line}`),
		]);
		const fill = (file: string, written: readonly string[]) => {
			let at = 0;
			writeFileSync(
				join(root, file),
				textOf(root, file).replace(/À ÉCRIRE[^[\]\n]*/g, () => written[at++] ?? ''),
			);
		};
		fill(page, ['achever', 'killing blow', 'doc-armure', 'Un coup fatal tue. ', 'Un coup fatal ne se pare pas. ']);
		fill(questions, ['ma bête y passe ?', 'mort direct, ou pas']);
		expect(load(root).errors).toEqual([]);
	});

	it('comes before what the page of the same name has been asked', () => {
		const root = repository();
		const questions = 'content/essai/questions/combat.yaml';
		run(root, 'terme', 'essai', 'autre');
		writeFileSync(join(root, questions), 'combat-frappe:\n  - qui cogne en premier ?\n');
		expect(run(root, 'terme', 'essai', 'combat').status).toBe(0);
		expect(textOf(root, questions)).toMatch(/^combat-definition:\n[\s\S]*\ncombat-frappe:\n {2}- qui cogne/);
	});
});

describe('a tool', () => {
	it('is an engine, a drawing, tests and a line of the registry, all of them code', () => {
		const root = repository();
		const before = filesOf(root);
		const { status, said } = run(root, 'outil', 'essai', 'grand-total', 'grand-total', 'armure-annule', "L'été");
		expect(said).toContain('src/widgets/essai/grand-total/GrandTotal.tsx');
		expect(status).toBe(0);
		const written = filesOf(root).filter((file) => !before.includes(file));
		expect(written).toHaveLength(18);
		for (const file of [...written, 'src/widgets/registry.ts']) {
			const text = textOf(root, file);
			expect(text, file).not.toMatch(/\{(?:jeu|dossier|adresse|regle|nom|mots|composant|variable)\}/);
			if (!file.endsWith('.astro')) expect(parseSync(file, text).errors, file).toEqual([]);
		}
		const card = textOf(root, 'src/widgets/essai/grand-total/card.ts');
		expect(card).toContain("title: 'L’été'");
		expect(card).toContain("['calculateur l’été']");
		// An answer that is given under another name than the one it has would be empty.
		const drawing = textOf(root, 'src/widgets/essai/grand-total/GrandTotal.tsx');
		const given = [...drawing.matchAll(/<Answer (\w+)=/g)].map(([, name]) => name);
		expect(given.length).toBeGreaterThan(0);
		for (const name of given)
			expect(readFileSync('src/widgets/shared/Answer.tsx', 'utf8')).toMatch(new RegExp(`^\\t${name}\\??: `, 'm'));
		expect(textOf(root, 'src/rules/essai/grand-total/rules.ts')).toContain("['armure-annule']");
		expect(textOf(root, 'src/widgets/registry.ts')).toMatch(
			/import \{ grandTotalCard \} from '\.\/essai\/grand-total\/card';[\s\S]*\tgrandTotalCard,\n\];\n$/,
		);
	});
});

describe('what cannot be', () => {
	it.each([
		[[], 'Ce que vous pouvez commencer'],
		[['page'], '« page » n’est ni un terme, ni un outil, ni un jeu.'],
		[['constructor'], '« constructor » n’est ni un terme'],
		[['terme'], 'Il manque le jeu. Jeux du site : essai.'],
		[['terme', 'esai', 'coup'], 'Le jeu « esai » n’existe pas. Jeux du site : essai.'],
		[['terme', 'essai'], 'Il manque le nom de fichier'],
		[['terme', 'essai', 'Épée Noire'], 'Par exemple : epee-noire.'],
		[['terme', 'essai', '../jeu'], 'Par exemple : jeu.'],
		[['terme', 'essai', 'armure'], 'Le terme « armure » existe déjà : content/essai/glossaire/armure.mdx.'],
		[['jeu'], 'Il manque le nom de fichier'],
		[['jeu', 'essai'], 'Le jeu « essai » existe déjà : content/essai/.'],
		[['jeu', 'recherche'], '« recherche » est déjà l’adresse d’une page du site.'],
		[['outil', 'essai', 'total', 'total', 'armure-tue'], 'Celles qui commencent de même : armure-annule.'],
		[['outil', 'essai', 'total', 'Grand Total', 'armure-annule'], 'Par exemple : grand-total.'],
	])('%j is told, and nothing is written', (words, message) => {
		const root = repository();
		const before = filesOf(root);
		const { status, said } = run(root, ...words);
		expect(said).toContain(message);
		expect(status).toBe(1);
		expect(filesOf(root)).toEqual(before);
	});

	it('overwrites nothing: a file in the way stops all the others', () => {
		const root = repository();
		const inTheWay = join(root, 'src/rules/essai');
		cpSync(join(root, 'content/essai'), join(inTheWay, 'total'), { recursive: true });
		const before = filesOf(root);
		expect(run(root, 'outil', 'essai', 'total', 'total', 'armure-annule').said).toContain('existe déjà');
		expect(filesOf(root)).toEqual(before);
	});
});

it('keeps for the pages of the site the names that they have', () => {
	// Folders and pages; a file that only has another type takes no address of a game.
	const pages = readdirSync('src/pages', { withFileTypes: true })
		.filter((entry) => entry.isDirectory() || entry.name.endsWith('.astro'))
		.map(({ name }) => name.replace(/\.astro$/, ''));
	const root = repository();
	for (const name of pages.filter((page) => /^[a-z][a-z-]+$/.test(page) && page !== 'index'))
		expect(run(root, 'jeu', name).said, name).toContain('déjà l’adresse');
});
