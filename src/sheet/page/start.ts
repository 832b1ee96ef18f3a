import { bringWhenSeen } from '../../widgets/bring-when-seen';

bringWhenSeen('[data-feuilles]', 'La feuille n’a pas pu être chargée.', async (root) => {
	const { base = '/' } = document.documentElement.dataset;
	const [{ mount }, page] = await Promise.all([import('../../widgets/mount'), import('./SheetPage')]);
	await mount(root, page.default, { base, aids: JSON.parse(root.dataset.feuilles ?? '[]') });
});
