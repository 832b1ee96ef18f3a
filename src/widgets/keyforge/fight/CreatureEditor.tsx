import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { foldedFacts } from './facts';
import type { Fiche, Place } from './state';
import { names } from './words';

interface Props {
	place: Place;
	fiche: Fiche;
	/** Decides which keyword names the folded part. */
	role: 'attaque' | 'defend' | 'voisine';
	onChange: (fiche: Fiche) => void;
	onRemove?: (() => void) | undefined;
}

type NumberKey = { [Key in keyof Fiche]: Fiche[Key] extends number ? Key : never }[keyof Fiche];
type Flag = { [Key in keyof Fiche]: Fiche[Key] extends boolean ? Key : never }[keyof Fiche];

const keywords: readonly (readonly [Flag, string])[] = [
	['poison', 'Poison'],
	['escarmouche', 'Escarmouche'],
	['insaisissable', 'Insaisissable'],
	['invulnerable', 'Invulnérable'],
	['provocation', 'Provocation'],
];

/** Everything that matters of one creature; the rest folds away, and says when it holds something. */
export function CreatureEditor({ place, fiche, role, onChange, onRemove }: Props) {
	const set = (part: Partial<Fiche>) => {
		const next = { ...fiche, ...part };
		onChange({ ...next, armureUtilisee: Math.min(next.armureUtilisee, next.armure) });
	};
	const number = (key: NumberKey, label: string, max = 99) => (
		<NumberField label={label} value={fiche[key]} max={max} onChange={(value) => set({ [key]: value })} />
	);
	const facts = foldedFacts(fiche);
	return (
		<fieldset class="creature" data-place={place} tabIndex={-1}>
			<legend>{capital(names[place])}</legend>
			<div class="valeurs">
				{number('puissance', 'Puissance')}
				{number('armure', 'Armure')}
				{number('degats', 'Dégâts')}
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
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
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
					Retirer {names[place]}
				</button>
			)}
		</fieldset>
	);
}
