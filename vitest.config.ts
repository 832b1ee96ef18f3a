import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['tests/{unit,content}/**/*.test.ts'],
		// Some content tests build a whole site.
		testTimeout: 20_000,
	},
});
