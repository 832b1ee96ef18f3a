/**
 * Brings to life, when they are seen, the parts of the page that a selector finds: `bring` loads their code and takes
 * over what the server drew. A part that cannot come says so under itself (`failure`), with a button to try again.
 */
export function bringWhenSeen(selector: string, failure: string, bring: (root: HTMLElement) => Promise<void>): void {
	const start = async (root: HTMLElement) => {
		root.querySelector(':scope > .echec')?.remove();
		try {
			await bring(root);
			root.dataset.pret = '';
		} catch {
			root.append(failureNote(failure, () => start(root)));
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

function failureNote(failure: string, again: () => void): HTMLElement {
	const note = document.createElement('p');
	note.className = 'echec';
	note.setAttribute('role', 'alert');
	note.append(`${failure} `);
	const button = document.createElement('button');
	button.type = 'button';
	button.textContent = 'Réessayer';
	button.addEventListener('click', again);
	note.append(button);
	return note;
}
