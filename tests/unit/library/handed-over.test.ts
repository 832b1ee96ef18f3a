import { beforeEach, expect, it, vi } from 'vitest';
import type { Library } from '../../../src/library/types';

/** The module, in a copy of its own: Vite bundles one for the pages, and the configuration imports another. */
const copy = () => {
	vi.resetModules();
	return import('../../../src/library/handed-over');
};

beforeEach(() => {
	Reflect.deleteProperty(globalThis, Symbol.for('arbitre:library'));
});

it('the pages have the very library that the integration has read last', async () => {
	const libraries: Library[] = [1, 2].map(() => ({ games: [], concepts: [], news: [], moves: [] }));
	const [integration, pages] = [await copy(), await copy()];
	expect(integration.handOver).not.toBe(pages.handOver);
	for (const library of libraries) {
		integration.handOver(library);
		expect(pages.handedOver()).toBe(library);
	}
});

it('pages without a library are refused', async () => {
	const { handedOver } = await copy();
	expect(handedOver).toThrow('before it is read');
});
