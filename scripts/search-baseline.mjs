// Writes what search does now, on the built site, as the baseline of `site/search-quality`: `npm run search-baseline`, when a
// change made search better, changed the bench, or costs some queries and is kept all the same. The file is committed with
// that change, whose message says why.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, root } from './sources.mjs';

const { makeBaseline } = await load('tests/search/baseline.ts');
const { measureAll } = await load('tests/search/measures.ts');

const baseline = makeBaseline(measureAll());
writeFileSync(join(root, 'tests/search/baseline.json'), `${JSON.stringify(baseline, undefined, '\t')}\n`);
for (const [set, measures] of Object.entries(baseline))
	for (const [measure, { asked, right }] of Object.entries(measures))
		console.log(`${set.padEnd(18)} ${measure.padEnd(16)} ${right} of ${asked}`);
