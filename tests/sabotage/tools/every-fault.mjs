// Every fault, by subject.
import { readdirSync } from 'node:fs';

const folder = new URL('../faults/', import.meta.url);

/** @type {readonly import('./fault.mjs').Fault[]} */
export const faults = (
	await Promise.all(
		readdirSync(folder)
			.sort()
			.map(async (file) => (await import(new URL(file, folder).href)).faults),
	)
).flat();

const names = faults.map(({ name }) => name);
const [double] = names.filter((name, at) => names.indexOf(name) !== at);
if (double) throw new Error(`Two faults are named ${double}.`);
