interface Props {
	label: string;
	checked: boolean;
	onChange: (checked: boolean) => void;
}

/** An on/off choice drawn as a chip; a checkbox for everyone else. */
export function Toggle({ label, checked, onChange }: Props) {
	return (
		<label class="bascule">
			<input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
			<span>{label}</span>
		</label>
	);
}
