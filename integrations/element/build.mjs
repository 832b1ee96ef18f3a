import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// Writes index.js: the element of /arbitre.js, from the same source, as a module that defines nothing by itself.
// SITE_URL: address of the site that it frames, when it is not the usual one.

const here = fileURLToPath(new URL('.', import.meta.url));
const site = `${(process.env.SITE_URL ?? 'https://arbitre.example').replace(/\/$/, '')}/`;

await build({
	configFile: false,
	root: here,
	logLevel: 'error',
	publicDir: false,
	define: { __SITE__: JSON.stringify(site) },
	build: {
		outDir: here,
		emptyOutDir: false,
		target: 'es2022',
		minify: false,
		lib: { entry: 'entry.ts', formats: ['es'], fileName: () => 'index.js' },
	},
});
