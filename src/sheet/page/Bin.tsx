import { useEffect, useState } from 'preact/hooks';
import { type Binned, DAYS, discard, listBin, MAX_BINNED, purge, restore } from '../bin';
import { keepText } from '../create';
import { forget } from '../device-place';
import type { KeptSheet } from '../store';
import type { Shelf } from './use-shelf';
import type { Message } from './words';

type Say = (text: string, undo?: Message['undo']) => void;

interface Props {
	shelf: Shelf;
	say: Say;
}

/** Deletes a sheet, and says how it comes back. */
export async function erase(shelf: Shelf, id: string, say: Say): Promise<void> {
	const name = nameOf(shelf.sheets.find((kept) => kept.id === id));
	const done = await shelf.act((place) => discard(place, id, Date.now()), true);
	if (!done) return;
	const { text, kept } = done;
	say(
		kept
			? `« ${name} » est supprimée. Elle reste ${DAYS} jours dans « Feuilles supprimées ».`
			: `« ${name} » est supprimée pour de bon : le navigateur n’a plus de place pour la garder.`,
		() =>
			shelf.act((place) => {
				const binned = listBin(place).find((one) => one.id === id);
				return (binned ? restore(place, binned.key) : keepText(place, id, text)) ?? true;
			}, true),
	);
}

/** « Feuilles supprimées »: each can be put back, or erased for good after a second press. */
export function Bin({ shelf, say }: Props) {
	const { place, act, refresh } = shelf;
	const [sure, setSure] = useState<string>();
	useEffect(() => {
		purge(place, Date.now());
		refresh();
	}, []);
	const putBack = async (binned: Binned) => {
		if (!(await act(() => restore(place, binned.key) ?? true, true))) return;
		say(`« ${nameOf(binned)} » est revenue.`);
		focusOn('.feuilles :is(select, button)');
	};
	const eraseForGood = async (binned: Binned) => {
		if (sure !== binned.key) return setSure(binned.key);
		await act(() => forget(place, binned.key));
		say(`« ${nameOf(binned)} » est effacée pour de bon.`);
		focusOn('.corbeille summary') || focusOn('.feuilles :is(select, button), .vide button');
	};
	return (
		<details class="corbeille" data-ecran>
			<summary>Feuilles supprimées ({shelf.binned})</summary>
			<ul>
				{listBin(place).map((binned) => (
					<li key={binned.key}>
						<b>{nameOf(binned)}</b> <span class="note">supprimée le {dayWords(binned.at)}</span>
						<span class="ajouts">
							<button type="button" aria-label={`Restaurer « ${nameOf(binned)} »`} onClick={() => putBack(binned)}>
								Restaurer
							</button>
							<button
								type="button"
								class="discret"
								aria-label={`${sure === binned.key ? 'Oui, effacer' : 'Effacer'} « ${nameOf(binned)} » pour de bon`}
								onClick={() => eraseForGood(binned)}
							>
								{sure === binned.key ? 'Oui, effacer' : 'Effacer'}
							</button>
						</span>
					</li>
				))}
			</ul>
			<p class="note">
				Une feuille reste ici {DAYS} jours, et les {MAX_BINNED} dernières au plus. Si la place manque, la plus ancienne
				s’en va.
			</p>
		</details>
	);
}

/** What was pressed is gone; whether there is something to take the focus. */
function focusOn(selector: string): boolean {
	const target = document.querySelector<HTMLElement>(selector);
	target?.focus();
	return target !== null;
}

const nameOf = (kept: KeptSheet | undefined): string =>
	kept?.sheet ? kept.sheet.name || 'Sans nom' : 'Feuille illisible';

const dayWords = (at: number): string =>
	new Date(at).toLocaleDateString('fr', { day: 'numeric', month: 'long', year: 'numeric' });
