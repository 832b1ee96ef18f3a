import type { Type } from '../../../rules/l5r/conflict/character';
import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { ficheFacts } from './facts';
import type { Fiche } from './state';
import { labelOf, nameOf, typeNames } from './words';

interface Props {
	id: string;
	fiche: Fiche;
	/** Type of the conflict: its skill is in sight, the other one is folded away. */
	type: Type;
	/** What the character brings to its side; `undefined` when there is no conflict. */
	contribution: number | undefined;
	onChange: (fiche: Fiche) => void;
	onRemove: () => void;
}

type NumberKey = { [Key in keyof Fiche]: Fiche[Key] extends number ? Key : never }[keyof Fiche];

const dashes = { militaire: 'tiretMilitaire', politique: 'tiretPolitique' } as const;
const attachments = { militaire: 'attachementsMilitaire', politique: 'attachementsPolitique' } as const;

/** What matters of one character; the rest folds away, and says when it holds something. */
export function FicheEditor({ id, fiche, type, contribution, onChange, onRemove }: Props) {
	const set = (part: Partial<Fiche>) => onChange({ ...fiche, ...part });
	const number = (key: NumberKey, label: string, min = 0) => (
		<NumberField label={label} value={fiche[key]} min={min} onChange={(value) => set({ [key]: value })} />
	);
	const dash = (kind: Type) => (
		<Toggle
			label={`Tiret en ${typeNames[kind]}`}
			checked={fiche[dashes[kind]]}
			onChange={(checked) => set({ [dashes[kind]]: checked })}
		/>
	);
	const status = (statut: 'honore' | 'deshonore', label: string) => (
		<Toggle
			label={label}
			checked={fiche.statut === statut}
			onChange={(checked) => set({ statut: checked ? statut : 'normal' })}
		/>
	);
	const otherType: Type = type === 'militaire' ? 'politique' : 'militaire';
	const facts = ficheFacts(fiche, type);
	return (
		<fieldset class="personnage" data-personnage={id} tabIndex={-1}>
			<legend>
				{capital(labelOf(id))}
				{contribution !== undefined && <small>, apporte {contribution}</small>}
			</legend>
			<div class="valeurs">
				{fiche[dashes[type]] ? (
					<p class="note">Un tiret (–) l’exclut de ce conflit.</p>
				) : (
					number(type, `Compétence ${typeNames[type]}`)
				)}
				{number('gloire', 'Gloire')}
			</div>
			<div class="bascules">
				{status('honore', 'Honoré')}
				{status('deshonore', 'Déshonoré')}
				<Toggle label="Incliné" checked={fiche.incline} onChange={(incline) => set({ incline })} />
			</div>
			<details>
				<summary>
					Attachements, Fierté, tiret…
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<div class="valeurs">
					{number(attachments[type], `Attachements, en ${typeNames[type]}`, -99)}
					{number('modificateur', 'Autres modificateurs', -99)}
				</div>
				<div class="bascules">
					{dash(type)}
					<Toggle label="Fierté" checked={fiche.fierte} onChange={(fierte) => set({ fierte })} />
				</div>
				<p class="note">Dans un conflit {typeNames[otherType]}</p>
				<div class="valeurs">
					{number(otherType, `Compétence ${typeNames[otherType]}`)}
					{number(attachments[otherType], `Attachements, en ${typeNames[otherType]}`, -99)}
				</div>
				<div class="bascules">{dash(otherType)}</div>
			</details>
			<button type="button" class="discret" onClick={onRemove}>
				Retirer {nameOf(id)}
			</button>
		</fieldset>
	);
}
