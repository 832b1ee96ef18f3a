// The steps of a chart unfold where they stand: a link to one of them, or the address, shows what it says.

/** Unfolds the step that a fragment names. */
function unfold(fragment: string): void {
	const step = document.getElementById(fragment.slice(1));
	step?.querySelector('.etape > details')?.setAttribute('open', '');
}

// On click, not only on `hashchange`: a link pressed a second time changes no hash, and its step may be folded again.
addEventListener('click', ({ target }) => {
	const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
	if (link) unfold(link.hash);
});
addEventListener('hashchange', () => unfold(location.hash));
// Without `::details-content`, style sheets cannot print what is folded: it is unfolded before.
if (!CSS.supports('selector(::details-content)'))
	addEventListener('beforeprint', () => {
		for (const fold of document.querySelectorAll('.etape > details')) fold.setAttribute('open', '');
	});
