import { startFrame } from '../../embed/frame/frame';
import { partsOf } from '../../embed/frame/part';

// Script of the bare pages of rules: what frames do, and what the site knows of passages that moved.
startFrame(
	partsOf(async (...request) => {
		const [{ missingPart }, { destinationOf }] = await Promise.all([
			import('../../embed/frame/missing'),
			import('../../client/moved'),
		]);
		return missingPart(destinationOf)(...request);
	}),
);
