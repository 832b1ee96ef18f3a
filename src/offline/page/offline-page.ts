// The page « Lire hors ligne »: what is kept, of which version; keeps all of it, or forgets it.

import { offlinePath, serviceWorkerFile, withBase } from '../../addresses/addresses';
import { sizeOf } from '../site-version';
import { Fault, storageFault } from '../store/fault';
import { Store } from '../store/store';
import { forgetSite } from './forget';
import { keepSite, remainder } from './keep-site';
import { askNewest, mayAsk } from './newest';
import { dayInWords, faultInWords, momentInWords, restInWords, sizeInWords } from './words';

const root = document.querySelector<HTMLElement>('[data-hors-ligne]');
if (root) start(root);

function start(root: HTMLElement): void {
	const base = document.documentElement.dataset.base ?? '/';
	const find = <T extends HTMLElement>(name: string) => root.querySelector(`[data-${name}]`) as T;
	const keep = find<HTMLButtonElement>('garder');
	const forget = find<HTMLButtonElement>('oublier');
	const ask = find<HTMLButtonElement>('demander');
	const progress = find<HTMLProgressElement>('progres');
	const store = new Store(base);
	/** Stops the keeping of the site that this tab runs. */
	let running: AbortController | undefined;
	let forgetting = false;
	// When the service worker has nothing else, it answers with this page at any address: it then says that there is no network.
	find('coupure').hidden = location.pathname === withBase(base, offlinePath);

	const put = (name: string, text: string) => {
		const place = find(name);
		place.textContent = text;
		if (name !== 'etat') place.hidden = text === '';
	};
	const tell = (text: string) => put('etat', text);
	const tellFault = async (error: unknown) => {
		const { newest } = await store.registry().catch(() => ({ newest: undefined }));
		tell(faultInWords(error instanceof Fault ? error : storageFault(error), newest?.size));
	};

	/** Says what is kept, what is left to fetch, and whether there is another version. */
	async function show(): Promise<void> {
		const { whole, newest } = await store.registry();
		const list = whole && (await store.list(whole.version));
		const rest = running ? undefined : await remainder(store);
		const isOther = list !== undefined && newest !== undefined && newest.version !== list.version;
		const old = !list && (await caches.has(store.oldName));
		if (whole && list)
			put(
				'version',
				`Gardée en entier : la version du ${dayInWords(list.date)}, ${sizeInWords(sizeOf(list.files))}, depuis le ${momentInWords(whole.since)}.`,
			);
		else put('version', old ? 'Ce que vous aviez gardé d’une version plus ancienne reste lisible.' : '');
		const which =
			isOther && newest.date >= list.date ? 'Une version plus récente est publiée' : 'Une autre version est publiée';
		put(
			'nouveau',
			isOther
				? `${which}, du ${dayInWords(newest.date)} : la mettre à la place demande ${sizeInWords(newest.more)}.`
				: '',
		);
		put('reste', rest ? restInWords(rest.length, sizeOf(rest)) : '');
		if (running) keep.textContent = 'Arrêter';
		else if (rest) keep.textContent = 'Reprendre';
		else keep.textContent = isOther ? 'Mettre à jour' : 'Garder tout le site';
		ask.hidden = !list || running !== undefined;
	}

	function advance(done: number, total: number): void {
		progress.value = total === 0 ? 1 : done / total;
		put('avance', `${Math.floor((100 * done) / total)} % · ${sizeInWords(done)} sur ${sizeInWords(total)}`);
	}

	async function keepAll(): Promise<void> {
		const stop = new AbortController();
		running = stop;
		progress.hidden = false;
		progress.value = 0;
		addEventListener('beforeunload', warn);
		tell('Le site se garde. Cette page doit rester ouverte.');
		await show();
		try {
			await hasWorker(base);
			// The browser is asked not to drop what is kept when room is short. It may refuse.
			navigator.storage?.persist?.().catch(() => {});
			const list = await underLock(store, stop, () => keepSite(store, stop.signal, advance));
			tell(
				list
					? `Tout le site est gardé (${sizeInWords(sizeOf(list.files))}). Vous pouvez couper le réseau.`
					: 'Un autre onglet garde déjà le site.',
			);
			// Files that no longer serve are dropped.
			if (list) (await navigator.serviceWorker.ready).active?.postMessage({ type: 'arbitre:ranger' });
		} catch (error) {
			if (!forgetting) await tellFault(error);
		}
		running = undefined;
		progress.hidden = true;
		put('avance', '');
		removeEventListener('beforeunload', warn);
		await show().catch(tellFault);
	}

	keep.addEventListener('click', () => {
		if (running) running.abort(new Fault('stopped'));
		else keepAll();
	});

	forget.addEventListener('click', async () => {
		forget.disabled = true;
		forgetting = true;
		try {
			await forgetSite(store);
			await show();
			tell('Plus rien n’est gardé.');
		} catch (error) {
			await tellFault(error);
		}
		forgetting = false;
		forget.disabled = false;
	});

	ask.addEventListener('click', async () => {
		ask.disabled = true;
		try {
			await askNewest(store);
			await show();
			const { whole, newest } = await store.registry();
			tell(
				newest?.version === whole?.version
					? 'Ce qui est gardé est la version publiée.'
					: 'Une autre version est publiée.',
			);
		} catch (error) {
			await tellFault(error);
		}
		ask.disabled = false;
	});

	/** Another tab may have kept or forgotten the site meanwhile. */
	addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible' && !running) show().catch(() => {});
	});

	async function begin(): Promise<void> {
		if (!isSecureContext) return tell('Pour garder le site, ouvrez-le à une adresse qui commence par « https ».');
		if (!('caches' in window) || !('serviceWorker' in navigator)) throw new Fault('storage');
		await show();
		keep.disabled = false;
		forget.disabled = false;
		ask.disabled = false;
		const { whole, newest } = await store.registry();
		// The reader asked for nothing here: a failure shows no message.
		if (whole && mayAsk(newest?.asked, Date.now())) await askNewest(store).then(show, () => {});
	}
	begin().catch(tellFault);
}

/** Asks before the page is left while files are fetched. Those that are stored stay. */
function warn(event: BeforeUnloadEvent): void {
	event.preventDefault();
}

/** Makes sure that there is a service worker, without which nothing that is kept is ever served. Throws a `Fault`. */
async function hasWorker(base: string): Promise<void> {
	try {
		await navigator.serviceWorker.register(base + serviceWorkerFile, { scope: base });
	} catch (error) {
		// Without network, `register` fails, and a worker that was registered before serves.
		if (!(await navigator.serviceWorker.getRegistration().catch(() => undefined))) throw storageFault(error);
	}
}

/**
 * Acts under the lock of keeping; `undefined` when another tab holds it. A tab that forgets the site steals the lock: `act`
 * is then stopped, and leaves nothing stored.
 */
async function underLock<Result>(
	store: Store,
	stop: AbortController,
	act: () => Promise<Result>,
): Promise<Result | undefined> {
	let acting: Promise<Result> | undefined;
	try {
		return await navigator.locks.request(store.keepingLock, { ifAvailable: true }, (lock) => {
			if (!lock) return undefined;
			acting = act();
			return acting;
		});
	} catch (error) {
		if ((error as Error).name !== 'AbortError' || stop.signal.aborted) throw error;
		stop.abort(new Fault('forgotten'));
		await acting?.catch(() => {});
		// `act` may have written after the other tab had cleared the store: it is cleared again.
		const { whole, filling } = await store.registry();
		if (!whole && filling === undefined) await store.clear();
		throw new Fault('forgotten');
	}
}
