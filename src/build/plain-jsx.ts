import type { Plugin } from 'vite';

/** The part of Preact's plugin that has Babel write elements as calls. */
const BABEL = 'vite:preact-jsx';

/**
 * Leaves the elements of Preact to Vite, which reads every other line already and takes how they are written from
 * `tsconfig.json`. `@astrojs/preact` always has Babel read the files first: a tenth of the time of a build. A dev server
 * keeps it, for the names of hooks in the tools for developers.
 */
export const plainJsx = (): Plugin => ({
	name: 'arbitre:plain-jsx',
	apply: 'build',
	configResolved({ plugins }) {
		const babel = plugins.find(({ name }) => name === BABEL);
		if (!babel) throw new Error(`« ${BABEL} » is not among the plugins any more.`);
		delete babel.transform;
	},
});
