/**
 * Whether the browser is older than those that are promised: `CSSPropertyRule` came with Safari 16.4 and Firefox 128,
 * `MathMLElement` with Chrome 109, and each was in the others before. `tests/unit/browsers` holds the two to `oldestBrowsers`.
 */
export const isOldBrowser = (): boolean => !('CSSPropertyRule' in window && 'MathMLElement' in window);
