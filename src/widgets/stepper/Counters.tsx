import type { Frame } from '../../rules/timing';
import { NumberField } from '../shared/NumberField';
import { Toggle } from '../shared/Toggle';
import type { ShownChart } from './chart-file';

interface Props {
	chart: ShownChart;
	frame: Frame;
	onChange: (id: string, value: number) => void;
}

/** What the sequence counts. The table may know better: each can be changed. */
export function Counters({ chart, frame, onChange }: Props) {
	// One that can take a single value is there for the branches that look at it.
	const shown = chart.counters.filter(({ min, max }) => min < max);
	if (shown.length === 0) return null;
	return (
		<div class="compteurs" role="group" aria-label="Compteurs">
			{shown.map(({ id, title, min, max }) => {
				const value = frame.counters[id] ?? min;
				// What can only be or not be is a box to tick.
				if (min === 0 && max === 1)
					return <Toggle key={id} label={title} checked={value === 1} onChange={(on) => onChange(id, Number(on))} />;
				return (
					<NumberField
						key={id}
						label={title}
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
