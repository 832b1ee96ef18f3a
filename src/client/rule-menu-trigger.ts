/**
 * The « § » of a rule: its own link, and a menu to copy it. Without script it stays a plain link. And « Ajouter à ma feuille »,
 * beside what has no menu of its own: `data-feuille` is the address of what is added.
 */
export function startRuleMenu(): void {
	addEventListener('click', async (event) => {
		const link = (event.target as Element).closest<HTMLAnchorElement>('.ancre,[data-feuille]');
		if (!link || event.ctrlKey || event.metaKey) return;
		// A § is also a link that is followed.
		if (!link.hash) event.preventDefault();
		(await import('./rule-menu')).open(link);
	});
}
