import { useState } from 'preact/hooks';
import { type Entry, MAX_NAME, MAX_NOTE, type Way } from '../model';

interface Props {
	entry: Entry;
	title: string;
	onChange: (entry: Entry) => void;
	onMove: (way: Way) => void;
	onRemove: () => void;
	onLeave: () => void;
}

/** What a player changes of an entry: its place, its name, a note, and whether it stays. */
export function EntryFields({ entry, title, onChange, onMove, onRemove, onLeave }: Props) {
	const [name, setName] = useState(entry.name);
	const [note, setNote] = useState(entry.kind === 'item' ? entry.note : '');
	return (
		<form
			class="champs"
			aria-label={`Modifier « ${title} »`}
			onSubmit={(event) => {
				event.preventDefault();
				onChange(
					entry.kind === 'item' ? { ...entry, name: name.trim(), note: note.trim() } : { ...entry, name: name.trim() },
				);
			}}
			onKeyDown={(event) => event.key === 'Escape' && onLeave()}
		>
			<label>
				{entry.kind === 'item' ? 'Votre titre' : 'Titre du groupe'}
				<input
					type="text"
					maxLength={MAX_NAME}
					autocomplete="off"
					placeholder={entry.kind === 'item' ? title : ''}
					value={name}
					onInput={(event) => setName(event.currentTarget.value)}
				/>
			</label>
			{entry.kind === 'item' && (
				<label>
					Votre note
					<textarea
						maxLength={MAX_NOTE}
						rows={2}
						value={note}
						onInput={(event) => setNote(event.currentTarget.value)}
					/>
				</label>
			)}
			<p>
				<button type="submit">Enregistrer</button>
				<button type="button" aria-label={`Monter « ${title} »`} onClick={() => onMove('up')}>
					Monter
				</button>
				<button type="button" aria-label={`Descendre « ${title} »`} onClick={() => onMove('down')}>
					Descendre
				</button>
				<button type="button" aria-label={`Retirer « ${title} »`} onClick={onRemove}>
					{entry.kind === 'item' ? 'Retirer' : 'Retirer ce titre'}
				</button>
			</p>
		</form>
	);
}
