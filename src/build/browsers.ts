/**
 * The oldest browsers that are promised, as `/a-propos/` and docs/architecture.md name them: phones that lie on tables. The build
 * writes syntax and style sheets for them; `tests/unit/browsers` and `tests/site/browsers` hold what it cannot rewrite.
 */
export const oldestBrowsers = { chrome: '109', safari: '16.4', firefox: '128' } as const;

/** The same, for Vite. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
