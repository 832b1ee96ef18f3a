import { useState } from 'preact/hooks';
import type { Sheet } from '../model';
import type { KeptSheet } from '../store';
import { Later } from './Later';
import { loadName } from './later-parts';

interface Props {
	sheets: readonly KeptSheet[];
	open: KeptSheet;
	onChoose: (id: string) => void;
	onNew: () => void;
	onRename: (name: string) => void;
	onCopy: (sheet: Sheet) => void;
	onErase: (open: KeptSheet) => void;
}

/** The sheets of the device: which one is open, a new one, and what is done to the whole of one. */
export function SheetBar({ sheets, open, onChoose, onNew, onRename, onCopy, onErase }: Props) {
	const [renaming, setRenaming] = useState(false);
	const { sheet } = open;
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
					<button type="button" aria-expanded={renaming} onClick={() => setRenaming(!renaming)}>
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
							name={sheet.name}
							onDone={(name) => {
								setRenaming(false);
								if (name) onRename(name);
							}}
						/>
					)}
				/>
			)}
		</div>
	);
}
