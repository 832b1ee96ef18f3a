/** The list of parts of an aid, on a phone: it says which part is read, and closes once one is chosen. */
export function startAidParts(): void {
	const list = document.querySelector<HTMLDetailsElement>('[data-parties]');
	const title = list?.querySelector('summary');
	if (!list || !title) return;
	addEventListener('click', ({ target }) => {
		const inside = list.contains(target as Element) && !(target as Element).closest('nav a');
		if (!inside) list.open = false;
	});
	addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape' || !list.open) return;
		list.open = false;
		title.focus();
	});
	const usual = title.textContent;
	/** Parts that cross the line below the list: the last one is read. */
	const here = new Set<Element>();
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) here[isIntersecting ? 'add' : 'delete'](target);
			title.textContent = [...here].at(-1)?.querySelector('h2')?.textContent ?? usual;
		},
		{ rootMargin: '-15% 0px -80%' },
	);
	for (const part of document.querySelectorAll('.aide section')) observer.observe(part);
}
