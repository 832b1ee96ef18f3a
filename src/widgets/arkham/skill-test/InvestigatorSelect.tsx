import { useId } from 'preact/hooks';
import type { Investigator } from '../../../schemas/chaos-bags';

/** Titles of the classes, in the order of the picker. */
const classes = {
	gardien: 'Gardiens',
	chercheur: 'Chercheurs',
	truand: 'Truands',
	mystique: 'Mystiques',
	survivant: 'Survivants',
	neutre: 'Neutres',
};

interface Props {
	investigators: readonly Investigator[];
	value: string;
	onChange: (id: string) => void;
}

/** The investigators by class, and by name in each. */
export function InvestigatorSelect({ investigators, value, onChange }: Props) {
	const id = useId();
	const of = (name: string) =>
		investigators.filter(({ classe: own }) => own === name).sort((a, b) => a.nom.localeCompare(b.nom, 'fr'));
	return (
		<div class="choix">
			<label for={id}>Investigateur</label>
			<select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
				<option value="">Autre</option>
				{Object.entries(classes).map(
					([key, title]) =>
						of(key).length > 0 && (
							<optgroup key={key} label={title}>
								{of(key).map(({ id: own, nom: name, version }) => (
									<option key={own} value={own}>
										{version ? `${name} (${version})` : name}
									</option>
								))}
							</optgroup>
						),
				)}
			</select>
		</div>
	);
}
