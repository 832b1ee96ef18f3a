import type { Cadre } from '../../rules/timing';
import type { ChartSheet } from '../../schemas/chart-sheet';
import { NumberField } from '../shared/NumberField';

interface Props {
	sheet: ChartSheet;
	frame: Cadre;
	onChange: (id: string, value: number) => void;
}

/** What the sequence counts. The table may know better: each can be changed. */
export function Counters({ sheet, frame, onChange }: Props) {
	if (sheet.compteurs.length === 0) return null;
	return (
		<div class="compteurs" role="group" aria-label="Compteurs">
			{sheet.compteurs.map(({ id, titre, min, max }) => (
				<NumberField
					key={id}
					label={titre}
					value={frame.compteurs[id] ?? min}
					min={min}
					max={max}
					onChange={(value) => onChange(id, value)}
				/>
			))}
		</div>
	);
}
