// The steps of a chart unfold where they stand: a link to one of them, or the address, shows what it says.

/** Unfolds the step that a fragment names. */
function unfold(fragment: string): void {
	const step = document.getElementById(fragment.slice(1));
	step?.querySelector('.etape > details')?.setAttribute('open', '');
}

// Before the browser goes there: what is pressed a second time, once it was folded again, unfolds too.
addEventListener('click', ({ target }) => {
	const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
	if (link) unfold(link.hash);
});
addEventListener('hashchange', () => unfold(location.hash));
// Browsers that cannot show on paper what is folded.
if (!CSS.supports('selector(::details-content)'))
	addEventListener('beforeprint', () => {
		for (const fold of document.querySelectorAll('.etape > details')) fold.setAttribute('open', '');
	});
