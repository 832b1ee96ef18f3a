import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test';

/** Waits until the tools of a page or of a frame answer to the reader. One that is out of sight does not: it is brought into view first. */
export const toolsAnswer = (within: Page | Frame | FrameLocator): Promise<void> =>
	expect(within.locator('[data-outil]:not([data-pret])')).toHaveCount(0);
