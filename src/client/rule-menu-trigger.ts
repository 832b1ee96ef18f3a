/**
 * The « § » of a rule opens a menu; without script it is a plain link. « Ajouter à ma feuille », beside what has no menu of
 * its own, adds at once: `data-feuille` is the address of what is added.
 */
export function startRuleMenu(): void {
	addEventListener('click', async (event) => {
		const link = (event.target as Element).closest<HTMLAnchorElement>('.ancre,[data-feuille]');
		if (!link || event.ctrlKey || event.metaKey) return;
		// A § is followed as a link too: the address then names the rule.
		if (!link.hash) event.preventDefault();
		(await import('./rule-menu')).open(link);
	});
}
