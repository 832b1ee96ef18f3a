// Links from step to step of a framed chart add nothing to the history of the page that holds it: « Back » leaves that page.

addEventListener('click', (event) => {
	const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="#"]');
	if (!link || event.defaultPrevented || event.button !== 0) return;
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	location.replace(link.href);
});
