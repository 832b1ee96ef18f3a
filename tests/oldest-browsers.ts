import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../src/build/browsers';

/** Which browser knows what, since when: MDN's data. */
export const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** What the data know at a path: `featureAt('css', 'properties', 'color')`. */
export const featureAt = (...path: readonly string[]): Identifier | undefined =>
	path.reduce<Identifier | undefined>((part, name) => part?.[name], compat as unknown as Identifier);

const { chrome, firefox, safari } = oldestBrowsers;
const promised = {
	chrome,
	chrome_android: chrome,
	firefox,
	firefox_android: firefox,
	safari,
	safari_ios: safari,
} as const;

/** Whether a version comes no later than another: `16.4` before `16.10`. */
const isBy = (version: string, limit: string): boolean =>
	version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0;

/** Whether an entry of the data holds for a version, whole or in part. */
const holdsFor = (entry: SimpleSupportStatement, version: string): boolean =>
	!entry.flags &&
	!entry.prefix &&
	!entry.alternative_name &&
	typeof entry.version_added === 'string' &&
	entry.version_added !== 'preview' &&
	isBy(entry.version_added, version) &&
	!(typeof entry.version_removed === 'string' && isBy(entry.version_removed, version));

/** The oldest promised browsers that lack a feature, each with the version that has it; none for what all have. */
export function lackers(feature: Identifier): string[] {
	const support = feature.__compat?.support;
	if (!support) throw new Error('This feature has no data.');
	return Object.entries(promised).flatMap(([browser, version]) => {
		const entries = [support[browser as keyof typeof promised] ?? []].flat();
		const [first] = entries;
		if (!first || entries.some((entry) => holdsFor(entry, version))) return [];
		return [`${browser} ${first.version_added || 'never'}`];
	});
}
