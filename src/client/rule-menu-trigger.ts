/** The « § » of a rule: its own link, and a menu to copy it. Without script it stays a plain link. */
export function startRuleMenu(): void {
	addEventListener('click', async (event) => {
		const anchor = (event.target as Element).closest<HTMLAnchorElement>('a.ancre');
		if (!anchor || event.ctrlKey || event.metaKey) return;
		const { openRuleMenu } = await import('./rule-menu');
		openRuleMenu(anchor);
	});
}
