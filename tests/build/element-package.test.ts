import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The npm package of the element, packed as npm does and used from the folder of somebody else.

const source = path.resolve('integrations/element');
const home = mkdtempSync(path.join(tmpdir(), 'arbitre-element-'));
const installed = path.join(home, 'node_modules/arbitre-element');

function run(program: string, options: string[], cwd: string): string {
	const { status, stdout, stderr, error } = spawnSync(program, options, {
		cwd,
		encoding: 'utf8',
		env: { ...process.env, SITE_URL: 'https://exemple.org/regles' },
	});
	if (status !== 0) throw error ?? new Error(`${program}: ${stderr}${stdout}`);
	return stdout;
}

/** What a script of that folder prints, as JSON. */
function printed(script: string): unknown {
	writeFileSync(path.join(home, 'script.mjs'), script);
	return JSON.parse(run('node', ['script.mjs'], home));
}

let files: string[];

beforeAll(() => {
	const [{ filename, files: packed }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', home], source));
	files = packed.map(({ path }: { path: string }) => path).sort();
	mkdirSync(installed, { recursive: true });
	run('tar', ['-xzf', path.join(home, filename), '--strip-components=1', '-C', installed], home);
	// Just enough of the two to see what is asked of them.
	for (const [name, code] of Object.entries({
		react: 'export const useEffect = (run) => run(); export const createElement = (...all) => all;',
		vue: 'export const onMounted = (run) => run(); export const h = (...all) => all;',
	})) {
		const folder = path.join(home, 'node_modules', name);
		mkdirSync(folder, { recursive: true });
		writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', exports: './index.js' }));
		writeFileSync(path.join(folder, 'index.js'), code);
	}
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('holds its modules and their types, and no source', () => {
	expect(files).toEqual([
		'README.md',
		...['index.d.ts', 'index.js', 'package.json', 'react.d.ts', 'react.js', 'vue.d.ts', 'vue.js'],
	]);
	expect(JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')).private).toBe(true);
});

it('is imported on a server, where it defines nothing', () => {
	expect(
		printed(
			"import { defineArbitre, SITE } from 'arbitre-element'; defineArbitre(); console.log(JSON.stringify(SITE))",
		),
	).toBe('https://exemple.org/regles/');
});

it('is drawn by React and by Vue as the tag, its attributes and its link', () => {
	const attributes = { jeu: 'keyforge', outil: 'combat', hauteur: 720 };
	expect(
		printed(
			`import { Arbitre } from 'arbitre-element/react'; console.log(JSON.stringify(Arbitre({ ...${JSON.stringify(attributes)}, children: 'lien' })))`,
		),
	).toEqual(['arbitre-outil', attributes, 'lien']);
	expect(
		printed(
			`import { Arbitre } from 'arbitre-element/vue'; const draw = Arbitre.setup({}, { slots: { default: () => 'lien' }, attrs: ${JSON.stringify(attributes)} }); console.log(JSON.stringify(draw()))`,
		),
	).toEqual(['arbitre-outil', attributes, 'lien']);
});

it('has types that know the element', () => {
	writeFileSync(
		path.join(home, 'page.ts'),
		`import { type ArbitreAttributes, defineArbitre } from 'arbitre-element';
defineArbitre('https://exemple.org/');
const element: HTMLElement = document.createElement('arbitre-outil');
const said: ArbitreAttributes = { jeu: 'keyforge', outil: 'combat', theme: 'sombre' };
// @ts-expect-error A theme that there is not.
const wrong: ArbitreAttributes = { jeu: 'keyforge', outil: 'combat', theme: 'rose' };
for (const [name, value] of Object.entries({ ...said, ...wrong })) element.setAttribute(name, String(value));
`,
	);
	const tsc = path.resolve('node_modules/typescript/bin/tsc');
	const options = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler'];
	expect(run('node', [tsc, ...options, 'page.ts'], home)).toBe('');
});
