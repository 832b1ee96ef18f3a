import { expect, it } from 'vitest';
import { readsByLine } from '../../../src/text/annotated';

it('things with notes are read one a line from the second note on', () => {
	expect(readsByLine([])).toBe(false);
	expect(readsByLine([{}, { note: 'une fois' }, {}])).toBe(false);
	expect(readsByLine([{ note: 'une fois' }, {}, { note: 'deux fois' }])).toBe(true);
});
