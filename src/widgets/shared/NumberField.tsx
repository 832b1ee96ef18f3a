import { useId } from 'preact/hooks';

interface Props {
	label: string;
	value: number;
	min?: number;
	max?: number;
	onChange: (value: number) => void;
}

/**
 * A whole number with large − and + buttons; what is typed is brought inside the bounds. The field itself answers to the
 * arrow keys, so that the buttons stay out of the keyboard's way.
 */
export function NumberField({ label, value, min = 0, max = 99, onChange }: Props) {
	const id = useId();
	const set = (requested: number) => onChange(Math.min(max, Math.max(min, requested)));
	return (
		<div class="nombre">
			<label for={id}>{label}</label>
			<div>
				<button
					type="button"
					tabIndex={-1}
					aria-label={`${label} : moins 1`}
					disabled={value <= min}
					onClick={() => set(value - 1)}
				>
					−
				</button>
				<input
					id={id}
					type="number"
					// The number pad of some phones has no minus sign.
					inputMode={min < 0 ? undefined : 'numeric'}
					min={min}
					max={max}
					step={1}
					// As text: written again over « 2. », a number would eat the point that is being typed.
					value={String(value)}
					onFocus={(event) => event.currentTarget.select()}
					onInput={({ currentTarget: { value: typed } }) => /^-?\d+$/.test(typed) && set(Number(typed))}
					onBlur={(event) => {
						// A field left empty, or with what is no whole number, shows the value that counts.
						event.currentTarget.value = String(value);
					}}
				/>
				<button
					type="button"
					tabIndex={-1}
					aria-label={`${label} : plus 1`}
					disabled={value >= max}
					onClick={() => set(value + 1)}
				>
					+
				</button>
			</div>
		</div>
	);
}
