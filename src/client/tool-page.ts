// Script of the page of a tool, besides that of every page: « Ajouter à ma feuille » beside its case. Pages of text have the same
// in the script of their rules: one file that both take would weigh more on each of them.
addEventListener('click', async ({ target }) => {
	const button = (target as Element).closest<HTMLElement>('[data-feuille]');
	if (!button) return;
	const { openSheetBubble } = await import('./sheet-bubble');
	openSheetBubble(button);
});
