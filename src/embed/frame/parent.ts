/** Whether another window is a page of this site. */
export function ofThisSite(other: Window): boolean {
	try {
		return other !== window && other.location.origin === location.origin;
	} catch {
		return false;
	}
}

/**
 * Chromium scrolls a page of this site that holds the frame to what the fragment of the frame names, as the snippet
 * builder does: its reader is put back where they were. Pages of other origins are left alone by browsers.
 */
export function keepParentStill(): void {
	if (!ofThisSite(parent)) return;
	const { scrollX: left, scrollY: top } = parent;
	const putBack = () => parent.scrollTo({ left, top, behavior: 'instant' });
	addEventListener('load', () => parent.requestAnimationFrame(putBack));
}
