// The page that stands at an address that moved: goes to the new one, with the query and the fragment of the old. The
// browser would go there by itself without them.

const link = document.querySelector<HTMLAnchorElement>('a[data-deplacee]');
if (link) {
	const parts: Record<string, string> = JSON.parse(link.dataset.deplacee ?? '{}');
	const fragment = location.hash.slice(1);
	const part = Object.hasOwn(parts, fragment) ? parts[fragment] : undefined;
	const target = new URL(part ?? link.href, location.href);
	if (fragment && !part) target.hash = fragment;
	target.search = location.search;
	location.replace(target);
}
