import { LaterFold } from '../../shared/LaterFold';
import type { CardSheet, Letter } from './state';
import { metalName, metals } from './words';

interface Props {
	letter: Letter;
	sheet: CardSheet;
	/** Whether the card was just added. */
	fresh: boolean;
	onChange: (sheet: CardSheet) => void;
	onRemove: () => void;
}

const loadFields = () => import('./CardFields');

/** A card: what it is says itself in one line, and opens to be changed. A card that was just added is open. */
export function CardEditor({ letter, sheet, fresh, onChange, onRemove }: Props) {
	return (
		<fieldset data-carte={letter} tabIndex={-1}>
			<legend>Carte {letter.toUpperCase()}</legend>
			<LaterFold
				summary={folded(sheet)}
				fresh={fresh}
				load={loadFields}
				draw={({ CardFields }) => <CardFields sheet={sheet} onChange={onChange} />}
			/>
			<button type="button" class="discret" onClick={onRemove}>
				Retirer la carte {letter.toUpperCase()}
			</button>
		</fieldset>
	);
}

/** « Flacon Fer ou Acier ; capacités : 1 Acier, puis 1 Acier ; Savant ». */
export function folded(sheet: CardSheet): string {
	if (!('abilities' in sheet)) return sheet.kind === 'ally' ? 'Allié' : 'Financement';
	const { abilities, savant } = sheet;
	const metal = sheet.kind === 'atium' ? 'Action Atium' : `Flacon ${sheet.flask.map(metalName).join(' ou ')}`;
	const costs = abilities.map((cost) => metals(cost).join(' + ')).join(', puis ');
	const paid = costs === '' ? 'rien à payer' : `à payer : ${costs}`;
	return [metal, paid, ...(savant ? ['Savant'] : [])].join(' ; ');
}
