import { NumberField } from '../shared/NumberField';
import { Toggle } from '../shared/Toggle';
import type { Fiche } from './state';

interface Props {
	title: string;
	fiche: Fiche;
	/** An attacker uses assaut and escarmouche; a creature that is fought, hasardeux and insaisissable. */
	role: 'attaque' | 'defend' | 'voisine';
	onChange: (fiche: Fiche) => void;
	onRemove?: (() => void) | undefined;
}

type Flag = { [Key in keyof Fiche]: Fiche[Key] extends boolean ? Key : never }[keyof Fiche];

const keywords: readonly (readonly [Flag, string])[] = [
	['poison', 'Poison'],
	['escarmouche', 'Escarmouche'],
	['insaisissable', 'Insaisissable'],
	['invulnerable', 'Invulnérable'],
	['provocation', 'Provocation'],
];

/** Everything that matters of one creature; the rest folds away, and says when it holds something. */
export function CreatureEditor({ title, fiche, role, onChange, onRemove }: Props) {
	const set = (part: Partial<Fiche>) => {
		const next = { ...fiche, ...part };
		onChange({ ...next, armureUtilisee: Math.min(next.armureUtilisee, next.armure) });
	};
	const number = (key: Extract<keyof Fiche, string>, label: string, max = 99, minor = true) => (
		<NumberField
			label={label}
			value={fiche[key] as number}
			max={max}
			minor={minor}
			onChange={(value) => set({ [key]: value })}
		/>
	);
	const rare = [fiche.assaut, fiche.hasardeux, fiche.marqueursPuissance, fiche.armureUtilisee, fiche.aombre].filter(
		Boolean,
	).length;
	const hidden = rare + Number(fiche.sonne) + Number(fiche.enrage) + Number(fiche.dejaAttaquee);
	return (
		<fieldset class="creature">
			<legend>{title}</legend>
			<div class="valeurs">
				{number('puissance', 'Puissance', 99, false)}
				{number('armure', 'Armure', 99, false)}
				{number('degats', 'Dégâts', 99, false)}
			</div>
			<div class="bascules">
				{keywords.map(([key, label]) => (
					<Toggle key={key} label={label} checked={fiche[key]} onChange={(checked) => set({ [key]: checked })} />
				))}
				<Toggle
					label="Protégée"
					checked={fiche.protection > 0}
					onChange={(checked) => set({ protection: Number(checked) })}
				/>
			</div>
			<details>
				<summary>
					{role === 'defend' ? 'Hasardeux, statuts, marqueurs' : 'Assaut, statuts, marqueurs'}
					{hidden > 0 && <b> · {hidden}</b>}
				</summary>
				<div class="valeurs">
					{number('assaut', 'Assaut (X)')}
					{number('hasardeux', 'Hasardeux (X)')}
					{number('marqueursPuissance', 'Marqueurs +1')}
					{number('armureUtilisee', 'Armure déjà utilisée', fiche.armure)}
					{number('aombre', 'Aombre porté')}
				</div>
				<div class="bascules">
					<Toggle label="Sonnée" checked={fiche.sonne} onChange={(sonne) => set({ sonne })} />
					<Toggle label="Enragée" checked={fiche.enrage} onChange={(enrage) => set({ enrage })} />
					<Toggle
						label="Déjà attaquée ce tour-ci"
						checked={fiche.dejaAttaquee}
						onChange={(dejaAttaquee) => set({ dejaAttaquee })}
					/>
				</div>
			</details>
			{onRemove && (
				<button type="button" class="discret" onClick={onRemove}>
					Retirer {title.charAt(0).toLocaleLowerCase('fr') + title.slice(1)}
				</button>
			)}
		</fieldset>
	);
}
