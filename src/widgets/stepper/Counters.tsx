import type { Cadre } from '../../rules/timing';
import type { ChartSheet } from '../../schemas/chart-sheet';
import { NumberField } from '../shared/NumberField';
import { Toggle } from '../shared/Toggle';

interface Props {
	sheet: ChartSheet;
	frame: Cadre;
	onChange: (id: string, value: number) => void;
}

/** What the sequence counts. The table may know better: each can be changed. */
export function Counters({ sheet, frame, onChange }: Props) {
	// One that can take a single value is there for the branches that look at it.
	const shown = sheet.compteurs.filter(({ min, max }) => min < max);
	if (shown.length === 0) return null;
	return (
		<div class="compteurs" role="group" aria-label="Compteurs">
			{shown.map(({ id, titre, min, max }) => {
				const value = frame.compteurs[id] ?? min;
				// What can only be or not be is a box to tick.
				if (min === 0 && max === 1)
					return <Toggle key={id} label={titre} checked={value === 1} onChange={(on) => onChange(id, Number(on))} />;
				return (
					<NumberField
						key={id}
						label={titre}
						value={value}
						min={min}
						max={max}
						onChange={(value) => onChange(id, value)}
					/>
				);
			})}
		</div>
	);
}
