export const NewTool = {
	usage: 'outil',
	/** @returns {import('./write-new.mjs').Plan} */ plan() {
		throw new Error('todo');
	},
};
