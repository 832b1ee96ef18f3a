// Serves a built site as a static host would: `node scripts/serve.mjs [--dir dist] [--host localhost] [--port 4321] [--compress]`.
// The port 0 is any that is free.
// Hosts compress; tests do without, which weigh files themselves and have better to do with their time.
// `astro preview` allows one server a project; readers, tests and checks need several at once.
import { parseArgs } from 'node:util';
import { watchSite } from './served-site.mjs';
import { createSiteServer } from './site-server.mjs';

const { values } = parseArgs({
	options: {
		dir: { type: 'string', default: 'dist' },
		// Only this machine, unless another host is given.
		host: { type: 'string', default: 'localhost' },
		port: { type: 'string' },
		compress: { type: 'boolean' },
	},
});
const site = watchSite(values.dir)();
if (!site) {
	console.error(`No whole site in ${values.dir}: run \`npm run build\` first.`);
	process.exit(1);
}

// Without an explicit port, the next free one is taken.
let port = Number(values.port ?? 4321);
const server = createSiteServer(values.dir, values);
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
	if (error.code !== 'EADDRINUSE' || values.port) throw error;
	port += 1;
	server.listen(port, values.host);
});
server.on('listening', () => {
	const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
	console.log(`\n  L’Arbitre: http://localhost:${taken}${site.base}\n  (Ctrl-C to stop)\n`);
});
server.listen(port, values.host);
