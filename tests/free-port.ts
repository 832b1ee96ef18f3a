import { createServer } from 'node:net';

/** A port that nothing listens to. */
export const freePort = (): Promise<number> =>
	new Promise((resolve) => {
		const probe = createServer().listen(0, () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
