import { useState } from 'preact/hooks';
import { MAX_NAME } from '../model';

/** A field for another name: Enter takes it, Escape leaves the one before. */
export function NameField({ name, onDone }: { name: string; onDone: (name?: string) => void }) {
	const [text, setText] = useState(name);
	return (
		<form
			class="champs"
			onSubmit={(event) => {
				event.preventDefault();
				onDone(text.trim());
			}}
		>
			<label>
				Nom de la feuille
				<input
					type="text"
					maxLength={MAX_NAME}
					value={text}
					ref={(field) => field?.focus()}
					onInput={(event) => setText(event.currentTarget.value)}
					onKeyDown={(event) => event.key === 'Escape' && onDone()}
				/>
			</label>
			<p>
				<button type="submit">Enregistrer</button>
			</p>
		</form>
	);
}
