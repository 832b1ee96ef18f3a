import { startFrame } from '../../embed/frame/frame';
import { partsOf } from '../../embed/frame/part';

// Script of the bare pages of rules: what frames do, and what the site knows of passages that moved.
startFrame(
	partsOf(async (page, fragment) => {
		const { destinationOf } = await import('../../client/moved');
		return destinationOf(page, fragment);
	}),
);
