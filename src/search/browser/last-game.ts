// The game that the reader opened last, which `client/search-trigger` keeps: it comes first when a search names none. It
// stays on the device.

const KEY = 'jeu';

/** Slug of the last game; none when there is none, or when nothing may be kept. */
export function lastGame(): string | undefined {
	try {
		return localStorage.getItem(KEY) ?? undefined;
	} catch {
		return undefined;
	}
}

export function forgetGame(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// There was nothing.
	}
}
