import { useEffect, useRef } from 'preact/hooks';
import { stepEntry, writeEntry } from '../change';
import type { Place } from '../device-place';
import { drafted } from '../drafts';
import { type Entry, idsFrom, insertEntry, MAX_NAME, MAX_NOTE, placeOf, removeEntry, type Sheet } from '../model';
import { type Edited, type List, move } from './arrange';
import { NoRoom } from './NoRoom';
import { useDraft } from './use-draft';

interface Props {
	/** Of the sheet. */
	id: string;
	place: Place;
	edited: Edited;
	title: string;
	/** The sheet as it is drawn. */
	shown: Sheet;
	/** Whether another tab has taken the entry away. */
	gone: boolean;
	list: List;
	/** What was written is saved, where the entry stands now. */
	onMoved: (entry: Entry) => void;
	/** The fields close; a part of an entry takes the focus. */
	onDone: (next: Entry | undefined, part: string) => void;
}

/** What a player changes of an entry: its place, its name, a note, and whether it stays. */
export function EntryFields({ id, place, edited, title, shown, gone, list, onMoved, onDone }: Props) {
	const { draft, room, type, end } = useDraft(place, id, edited.entry);
	const { before, name, note } = draft;
	const after = drafted(draft);
	const root = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (edited.part) root.current?.querySelector<HTMLElement>(edited.part)?.focus();
	}, []);
	const save = async () => {
		let found: Entry | undefined;
		const kept = await list.onChange((now) => {
			found = now.entries[placeOf(now, before)];
			return writeEntry(now, before, after, edited.next);
		});
		if (!kept) return;
		end();
		onDone(before, '.plus');
		const said = otherTab(before, found, kept.entries[placeOf(kept, before)]);
		list.say(`« ${list.titleIs(after)} » est enregistré.${said}`);
	};
	const step = async (way: 'up' | 'down') => {
		let written = before;
		const moved = await move(
			before,
			(now) => {
				const next = writeEntry(now, before, after, edited.next);
				const there = stepEntry(next, before, way);
				written = there.entries[placeOf(there, before)] ?? before;
				return there === next ? now : there;
			},
			list,
		);
		if (!moved) return;
		end(written);
		onMoved(written);
	};
	/** What was being written comes back with the entry. */
	const remove = async () => {
		const at = placeOf(shown, before);
		const next = idsFrom(shown, at + 1);
		if (!(await list.onChange((now) => removeEntry(now, before)))) return;
		end();
		onDone(shown.entries[at + 1] ?? shown.entries[at - 1], '.poignee');
		list.say(`« ${title} » est retiré.`, () => list.onChange((now) => insertEntry(now, after, next)));
	};
	return (
		<form
			ref={root}
			class="champs"
			aria-label={`Modifier « ${title} »`}
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return;
				end();
				onDone(before, '.plus');
			}}
		>
			{gone && (
				<p class="alerte" role="status">
					Cette ligne vient d’être retirée dans un autre onglet : « Enregistrer » la remet.
				</p>
			)}
			<label>
				{before.kind === 'item' ? 'Votre titre' : 'Titre du groupe'}
				<input
					type="text"
					maxLength={MAX_NAME}
					autocomplete="off"
					placeholder={before.kind === 'item' ? title : ''}
					value={name}
					onInput={(event) => type({ name: event.currentTarget.value })}
				/>
			</label>
			{before.kind === 'item' && (
				<label>
					Votre note
					<textarea
						maxLength={MAX_NOTE}
						rows={2}
						value={note}
						onInput={(event) => type({ note: event.currentTarget.value })}
					/>
				</label>
			)}
			{!room && <NoRoom />}
			<p>
				<button type="submit">Enregistrer</button>
				<button type="button" data-sens="up" aria-label={`Monter « ${title} »`} onClick={() => step('up')}>
					Monter
				</button>
				<button type="button" data-sens="down" aria-label={`Descendre « ${title} »`} onClick={() => step('down')}>
					Descendre
				</button>
				<button type="button" aria-label={`Retirer « ${title} »`} onClick={remove}>
					{before.kind === 'item' ? 'Retirer' : 'Retirer ce titre'}
				</button>
			</p>
		</form>
	);
}

/** What another tab did of the entry meanwhile: it was `found` so, and is now `kept` so. */
function otherTab(before: Entry, found: Entry | undefined, kept: Entry | undefined): string {
	if (!found) return ' Elle avait été retirée dans un autre onglet : la voici de retour.';
	const theirs = found.kind === 'item' && before.kind === 'item' && found.note !== before.note ? found.note : '';
	if (theirs === '' || kept?.kind !== 'item' || kept.note === theirs) return '';
	return kept.note.includes(theirs)
		? ' L’autre onglet y avait écrit aussi : les deux notes sont gardées.'
		: ` L’autre onglet y avait écrit : « ${theirs} ».`;
}
