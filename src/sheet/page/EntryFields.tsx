import { useEffect, useRef, useState } from 'preact/hooks';
import { type Entry, MAX_NAME, MAX_NOTE } from '../model';

interface Props {
	entry: Entry;
	title: string;
	/** Which part takes the focus, as a selector. */
	part: string;
	onChange: (entry: Entry) => void;
	/** Moves the entry, with what is written here. */
	onMove: (way: 'up' | 'down', draft: Entry) => void;
	onRemove: () => void;
	onLeave: () => void;
}

/** What a player changes of an entry: its place, its name, a note, and whether it stays. */
export function EntryFields({ entry, title, part, onChange, onMove, onRemove, onLeave }: Props) {
	const [name, setName] = useState(entry.name);
	const [note, setNote] = useState(entry.kind === 'item' ? entry.note : '');
	const draft: Entry = { ...entry, name: name.trim(), ...(entry.kind === 'item' ? { note: note.trim() } : {}) };
	const root = useRef<HTMLFormElement>(null);
	useEffect(() => root.current?.querySelector<HTMLElement>(part)?.focus(), []);
	return (
		<form
			ref={root}
			class="champs"
			aria-label={`Modifier « ${title} »`}
			onSubmit={(event) => {
				event.preventDefault();
				onChange(draft);
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
				<button type="button" data-sens="up" aria-label={`Monter « ${title} »`} onClick={() => onMove('up', draft)}>
					Monter
				</button>
				<button
					type="button"
					data-sens="down"
					aria-label={`Descendre « ${title} »`}
					onClick={() => onMove('down', draft)}
				>
					Descendre
				</button>
				<button type="button" aria-label={`Retirer « ${title} »`} onClick={onRemove}>
					{entry.kind === 'item' ? 'Retirer' : 'Retirer ce titre'}
				</button>
			</p>
		</form>
	);
}
