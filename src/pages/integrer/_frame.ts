import { startFrame } from '../../embed/frame/frame';

// Script of the bare pages: what frames do, and what the site knows of passages that moved.
startFrame(async (page, fragment) => {
	const { destinationOf } = await import('../../client/moved');
	return destinationOf(page, fragment);
});
