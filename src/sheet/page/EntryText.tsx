import type { Item } from '../model';
import type { Today } from '../today';
import { Lines } from './Lines';
import { titleOf } from './titles';

interface Props {
	item: Item;
	today: Today;
	/** Address of its page, with base. */
	href: string;
	/** Says that the reader has seen what changed; left out where nothing is kept. */
	onSeen?: (() => void) | undefined;
}

/** What an entry says: its words of today, the player's note, and what changed. */
export function EntryText({ item, today, href, onSeen }: Props) {
	const { state, words, before } = today;
	return (
		<div class="dit">
			<p class="intitule">
				<a href={href}>{titleOf(item, today)}</a>{' '}
				{words && <small>{[words.place, item.name && words.title].filter(Boolean).join(' · ')}</small>}
			</p>
			{words ? <Lines text={words.text} /> : waiting[state] && <p class="attente">{waiting[state]}</p>}
			{item.note && <p class="remarque">{item.note}</p>}
			{state === 'gone' && (
				<p class="alerte">
					<b>N’est plus sur le site.</b> {words ? 'Voici ce qui y était écrit.' : 'Cet appareil n’en a rien gardé.'}
				</p>
			)}
			{state === 'away' && words && <p class="alerte">Sans réseau : texte lu la dernière fois.</p>}
			{state === 'changed' && (
				<div class="alerte">
					<p>
						<b>A changé</b> depuis que cette feuille l’a noté.{' '}
						{onSeen && (
							<button type="button" aria-label={`Vu : ${titleOf(item, today)}`} onClick={onSeen}>
								Vu
							</button>
						)}
					</p>
					{before && (
						<details>
							<summary>Ce qui était écrit</summary>
							<Lines text={before} />
						</details>
					)}
				</div>
			)}
			<p class="adresse">{item.ref}</p>
		</div>
	);
}

const waiting: Readonly<Record<Today['state'], string>> = {
	waiting: 'Lecture de la règle…',
	away: 'Sans réseau, cette règle ne peut pas être lue.',
	same: '',
	changed: '',
	gone: '',
};
