import { refusal } from '../../late/failure';
import { bringWhenSeen } from '../bring-when-seen';

// The code of the stepper and its chart come together.
bringWhenSeen('[data-suiveur]', 'Le pas à pas n’a pas pu être chargé : le schéma reste lisible.', async (root) => {
	const { suiveur: slug = '', schemas: folder = '' } = root.dataset;
	const [{ bring }, answer] = await Promise.all([import('./bring'), fetch(`${folder}${slug}.json`)]);
	if (!answer.ok) throw refusal(answer);
	await bring(root, await answer.json(), folder);
});
