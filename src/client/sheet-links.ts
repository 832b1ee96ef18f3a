/**
 * « Ajouter à ma feuille », beside what has no menu of its own: a step of a chart, a chart, a tool's case. `data-feuille` is the
 * address of what is added. A link leads to the sheet, which adds it too; with this script it is added from here.
 */
export function startSheetLinks(): void {
	addEventListener('click', async (event) => {
		const link = (event.target as Element).closest<HTMLElement>('[data-feuille]');
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		const { openSheetBubble } = await import('./sheet-bubble');
		openSheetBubble(link);
	});
}
