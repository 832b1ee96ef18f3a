import { bringWhenSeen } from '../../widgets/bring-when-seen';

bringWhenSeen('[data-feuille-recue]', 'La feuille n’a pas pu être chargée.', async (root) => {
	const { base = '/' } = document.documentElement.dataset;
	const [{ mount }, { FrameSheet }] = await Promise.all([import('../../widgets/mount'), import('./FrameSheet')]);
	await mount(root, FrameSheet, { base });
});
