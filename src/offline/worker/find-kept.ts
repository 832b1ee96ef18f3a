import { offlinePath } from '../../addresses/addresses';
import { fileAt, type SiteVersion } from '../site-version';
import { dataOf } from '../store/choose';
import { base, store } from './site';

/** A kept page and its version: `undefined` when the worker before versions kept it, in one cache for all. */
export interface KeptPage {
	response: Response;
	version: string | undefined;
}

/** The file of a version at an address, when it is stored. */
export async function inVersion(list: SiteVersion | undefined, path: string): Promise<Response | undefined> {
	const file = list && fileAt(list, path);
	return file && store.file(file);
}

/** Whether all that a page asks for by itself is stored, in its version. */
async function isWhole(list: SiteVersion, path: string): Promise<boolean> {
	const found = await Promise.all(dataOf(list, path).map((file) => store.holds(file)));
	return found.every(Boolean);
}

/**
 * A page that is kept: of the version that is whole, or else of the newest that has it with its data, or that has it. Last
 * comes what was kept before versions.
 */
export async function findPage(path: string): Promise<KeptPage | undefined> {
	let bare: KeptPage | undefined;
	for (const list of await store.serving()) {
		const response = await inVersion(list, path);
		if (response) {
			const page = { response, version: list.version };
			if (await isWhole(list, path)) return page;
			bare ??= page;
		}
		// As hosts do, redirects to the address with a slash.
		if (!path.endsWith('/') && fileAt(list, `${path}/`) && (await inVersion(list, `${path}/`)))
			return { response: Response.redirect(`${base}${path}/`, 301), version: list.version };
	}
	if (bare) return bare;
	const response = await store.old(path);
	return response && { response, version: undefined };
}

/** The page that says that there is no network. */
export const findOfflinePage = (): Promise<KeptPage | undefined> => findPage(offlinePath.slice(1));

/** A file for a tab of unknown version: from the first version that has it. */
export async function findAny(path: string): Promise<Response | undefined> {
	for (const list of await store.serving()) {
		const response = await inVersion(list, path);
		if (response) return response;
	}
	return store.old(path);
}
