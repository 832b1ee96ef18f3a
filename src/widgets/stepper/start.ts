import { frenchTypography } from '../../text/french';

// Brings the stepper to life when it is seen: its code and its charts come then, and together.

async function bring(root: HTMLElement): Promise<void> {
	root.querySelector('.echec')?.remove();
	try {
		const [{ mount }, answer] = await Promise.all([import('./mount'), fetch(root.dataset.schemas ?? '')]);
		if (!answer.ok) throw new Error(answer.statusText);
		mount(root, root.dataset.suiveur ?? '', await answer.json());
		root.dataset.pret = '';
	} catch {
		tell(root);
	}
}

/** Says that the stepper could not come: the drawing is there to read. */
function tell(root: HTMLElement): void {
	const text = document.createElement('p');
	text.className = 'echec';
	text.setAttribute('role', 'alert');
	text.append(frenchTypography('Le pas à pas n’a pas pu être chargé : le schéma reste lisible. '));
	const again = document.createElement('button');
	again.type = 'button';
	again.textContent = 'Réessayer';
	again.addEventListener('click', () => bring(root));
	text.append(again);
	root.append(text);
}

const seen = new IntersectionObserver((entries) => {
	for (const { isIntersecting, target } of entries) {
		if (!isIntersecting) continue;
		seen.unobserve(target);
		bring(target as HTMLElement);
	}
});

for (const root of document.querySelectorAll('[data-suiveur]')) seen.observe(root);
