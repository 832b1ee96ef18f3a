import { useEffect, useRef } from 'preact/hooks';
import type { Place } from '../device-place';
import { keepNameDraft, readNameDraft } from '../drafts';
import { MAX_NAME } from '../model';
import type { KeptSheet } from '../store';
import { NoRoom } from './NoRoom';
import { useTyped } from './use-typed';

interface Props {
	place: Place;
	/** Id of the sheet, and its name. */
	id: KeptSheet['id'];
	name: string;
	/** Whether the reader has just asked for the field: one that comes back with what was typed leaves the focus where it is. */
	asked: boolean;
	onDone: (name?: string) => void;
}

/** A field for another name: Enter takes it, Escape leaves the one before. Until then, what is typed is kept on the device. */
export function NameField({ place, id, name, asked, onDone }: Props) {
	const { typed, room, type, set } = useTyped(
		() => readNameDraft(place, id) ?? name,
		(text) => keepNameDraft(place, id, text === name ? undefined : text),
	);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (asked) field.current?.focus();
	}, []);
	const done = (text?: string) => {
		set(() => text ?? name);
		onDone(text);
	};
	return (
		<form
			class="champs"
			onSubmit={(event) => {
				event.preventDefault();
				done(typed.trim());
			}}
		>
			<label>
				Nom de la feuille
				<input
					type="text"
					maxLength={MAX_NAME}
					value={typed}
					ref={field}
					onInput={(event) => {
						const { value } = event.currentTarget;
						type(() => value);
					}}
					onKeyDown={(event) => event.key === 'Escape' && done()}
				/>
			</label>
			{!room && <NoRoom />}
			<p>
				<button type="submit">Enregistrer</button>
			</p>
		</form>
	);
}
