import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Plugin } from 'vite';
import type { ToolCard } from '../schemas/tool-card';

/** Files of content from which a second thread draws more pages than it takes time to get ready. */
const MANY = 300;

/**
 * Files of a route from which both threads draw them. Of others the first makes the data and the second the pages: what several
 * files are made of, as the code that is shown in colours, is then made once.
 */
const MANY_OF_A_ROUTE = 50;

/** Pages that wait for the second thread: as many as it draws while the first is busy with the longest of its own. */
const AHEAD = 50;

/** What the thread draws with, besides the library: Astro’s bundle of all pages, and the styles of each. */
export interface Drawing {
	/** Address of the bundle. */
	entry: string;
	styles: ReadonlyMap<string, { styles: readonly unknown[] }>;
}

/** A page to draw, and what became of it: nothing when it could not be drawn. */
export interface Asked {
	id: number;
	url: string;
	route: string;
	component: string;
}
export interface Drawn {
	id: number;
	page?: { body: ArrayBuffer; status: number; headers: [string, string][] };
}

/**
 * Draws the pages of a large site on two threads: Astro draws them one after the other, which is half of a build’s time with
 * one processor idle. The second thread reads the library by itself while the first reads it too and bundles: it is made of
 * half a million objects that know each other, some with functions, which no thread can hand to another for less. `tools` are
 * those that the library knows.
 */
export function secondThread({ tools }: { tools: readonly ToolCard[] }): AstroIntegration {
	let thread: Worker | undefined;
	let entry = '';
	let styles: Drawing['styles'] = new Map();
	const findEntry: Plugin = {
		name: 'arbitre:second-thread',
		apply: 'build',
		writeBundle({ dir = '' }, files) {
			const name = Object.keys(files).find((file) => file.startsWith('prerender-entry.'));
			if (name) entry = pathToFileURL(join(dir, name)).href;
		},
	};
	return {
		name: 'arbitre:second-thread',
		hooks: {
			'astro:config:setup': ({ config, command, updateConfig }) => {
				const root = fileURLToPath(config.root);
				if (command !== 'build' || countTexts(root) < MANY) return;
				thread = new Worker(new URL('./drawing-thread.mjs', import.meta.url), {
					workerData: { root, options: { base: config.base, tools } },
				});
				// A build that fails does not wait for it.
				thread.unref();
				// Astro asks for twice as many at once: pages that only the second thread draws leave room for those of the first.
				updateConfig({ build: { concurrency: 2 * AHEAD }, vite: { plugins: [findEntry] } });
			},
			'astro:build:start': ({ setPrerenderer }) => {
				const second = thread;
				if (second) setPrerenderer((first) => shareDrawing(first, second, () => ({ entry, styles })));
			},
			'astro:build:setup': ({ pages }) => {
				styles = pages;
			},
		},
	};
}

const countTexts = (root: string): number =>
	readdirSync(join(root, 'content'), { recursive: true }).filter((file) => String(file).endsWith('.mdx')).length;

/** What `first` draws, but for the pages that the second thread has the time to draw. */
export function shareDrawing(first: AstroPrerenderer, second: Worker, drawing: () => Drawing): AstroPrerenderer {
	const waiting = new Map<number, (drawn: Drawn) => void>();
	let often: ReadonlySet<string> = new Set();
	let isReady = false;
	let last = 0;
	second.on('message', (message: Drawn | 'ready') => {
		if (message === 'ready') isReady = true;
		else waiting.get(message.id)?.(message);
	});
	return {
		name: 'arbitre:second-thread',
		async setup() {
			const { entry, styles } = drawing();
			// What else Astro knows of pages holds functions.
			const only = new Map([...styles].map(([key, page]) => [key, { styles: page.styles }]));
			second.postMessage({ entry, styles: only } satisfies Drawing);
			await first.setup?.();
		},
		async getStaticPaths() {
			const paths = await first.getStaticPaths();
			const files = Map.groupBy(paths, ({ route }) => route.component);
			often = new Set([...files.keys()].filter((component) => (files.get(component) ?? []).length > MANY_OF_A_ROUTE));
			// « ready » has come meanwhile, and is heard.
			await setImmediate();
			// Both threads find what they may draw at any time.
			const [rare = [], many = []] = [false, true].map((is) =>
				paths.filter(({ route }) => often.has(route.component) === is),
			);
			return [rare, many]
				.flatMap((some) => some.map((path, at) => ({ path, rank: at / some.length })))
				.sort((one, other) => one.rank - other.rank)
				.map(({ path }) => path);
		},
		async render(request, options) {
			const { type, route, component } = options.routeData;
			const isForSecond = often.has(component) ? waiting.size < AHEAD : type === 'page';
			if (!isReady || !isForSecond) return first.render(request, options);
			const id = ++last;
			const { page } = await new Promise<Drawn>((resolve) => {
				waiting.set(id, resolve);
				second.postMessage({ id, url: request.url, route, component } satisfies Asked);
			});
			waiting.delete(id);
			// Drawn again here, a page that cannot be drawn fails the build with Astro’s own words.
			return page ? new Response(page.body, page) : first.render(request, options);
		},
		async teardown() {
			await first.teardown?.();
			await second.terminate();
		},
	};
}
