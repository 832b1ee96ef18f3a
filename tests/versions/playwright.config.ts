import { defineConfig, devices } from '@playwright/test';
import shared from '../../playwright.config';
import type { SiteVersions } from './versions';

/** `npm run test:versions`: the real site published again and again, each of its versions built once. */
export default defineConfig<object, { versions: SiteVersions['name'] }>({
	...shared,
	testDir: '.',
	// All of it, whatever `npm test` leaves to the longer run; two cuts are asked of the small site, where fifty are not.
	testIgnore: [],
	grepInvert: /@small/,
	// Each worker draws and hashes a whole site: more of them than processors only wait for each other.
	workers: 2,
	projects: [{ name: 'versions', use: { ...devices['Desktop Chrome'], versions: 'real' } }],
	// Each test serves its versions by itself.
	webServer: undefined,
});
