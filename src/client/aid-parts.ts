/** The list of parts of an aid, on a phone: it says which part is read, and closes once one is chosen. */
const list = document.querySelector<HTMLDetailsElement>('[data-parties]');
const name = list?.querySelector('summary');
if (list && name) {
	const close = (event: Event) => {
		const target = event.target as Element;
		if (!list.open || (list.contains(target) && !target.closest('nav a'))) return;
		list.open = false;
	};
	addEventListener('click', close);
	addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape' || !list.open) return;
		list.open = false;
		name.focus();
	});
	const usual = name.textContent;
	/** Parts that cross the line below the list: the last one is read. */
	const here = new Set<Element>();
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) here[isIntersecting ? 'add' : 'delete'](target);
			name.textContent = [...here].at(-1)?.querySelector('h2')?.textContent ?? usual;
		},
		{ rootMargin: '-15% 0px -80%' },
	);
	for (const part of document.querySelectorAll('.aide section')) observer.observe(part);
}
