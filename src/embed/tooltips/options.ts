import { warn, written } from './site';

/** One of the known values of an option: « auto » when there is none, or another, which is said. */
function oneOf(name: string, known: string): string {
	const value = written[name] ?? 'auto';
	if (known.split(', ').includes(value)) return value;
	warn(`data-${name}`, value, known);
	return 'auto';
}

/** Whether terms are looked for in texts; if not, only where the host marked them. */
export const automatic = oneOf('mode', 'auto, marques') === 'auto';
/** Every use of a term; if not, the first one of each section. */
export const everywhere = 'partout' in written;
export const theme = oneOf('theme', 'auto, clair, sombre');

/** The selector that says where to read, if there is one that can be used. Asked once the page is there. */
export function readSelector(): string | undefined {
	let { dans: selector } = written;
	try {
		if (!selector || document.querySelector(selector)) return selector;
	} catch {
		selector = '';
	}
	warn('data-dans', written.dans, 'un sélecteur CSS de cette page');
	return selector;
}
