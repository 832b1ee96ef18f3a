// A link whose page the browser has drawn beforehand: from the press to its first paint. Browsers do not draw beforehand
// where a test drives them: here the page presses its own link and tells what it saw. The processor is not slowed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { median } from './slow-phone.mjs';

const ROUNDS = 7;

/** In the first page: its link is asked for as if the pointer were on it, then pressed. */
const first = `<script>{
	const link = document.querySelector('main p a[href*="/glossaire/"]:not([href*="#"])');
	const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' });
	rules.textContent = JSON.stringify({ prerender: [{ urls: [link.href], eagerness: 'immediate' }] });
	document.head.append(rules);
	setTimeout(() => {
		sessionStorage.pressed = performance.timeOrigin + performance.now();
		link.click();
	}, 2000);
}</script>`;

/** In the next one: tells how long after the press it was painted; nothing when it was not drawn beforehand. */
const next = `<script>{
	const tell = () => setTimeout(() => {
		const [paint] = performance.getEntriesByName('first-contentful-paint');
		navigator.sendBeacon('/told', performance.timeOrigin + paint.startTime - sessionStorage.pressed);
	}, 500);
	if (document.prerendering) document.addEventListener('prerenderingchange', tell);
	else navigator.sendBeacon('/told', '');
}</script>`;

/**
 * Median, in milliseconds; NaN when the browser draws nothing beforehand.
 * @param {string} origin where the site is served
 * @param {string} path of a page with a link to a term
 */
export async function measureDrawnBeforehand(origin, path) {
	/** @type {(said: string) => void} */
	let told = () => {};
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? '/', origin);
		if (pathname === '/told') {
			let said = '';
			for await (const part of request) said += part;
			response.end();
			return told(said);
		}
		const answer = await fetch(origin + request.url);
		const type = answer.headers.get('content-type') ?? '';
		response.writeHead(answer.status, { 'content-type': type });
		if (!type.includes('html')) return response.end(Buffer.from(await answer.arrayBuffer()));
		response.end((await answer.text()).replace('</body>', `${pathname === path ? first : next}</body>`));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	const times = [];
	try {
		for (let round = 0; round < ROUNDS; round++) {
			const profile = mkdtempSync(join(tmpdir(), 'arbitre-profile-'));
			const said = new Promise((done) => {
				told = done;
			});
			const browser = spawn(
				/** @type {string} */ (findChromium()),
				[
					...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=390,844'],
					...[`--user-data-dir=${profile}`, `http://127.0.0.1:${port}${path}`],
				],
				{ stdio: 'ignore' },
			);
			const late = setTimeout(() => told(''), 20_000);
			times.push(Number.parseFloat(await said));
			clearTimeout(late);
			browser.kill();
			await once(browser, 'exit');
			rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
		}
	} finally {
		server.close();
	}
	return median(times);
}
