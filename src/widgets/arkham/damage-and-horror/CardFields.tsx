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
			<NumberField label={`Vie${none}`} value={sheet.vie} min={min} onChange={(vie) => onChange({ vie })} />
			{sheet.vie > 0 && (
				<NumberField label="Dégâts dessus" value={sheet.degats} onChange={(degats) => onChange({ degats })} />
			)}
			<NumberField
				label={`Santé mentale${none}`}
				value={sheet.sante}
				min={min}
				onChange={(sante) => onChange({ sante })}
			/>
			{sheet.sante > 0 && (
				<NumberField label="Horreurs dessus" value={sheet.horreurs} onChange={(horreurs) => onChange({ horreurs })} />
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
				value={sheet.modificateurVie}
				onChange={(modificateurVie) => onChange({ modificateurVie })}
			/>
			<NumberField
				label="Modificateur de santé mentale"
				min={-99}
				value={sheet.modificateurSante}
				onChange={(modificateurSante) => onChange({ modificateurSante })}
			/>
			<NumberField
				label="Dégâts annulés"
				value={sheet.annuleDegats}
				onChange={(annuleDegats) => onChange({ annuleDegats })}
			/>
			<NumberField
				label="Horreurs annulées"
				value={sheet.annuleHorreurs}
				onChange={(annuleHorreurs) => onChange({ annuleHorreurs })}
			/>
		</div>
	);
}
