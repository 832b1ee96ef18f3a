import { sheetPath, withBase } from '../addresses/addresses';
import { type Added, addToSheet } from '../sheet/add';

// Adds to a sheet from the page where a thing is read, and says what became of it.

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
 * Adds the target of a link to the sheet, and writes the outcome in `told`, a live region, with a link to the sheet and
 * a button to undo. `name` is what a tool answers to the case of the link.
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
		// The button that had the focus was removed: the message takes it.
		told.tabIndex = -1;
		told.focus();
	});
	told.append(' ', back);
}
