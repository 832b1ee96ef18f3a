import { useId } from 'preact/hooks';

interface Props {
	label: string;
	value: number;
	min?: number;
	max?: number;
	onChange: (value: number) => void;
	/** Shown smaller: for values that are rarely changed. */
	minor?: boolean;
}

/** A whole number with large − and + buttons; what is typed is kept inside the bounds. */
export function NumberField({ label, value, min = 0, max = 99, onChange, minor = false }: Props) {
	const id = useId();
	const set = (wanted: number) => onChange(Math.min(max, Math.max(min, Math.trunc(wanted) || 0)));
	return (
		<div class={minor ? 'nombre mineur' : 'nombre'}>
			<label for={id}>{label}</label>
			<div>
				<button type="button" aria-label={`${label} : moins 1`} disabled={value <= min} onClick={() => set(value - 1)}>
					−
				</button>
				<input
					id={id}
					type="number"
					inputMode="numeric"
					min={min}
					max={max}
					step={1}
					value={value}
					onInput={(event) => event.currentTarget.value !== '' && set(event.currentTarget.valueAsNumber)}
					onBlur={(event) => {
						// An empty field, or a number that was corrected, shows the value that counts.
						event.currentTarget.value = String(value);
					}}
				/>
				<button type="button" aria-label={`${label} : plus 1`} disabled={value >= max} onClick={() => set(value + 1)}>
					+
				</button>
			</div>
		</div>
	);
}
