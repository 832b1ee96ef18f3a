import { sheetPath, withBase } from '../addresses/addresses';
import { type Added, addToSheet } from '../sheet/add';

// What is added to a sheet from where it is read, and what the reader is told of it.

const messages: Readonly<Record<Added['state'], string>> = {
	added: 'Ajouté à',
	there: 'Déjà sur',
	long: 'Cette feuille est pleine\u00a0:',
	full: 'Le navigateur n’a plus de place\u00a0: rien n’est ajouté à',
	deleted: 'Un autre onglet vient de supprimer cette feuille\u00a0: recommencez.',
	many: 'Ce navigateur garde déjà trop de feuilles.',
	unread: 'Votre feuille ouverte ne se lit pas ici\u00a0: rien n’y est changé.',
	forbidden: 'Ce navigateur ne permet pas de garder une feuille.',
};

/**
 * Adds what a link points to, and tells it in `told`, a live region, with a link to the sheet and a way back. `name` is
 * what a tool answers to the case of the link.
 */
export async function addAndTell(
	{ pathname, search, hash }: HTMLAnchorElement,
	name: string,
	told: HTMLElement,
): Promise<void> {
	const { base = '/' } = document.documentElement.dataset;
	const ref = `/${pathname.slice(base.length)}${search}${hash}`;
	const { state, sheet, undo } = await addToSheet(ref, name);
	const link = document.createElement('a');
	link.href = withBase(base, sheetPath);
	link.textContent = sheet ? `«\u00a0${sheet}\u00a0»` : 'Ma feuille';
	told.replaceChildren(`${messages[state]} `, link);
	if (!undo) return;
	const back = document.createElement('button');
	back.type = 'button';
	back.textContent = 'Annuler';
	back.addEventListener('click', async () => {
		told.textContent = (await undo())
			? 'Retiré de la feuille.'
			: 'La feuille a changé entre-temps\u00a0: retirez-le depuis elle.';
		// What had the focus is gone.
		told.tabIndex = -1;
		told.focus();
	});
	told.append(' ', back);
}
