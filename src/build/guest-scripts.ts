import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { bundleScript, type ScriptName, scripts } from './guest-bundle';

const names = Object.keys(scripts) as ScriptName[];

/** `/arbitre.js` and `/bulles.js`: written beside the pages after a build, made for each request by the dev server. */
export function embedScripts(): AstroIntegration {
	let site = '/';
	return {
		name: 'arbitre:embed',
		hooks: {
			'astro:config:done': ({ config }) => {
				site = new URL(`${config.base.replace(/\/$/, '')}/`, config.site).href;
			},
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(async (request, response, next) => {
					const name = names.find(
						(known) => new URL(request.url ?? '/', site).pathname === new URL(known, site).pathname,
					);
					if (!name) return next();
					try {
						const code = await bundleScript(name, site);
						response.setHeader('content-type', 'text/javascript').end(code);
					} catch (error) {
						next(error);
					}
				});
			},
			'astro:build:done': async ({ dir, logger }) => {
				for (const name of names) {
					const code = await bundleScript(name, site);
					await writeFile(new URL(name, dir), code);
					logger.info(`${name}: ${code.length} characters.`);
				}
			},
		},
	};
}
