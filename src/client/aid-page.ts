/** Below this width, the parts of an aid stand in one column, under the list that names them. */
const narrow = matchMedia('(max-width: 63.99rem)');

/** Script of the page of an aid: on a wide screen the list of its parts is open, and needs nothing. */
async function bringParts(): Promise<void> {
	if (!narrow.matches) return;
	narrow.removeEventListener('change', bringParts);
	const { startAidParts } = await import('./aid-parts');
	startAidParts();
}

narrow.addEventListener('change', bringParts);
bringParts();
