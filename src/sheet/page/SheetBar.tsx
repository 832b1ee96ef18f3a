import { useState } from 'preact/hooks';
import type { Place } from '../device-place';
import { keepNameDraft, readNameDraft } from '../drafts';
import type { Sheet } from '../model';
import type { KeptSheet } from '../store';
import { Later } from './Later';
import { loadName } from './later-parts';

interface Props {
	place: Place;
	sheets: readonly KeptSheet[];
	open: KeptSheet;
	onChoose: (id: string) => void;
	onNew: () => void;
	onRename: (name: string) => void;
	onCopy: (sheet: Sheet) => void;
	onErase: (open: KeptSheet) => void;
}

/** The sheets of the device: which one is open, a new one, and what is done to the whole of one. */
export function SheetBar({ place, sheets, open, onChoose, onNew, onRename, onCopy, onErase }: Props) {
	/** The sheet whose name field the reader has opened or closed. */
	const [named, setNamed] = useState<{ id: string; open: boolean }>();
	const { id, sheet } = open;
	const chosen = named?.id === id ? named : undefined;
	// A name that was typed on another visit, and never saved, comes back in sight.
	const renaming = chosen ? chosen.open : readNameDraft(place, id) !== undefined;
	return (
		<div class="feuilles" data-ecran>
			{sheets.length > 1 && (
				<div>
					<label for="feuille-ouverte">Feuille</label>
					<select id="feuille-ouverte" value={open.id} onChange={(event) => onChoose(event.currentTarget.value)}>
						{sheets.map((kept) => (
							<option key={kept.id} value={kept.id} selected={kept.id === open.id}>
								{kept.sheet ? kept.sheet.name || 'Sans nom' : 'Feuille illisible'}
							</option>
						))}
					</select>
				</div>
			)}
			<button type="button" onClick={onNew}>
				Nouvelle
			</button>
			{sheet && (
				<>
					<button type="button" aria-expanded={renaming} onClick={() => setNamed({ id, open: !renaming })}>
						Renommer
					</button>
					<button type="button" onClick={() => onCopy(sheet)}>
						Dupliquer
					</button>
				</>
			)}
			<button type="button" onClick={() => onErase(open)}>
				Supprimer
			</button>
			{sheet && renaming && (
				<Later
					load={loadName}
					draw={({ NameField }) => (
						<NameField
							key={id}
							place={place}
							id={id}
							name={sheet.name}
							asked={chosen !== undefined}
							onDone={(name) => {
								keepNameDraft(place, id, undefined);
								setNamed({ id, open: false });
								if (name) onRename(name);
							}}
						/>
					)}
				/>
			)}
		</div>
	);
}
