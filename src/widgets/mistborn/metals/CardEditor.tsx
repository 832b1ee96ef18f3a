import { frenchTypography } from '../../../text/french';
import { LaterFold } from '../../shared/LaterFold';
import type { Fiche, Letter } from './state';
import { metalName, metals } from './words';

interface Props {
	letter: Letter;
	fiche: Fiche;
	/** Whether the card was just added. */
	fresh: boolean;
	onChange: (fiche: Fiche) => void;
	onRemove: () => void;
}

const loadFields = () => import('./CardFields');

/** A card: what it is says itself in one line, and opens to be changed. A card that was just added is open. */
export function CardEditor({ letter, fiche, fresh, onChange, onRemove }: Props) {
	return (
		<fieldset data-carte={letter} tabIndex={-1}>
			<legend>Carte {letter.toUpperCase()}</legend>
			<LaterFold
				summary={frenchTypography(folded(fiche))}
				fresh={fresh}
				load={loadFields}
				draw={({ CardFields }) => <CardFields fiche={fiche} onChange={onChange} />}
			/>
			<button type="button" class="discret" onClick={onRemove}>
				Retirer la carte {letter.toUpperCase()}
			</button>
		</fieldset>
	);
}

/** « Flacon Fer ou Acier ; capacités : 1 Acier, puis 1 Acier ; Savant ». */
export function folded(fiche: Fiche): string {
	if (!('capacites' in fiche)) return fiche.nature === 'allie' ? 'Allié' : 'Financement';
	const { capacites, savant } = fiche;
	const metal = fiche.nature === 'atium' ? 'Action Atium' : `Flacon ${fiche.flacon.map(metalName).join(' ou ')}`;
	const costs = capacites.map((cost) => metals(cost).join(' + ')).join(', puis ');
	const paid = costs === '' ? 'rien à payer' : `à payer : ${costs}`;
	return [metal, paid, ...(savant ? ['Savant'] : [])].join(' ; ');
}
