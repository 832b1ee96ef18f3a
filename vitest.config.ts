import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shared = { extends: true, test: { pool: 'threads' } } as const;

export default defineConfig({
	test: {
		maxWorkers: availableParallelism(),
		projects: [
			{
				...shared,
				test: {
					...shared.test,
					name: 'unit',
					include: ['tests/{unit,content}/**/*.test.ts'],
					// Pure code, and content that is read: files share their modules, so that the content is read once a
					// worker. A module that keeps state between two tests breaks here, and is to be mended.
					isolate: false,
					// Search for thousands of words takes seconds, and more when other tests hold the processor.
					testTimeout: 30_000,
				},
			},
			{
				...shared,
				test: {
					...shared.test,
					name: 'build',
					include: ['tests/build/**/*.test.ts'],
					// Each of these tests builds a site, in a process of its own.
					testTimeout: 180_000,
					hookTimeout: 180_000,
				},
			},
			{
				...shared,
				test: {
					...shared.test,
					name: 'site',
					include: ['tests/site/**/*.test.ts'],
					// The pages of the built site are read once a worker.
					isolate: false,
					testTimeout: 60_000,
				},
			},
		],
	},
});
