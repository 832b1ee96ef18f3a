import { useId } from 'preact/hooks';

interface Props<Value extends string> {
	label: string;
	value: Value;
	options: readonly (readonly [value: Value, label: string])[];
	onChange: (value: Value) => void;
}

/** One choice among a few, with its label above. */
export function Select<Value extends string>({ label, value, options, onChange }: Props<Value>) {
	const id = useId();
	return (
		<div class="choix">
			<label for={id}>{label}</label>
			<select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
				{options.map(([key, text]) => (
					<option key={key} value={key}>
						{text}
					</option>
				))}
			</select>
		</div>
	);
}
