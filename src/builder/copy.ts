/** « Copier », beside each code of the page: what is shown is what is copied. */
export function startCopy(): void {
	for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copier]')) {
		const box = button.closest('figure');
		const code = box?.querySelector('code');
		const status = box?.querySelector('[role="status"]');
		if (!code || !status) continue;
		button.addEventListener('click', async () => {
			// Emptied first: screen readers announce a change only, and « Copié » twice is none.
			status.textContent = '';
			try {
				await navigator.clipboard.writeText(shownText(code));
				status.textContent = 'Copié.';
			} catch {
				getSelection()?.selectAllChildren(code);
				status.textContent = 'Le navigateur refuse la copie\u00a0: le code est sélectionné, copiez-le.';
			}
		});
	}
}

/** The text of a code, without the options that it does not have. */
function shownText(code: Element): string {
	const copy = code.cloneNode(true) as Element;
	for (const absent of copy.querySelectorAll('[hidden]')) absent.remove();
	return copy.textContent ?? '';
}
