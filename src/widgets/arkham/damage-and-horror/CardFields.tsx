import { NumberField } from '../../shared/NumberField';
import type { CardSheet } from './state';

interface Props {
	sheet: CardSheet;
	onChange: (part: Partial<CardSheet>) => void;
}

/** Printed values and tokens of a card; an asset may lack a value, and then has no tokens of its kind. */
export function ValueFields({ sheet, min, onChange }: Props & { min: 0 | 1 }) {
	const none = min === 0 ? ' (0\u00a0: sans)' : '';
	return (
		<div class="valeurs">
			<NumberField label={`Vie${none}`} value={sheet.health} min={min} onChange={(health) => onChange({ health })} />
			{sheet.health > 0 && (
				<NumberField label="Dégâts dessus" value={sheet.damage} onChange={(damage) => onChange({ damage })} />
			)}
			<NumberField
				label={`Santé mentale${none}`}
				value={sheet.sanity}
				min={min}
				onChange={(sanity) => onChange({ sanity })}
			/>
			{sheet.sanity > 0 && (
				<NumberField label="Horreurs dessus" value={sheet.horror} onChange={(horror) => onChange({ horror })} />
			)}
		</div>
	);
}

/** What rarely matters: modifiers of the values, and what abilities cancel on the card. */
export function RareFields({ sheet, onChange }: Props) {
	return (
		<div class="valeurs">
			<NumberField
				label="Modificateur de vie"
				min={-99}
				value={sheet.healthModifier}
				onChange={(healthModifier) => onChange({ healthModifier })}
			/>
			<NumberField
				label="Modificateur de santé mentale"
				min={-99}
				value={sheet.sanityModifier}
				onChange={(sanityModifier) => onChange({ sanityModifier })}
			/>
			<NumberField
				label="Dégâts annulés"
				value={sheet.canceledDamage}
				onChange={(canceledDamage) => onChange({ canceledDamage })}
			/>
			<NumberField
				label="Horreurs annulées"
				value={sheet.canceledHorror}
				onChange={(canceledHorror) => onChange({ canceledHorror })}
			/>
		</div>
	);
}
