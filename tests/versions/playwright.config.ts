import { defineConfig, devices } from '@playwright/test';
import shared from '../../playwright.config';
import type { SiteVersions } from './versions';

/** `npm run test:versions`: the real site published again and again, each of its versions built once. */
export default defineConfig<object, { versions: SiteVersions['name'] }>({
	...shared,
	testDir: '.',
	projects: [{ name: 'versions', use: { ...devices['Desktop Chrome'], versions: 'real' } }],
	// Each test serves its versions by itself.
	webServer: undefined,
});
