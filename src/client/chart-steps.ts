// The steps of a chart unfold where they stand: a link to one of them, or the address, shows what it says.

/** Unfolds the step that the address names. */
function unfold(): void {
	const step = document.getElementById(decodeURIComponent(location.hash.slice(1)));
	step?.querySelector('.etape > details')?.setAttribute('open', '');
}

addEventListener('hashchange', unfold);
// Browsers that cannot show on paper what is folded.
if (!CSS.supports('selector(::details-content)'))
	addEventListener('beforeprint', () => {
		for (const fold of document.querySelectorAll('.etape > details')) fold.setAttribute('open', '');
	});
