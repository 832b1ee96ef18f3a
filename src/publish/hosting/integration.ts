import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { chartFilesPath, conceptFolder, notFoundPath, passagesPath, toolDataPath } from '../../addresses/addresses';
import type { Library } from '../../library/types';
import { apacheFile } from './apache-file';
import { headerRules, headersFile, ownPolicy } from './headers';
import { gathered, type InlineParts, inlineParts } from './inline-parts';
import { nginxFile } from './nginx-file';
import { withPolicy } from './own-policy';
import { redirectsFile, redirectsOf } from './redirects';

interface Options {
	/** Whether each page says its own policy, for a host that sends no headers of ours. */
	policyInPages: boolean;
}

/** What writes the files for hosts, in two parts: others read and write the site between them. */
interface HostFiles {
	files: AstroIntegration;
	/**
	 * Writes `_headers`, and is to be the last of all integrations. Who serves the folder sees by this file that the site
	 * is whole: a build removes it before any other file.
	 */
	headers: AstroIntegration;
}

/**
 * Writes what the site asks of its host, once for each kind of host: `/heberger/` says which reads what. `known` gives
 * what the site knows, once it is read.
 */
export function hostFiles(known: () => Library, { policyInPages }: Options): HostFiles {
	let base = '/';
	let ownHeaders = '';
	const files: AstroIntegration = {
		name: 'arbitre:hosting',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = `${config.base.replace(/\/$/, '')}/`;
			},
			'astro:build:done': async ({ dir, pages, logger }) => {
				const library = known();
				const paths = pages.map(({ pathname }) => `/${pathname}`).filter((path) => path !== notFoundPath);
				const folders = new Set(paths.flatMap((path) => /^\/([^/]+)\//.exec(path)?.[1] ?? []));
				const texts = await builtPages(dir);
				const parts = new Map([...texts].map(([file, text]) => [file, inlineParts([text])] as const));
				const rules = headerRules({
					base,
					folders: [...folders].sort(),
					// Passages, what the stepper of a timing chart plays, and what a tool knows.
					fetched: [conceptFolder, ...library.games.map(({ slug }) => slug)]
						.map(passagesPath)
						.concat(
							library.games.flatMap(({ slug, charts, toolData }) => [
								...(charts.length > 0 ? [`${chartFilesPath(slug)}*`] : []),
								...[...toolData.keys()].map((tool) => toolDataPath(slug, tool)),
							]),
						)
						.map((path) => path.slice(1))
						.sort(),
					inlineOf: (path) => gathered([...parts].filter(([file]) => isGivenUnder(file, path)).map(([, part]) => part)),
				});
				const redirects = redirectsOf(library, base);
				const write = (name: string, text: string) => writeFile(new URL(name, dir), text);
				ownHeaders = headersFile(rules);
				await write('.htaccess', apacheFile({ base, rules, redirects }));
				await write('.nginx.conf', nginxFile({ base, rules, redirects }));
				// GitHub Pages would leave out what begins with « _ ».
				await write('.nojekyll', '');
				if (redirects.length > 0) await write('_redirects', redirectsFile(redirects));
				const saying = (file: string, inline: InlineParts) =>
					write(file, withPolicy(texts.get(file) ?? '', ownPolicy(inline)));
				if (policyInPages) for (const [file, part] of parts) if (file !== '404.html') await saying(file, part);
				await saying('404.html', parts.get('404.html') ?? gathered([]));
				logger.info(`${rules.length} rules in _headers.`);
			},
		},
	};
	let outDir: URL;
	const headers: AstroIntegration = {
		name: 'arbitre:headers',
		hooks: {
			'astro:config:done': ({ config }) => {
				outDir = config.outDir;
			},
			'astro:build:start': () => rm(new URL('_headers', outDir), { force: true }),
			'astro:build:done': ({ dir }) => writeFile(new URL('_headers', dir), ownHeaders),
		},
	};
	return { files, headers };
}

/** Whether a page may be given under the path of a rule: its own, or any, for the one that says that there is none. */
const isGivenUnder = (file: string, path: string): boolean =>
	file === '404.html' ||
	(path.endsWith('*') ? file.startsWith(path.slice(0, -1)) : file === (path === '' ? 'index.html' : path));

/** Every page of a built site: its text, by its file. */
async function builtPages(dir: URL): Promise<Map<string, string>> {
	const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'));
	return new Map(
		await Promise.all(files.map(async (file) => [file, await readFile(new URL(file, dir), 'utf8')] as const)),
	);
}
