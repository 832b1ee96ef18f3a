import { type LateError, reloadNeeded, retryLabel } from '../late/failure';

/**
 * Brings to life, when they are seen, the parts of the page that a selector finds: `bring` loads their code and takes
 * over what the server drew. A part that cannot come says so under itself (`failure`), with a button to try again, or to reload the page when nothing else helps.
 */
export function bringWhenSeen(selector: string, failure: string, bring: (root: HTMLElement) => Promise<void>): void {
	const start = async (root: HTMLElement, pressed = false) => {
		root.querySelector(':scope > .echec')?.remove();
		try {
			await bring(root);
			root.dataset.pret = '';
		} catch (error) {
			const reload = reloadNeeded(error as LateError);
			if (reload && pressed) return location.reload();
			const retry = document.createElement('button');
			retry.type = 'button';
			retry.textContent = retryLabel(reload);
			retry.onclick = () => (reload ? location.reload() : start(root, true));
			const note = document.createElement('p');
			note.className = 'echec';
			note.role = 'alert';
			note.append(`${failure} ${reload ?? ''} `, retry);
			root.append(note);
		}
	};
	const seen = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			seen.unobserve(target);
			start(target as HTMLElement);
		}
	});
	for (const root of document.querySelectorAll(selector)) seen.observe(root);
}
