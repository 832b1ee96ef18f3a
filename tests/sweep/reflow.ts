import type { Page } from '@playwright/test';

/** Width at which nothing may ask for a scroll in two directions: WCAG 1.4.10. */
export const NARROW = { width: 320, height: 640 };

/** What scrolls sideways or is cut in a page that is shown at 320 pixels. */
export const cutAt320 = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const scrolls = document.documentElement.scrollWidth > 320 ? ['the page scrolls'] : [];
		// Text that goes past the edge of what hides it, or of the window.
		const cut = [...document.querySelectorAll('body *')].filter((element) => {
			// What is folded is nowhere, and may be said to be anywhere.
			if (!element.checkVisibility()) return false;
			const box = element.getBoundingClientRect();
			if (box.width === 0 || (box.right <= 321 && box.left >= -1)) return false;
			return getComputedStyle(element).position !== 'absolute' && !element.closest('.visuellement-cache, svg');
		});
		return [...scrolls, ...cut.map((element) => `<${element.localName} class="${element.className}"> is cut`)];
	});
