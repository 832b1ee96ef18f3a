// What a fault is. Nothing runs here: shapes only.

/**
 * What runs a check, and on what: `site` and `unit` are Vitest projects, `browser` and `speed` are
 * Playwright (what is timed is first run alone), `types` is `tsc`.
 * @typedef {'site' | 'unit' | 'browser' | 'speed' | 'types'} Runner
 */

/**
 * The check that is expected to see a fault.
 * @typedef {object} Check
 * @property {Runner} runner
 * @property {string} file Test file, or the configuration of `tsc`, from the root of the repository.
 * @property {string} title Part of the title of the test, its groups included: `group > test`. Empty for `tsc`.
 * @property {readonly string[]} [pages] Addresses that the sweep visits instead of all.
 */

/**
 * A way to break the site or what it is made of, and what is expected to see it.
 * @typedef {object} Fault
 * @property {string} name Said on the command line and in the table: words with hyphens.
 * @property {(copies: { site: Copy, sources: Copy }) => void} make Breaks the copies. Throws when what it breaks is
 *   not there any more: the fault is then to be written again.
 * @property {Check} check
 * @property {boolean} [harmless] A change that its check must not see: what the check looks at does not hang on it.
 * @property {RegExp} says What the message of the failed check must match: that it failed for this fault. Nothing of
 *   what is harmless.
 * @property {string} [batch] Faults of the same batch are made together, and run once: they touch different files, and
 *   each is known by what its check says.
 */

/** @typedef {import('./copies.mjs').Copy} Copy */

/**
 * What a run says of one test.
 * @typedef {object} Outcome
 * @property {string} file
 * @property {string} title
 * @property {boolean} passed
 * @property {string} says Messages of its errors, with their differences.
 */

export {};
