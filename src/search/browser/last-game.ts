// The game that the reader opened last: it comes first when a search names none. It stays on the device.

const KEY = 'jeu';

/** Slug of the last game; none when there is none, or when nothing may be kept. */
export function lastGame(): string | undefined {
	try {
		return localStorage.getItem(KEY) ?? undefined;
	} catch {
		return undefined;
	}
}

export function rememberGame(game: string): void {
	try {
		localStorage.setItem(KEY, game);
	} catch {
		// Nothing may be kept: games then come in the order of their answers.
	}
}

export function forgetGame(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// There was nothing.
	}
}
