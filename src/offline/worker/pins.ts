import type { Pin } from '../store/store';
import { calm } from './calm';
import { store } from './site';

// Which version each tab came from. The worker sleeps and forgets: what it knows is written too.

interface Known {
	kept: boolean;
	/** Its version, once it is known. */
	version: Promise<string | undefined>;
}

const known = new Map<string, Known>();

/** Says where a tab comes from; `version` may still be looked for. Resolves once it is written. */
export async function pinTab(client: string, kept: boolean, version: Promise<string | undefined>): Promise<void> {
	if (!client) return;
	const found = version.catch(() => undefined);
	known.set(client, { kept, version: found });
	const pin: Pin = { version: await found, kept, at: Date.now() };
	// All may have been forgotten meanwhile.
	if (pin.version !== undefined && known.get(client)?.version === found) await calm(() => store.writePin(client, pin));
}

/** Where a tab comes from; `undefined` for one that nobody saw come. */
export async function pinOf(client: string): Promise<Known | undefined> {
	if (!client) return undefined;
	const at = known.get(client);
	if (at) return at;
	const pin = await calm(() => store.pin(client));
	if (!pin) return undefined;
	const read = { kept: pin.kept, version: Promise.resolve(pin.version) };
	known.set(client, read);
	return read;
}

/** A worker that a page starts comes from where the page comes from. */
export async function pinAs(client: string, from: string): Promise<void> {
	const pin = await pinOf(from);
	if (pin) await pinTab(client, pin.kept, pin.version);
}

export function forgetPins(): void {
	known.clear();
}
