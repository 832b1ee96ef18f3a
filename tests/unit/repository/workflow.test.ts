import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readServedAddress } from '../../../src/build/served-address';
import { scripts, scriptsRunBy } from './repository';

// The workflow runs on GitHub only: here, that it says what the repository knows.

interface Step {
	uses?: string;
	run?: string;
	with?: Record<string, unknown>;
	env?: Record<string, string>;
}

const workflow = parse(readFileSync('.github/workflows/pages.yml', 'utf8'));
const steps: Step[] = [...workflow.jobs.build.steps, ...workflow.jobs.publish.steps];
const building = steps.find(({ run }) => run === 'npm run build');

test('it types commands that exist, tests before it publishes', () => {
	const commands = steps.flatMap(({ run }) => run ?? []);
	expect(commands).toEqual(['npm ci', 'npx playwright install --with-deps chromium', 'npm test', 'npm run build']);
	expect(commands.flatMap(scriptsRunBy).filter((name) => !scripts.has(name))).toEqual([]);
	expect(workflow.jobs.publish.needs).toBe('build');
});

test('it uses the public actions of GitHub, and no others', () => {
	const used = steps.flatMap(({ uses }) => uses?.replace(/@v\d+$/, '') ?? []);
	expect(used).toEqual([
		'actions/checkout',
		'actions/setup-node',
		'actions/upload-pages-artifact',
		'actions/deploy-pages',
	]);
});

test('it publishes what the build writes, with the Node of the packages', () => {
	expect(steps.find(({ uses }) => uses?.includes('upload-pages-artifact'))?.with).toEqual({ path: 'dist' });
	const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
	const version = steps.find(({ uses }) => uses?.includes('setup-node'))?.with?.['node-version'];
	expect(dependencies.node).toMatch(new RegExp(`^${version}\\.`));
});

test('it sets what the build reads: an address made of the repository’s, unless variables say another', () => {
	expect(Object.keys(building?.env ?? {})).toEqual(['SITE_URL', 'SITE_BASE', 'SITE_POLICY']);
	expect(readFileSync('astro.config.mjs', 'utf8')).toContain(
		`process.env.SITE_POLICY === '${building?.env?.SITE_POLICY}'`,
	);
	const given = {
		SITE_URL: filled(building?.env?.SITE_URL, 'vous'),
		SITE_BASE: filled(building?.env?.SITE_BASE, 'depot.site'),
	};
	expect(readServedAddress(given)).toEqual({ site: 'https://vous.github.io', base: '/depot.site/' });
});

/** What GitHub makes of `${{ vars.X || format('…{0}…', something) }}` without the variable. */
function filled(expression: string | undefined, value: string): string {
	const [, format = ''] = /^\$\{\{ vars\.\w+ \|\| format\('([^']*)', [\w.]+\) \}\}$/.exec(expression ?? '') ?? [];
	return format.replace('{0}', value);
}
