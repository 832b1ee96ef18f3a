import type { Plugin, ResolvedConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { plainJsx } from '../../../src/build/plain-jsx';

const resolve = (plugins: Plugin[]) => {
	const hook = plainJsx().configResolved as (config: Pick<ResolvedConfig, 'plugins'>) => void;
	hook({ plugins });
};

describe('a build', () => {
	it('has Babel read nothing, and leaves the other plugins as they are', () => {
		const transform = () => null;
		const babel: Plugin = { name: 'vite:preact-jsx', transform };
		const other: Plugin = { name: 'vite:oxc', transform };
		resolve([other, babel]);
		expect(babel.transform).toBeUndefined();
		expect(other.transform).toBe(transform);
	});

	it('stops when the part to leave out has another name', () => {
		expect(() => resolve([{ name: 'preact:jsx' }])).toThrow('vite:preact-jsx');
	});
});
