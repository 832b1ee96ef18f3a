// The second thread of `second-thread.ts`. It is no TypeScript: what Vite reads for Node has its imports go through Vite, and the
// bundle of pages is Node's to import.
import { once } from 'node:events';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const { root, options } = workerData;

const told = once(port, 'message');
const { module } = await runnerImport(join(root, 'src/library/load-library.ts'), {
	root,
	configFile: false,
	logLevel: 'error',
});
module.readForPages(root, options);

const [{ entry, styles }] = await told;
const { app } = await import(entry);
// Of all that Astro knows while it builds, drawing takes the styles of pages alone. Who reads an error is told by the first thread.
app.setInternals({ pagesByKeys: styles });
app.setOptions({ settings: { scripts: [] }, logger: { options: { level: 'silent', destination: { write() {} } } } });
/** @type {Map<string, unknown>} */
const routes = new Map(
	app.manifest.routes.map(({ routeData }) => [`${routeData.route} ${routeData.component}`, routeData]),
);
port.on('message', async ({ id, url, route, component }) => {
	try {
		const response = await app.render(new Request(url), { routeData: routes.get(`${route} ${component}`) });
		const body = await response.arrayBuffer();
		port.postMessage({ id, page: { body, status: response.status, headers: [...response.headers] } }, [body]);
	} catch {
		port.postMessage({ id });
	}
});
port.postMessage('ready');
