// The page « Lire hors ligne »: keeps every file of the site in the cache that the service worker reads.

import { offlineListPath, offlinePath, withBase } from '../../library/addresses';
import type { SiteFile } from '../site-version';

const CACHE = 'arbitre';
const AT_ONCE = 6;

const root = document.querySelector<HTMLElement>('[data-hors-ligne]');
if (root && 'caches' in window) start(root);

function start(root: HTMLElement): void {
	const base = document.documentElement.dataset.base ?? '/';
	const find = <T extends HTMLElement>(name: string) => root.querySelector(`[data-${name}]`) as T;
	const keep = find<HTMLButtonElement>('garder');
	const forget = find<HTMLButtonElement>('oublier');
	const progress = find<HTMLProgressElement>('progres');
	const state = find('etat');
	// The service worker answers with this page when it has nothing else: the address is then another one.
	find('coupure').hidden = location.pathname === withBase(base, offlinePath);

	const tell = (text: string) => {
		state.textContent = text;
	};

	keep.addEventListener('click', async () => {
		keep.disabled = true;
		progress.hidden = false;
		try {
			const kept = await keepAll(base, (done, total) => {
				progress.value = done / total;
				tell(`${Math.round((100 * done) / total)} %`);
			});
			tell(`Tout le site est gardé (${kept}). Vous pouvez couper le réseau.`);
		} catch {
			tell('Le réseau a manqué avant la fin. Ce qui est déjà gardé le reste ; réessayez plus tard.');
		}
		progress.hidden = true;
		keep.disabled = false;
	});
	forget.addEventListener('click', async () => {
		await caches.delete(CACHE);
		tell('Plus rien n’est gardé.');
	});
	keep.disabled = false;
	forget.disabled = false;
}

/** Keeps every file of the site and drops those it no longer has. Returns the whole size, in words. */
async function keepAll(base: string, tell: (done: number, total: number) => void): Promise<string> {
	const response = await fetch(withBase(base, offlineListPath), { cache: 'no-cache' });
	const files = (await response.json()) as SiteFile[];
	const total = files.reduce((sum, [, size]) => sum + size, 0);
	const cache = await caches.open(CACHE);
	const waiting = [...files];
	let done = 0;
	const worker = async () => {
		for (let file = waiting.pop(); file; file = waiting.pop()) {
			const [path, size] = file;
			await cache.add(new Request(base + path, { cache: 'reload' }));
			done += size;
			tell(done, total);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
	const wanted = new Set(files.map(([path]) => new URL(base + path, location.href).href));
	for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
	return `${(total / 1e6).toFixed(1).replace('.', ',')} Mo`;
}
