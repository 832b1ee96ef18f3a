import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { EVERY } from './tests/every';

export default defineConfig({
	testDir: 'tests',
	// What `npm run test:every` adds.
	testIgnore: EVERY ? [] : '**/*.every.spec.ts',
	fullyParallel: true,
	// One more than there are processors: a test often waits, for a frame, a timer or the other side.
	workers: availableParallelism() + 1,
	forbidOnly: !!process.env.CI,
	reporter: 'list',
	timeout: 30_000,
	// A search in all games takes 2 s by itself, and three pages share two processors here.
	expect: { timeout: 10_000 },
	use: {
		// Known once the server has said it; each worker reads this file after that.
		baseURL: `http://localhost:${process.env.PORT}`,
		locale: 'fr-FR',
		// Pages come from the server in every test but those on reading offline.
		serviceWorkers: 'block',
		launchOptions: {
			executablePath: findChromium(),
			args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
		},
	},
	projects: [
		{
			name: 'site',
			testMatch: ['sweep/**/*.spec.ts', 'search/**/*.spec.ts', 'e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
			// On a loaded machine a page may come late once among a thousand tests. What passes the second time is told
			// apart in the report, as flaky: it is a race to be mended, in the page or in its test.
			retries: 1,
			use: { ...devices['Desktop Chrome'] },
		},
		// What asks a small site that is built for it, under a path.
		{ name: 'small-site', testMatch: 'small-site/**/*.spec.ts', retries: 1, use: { ...devices['Desktop Chrome'] } },
		// What a new version does to a reader, on two versions of the small site. Those of the real site: `npm run test:versions`.
		{
			name: 'small-versions',
			testMatch: 'tests/versions/*.spec.ts',
			grepInvert: /@real/,
			retries: 1,
			use: { ...devices['Desktop Chrome'] },
		},
		// What is timed runs after the rest and one test at a time, so that nothing else holds the processor.
		{
			name: 'speed',
			testMatch: 'speed/**/*.spec.ts',
			dependencies: ['site'],
			workers: 1,
			use: { ...devices['Desktop Chrome'] },
		},
	],
	webServer: {
		// Without `PORT`, a free port: a run that was killed leaves its server, and others may run beside this one.
		command: `node scripts/serve.mjs --port ${process.env.PORT ?? 0} --dir ${process.env.SITE_DIR ?? 'dist'}`,
		// Playwright puts it in the environment: `PORT`.
		wait: { stdout: /http:\/\/localhost:(?<port>\d+)/ },
	},
});
