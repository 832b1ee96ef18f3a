import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { maxBroken, type Settings } from './state';

interface Props {
	settings: Settings;
	set: (part: Partial<Settings>) => void;
}

type NumberKey = { [Key in keyof Settings]: Settings[Key] extends number ? Key : never }[keyof Settings];

const favors: readonly (readonly [Settings['favor'], string])[] = [
	['available', 'Personne, elle est disponible'],
	['attacker-military', 'Joueur attaquant, face militaire'],
	['attacker-political', 'Joueur attaquant, face politique'],
	['defender-military', 'Joueur défenseur, face militaire'],
	['defender-political', 'Joueur défenseur, face politique'],
];

const numbers =
	({ settings, set }: Props) =>
	(key: NumberKey, label: string, min = 0, max = 99) => (
		<NumberField label={label} value={settings[key]} min={min} max={max} onChange={(value) => set({ [key]: value })} />
	);

/** The rest of the province. */
export function ProvinceFields(props: Props) {
	const { settings, set } = props;
	const number = numbers(props);
	return (
		<>
			<div class="bascules">
				<Toggle
					label="Province de la forteresse"
					checked={settings.stronghold}
					onChange={(stronghold) => set({ stronghold })}
				/>
			</div>
			<div class="grille">
				{number('bonus', 'Bonus de défense (+\u00a0ou\u00a0−)', -99)}
				{number('broken', 'Provinces déjà détruites', 0, maxBroken(settings))}
			</div>
			<p class="note">
				Le bonus est celui des ressources ou de la forteresse qui s’y trouvent, et de tout autre modificateur. Si un
				effet fixe la défense de base, entrez la nouvelle comme défense de la province.
			</p>
		</>
	);
}

/** The players: Favor, honor, fate and what modifies their totals. */
export function PlayerFields(props: Props) {
	const { settings, set } = props;
	const number = numbers(props);
	return (
		<>
			<Select
				label="Qui a la Faveur Impériale"
				value={settings.favor}
				options={favors}
				onChange={(favor) => set({ favor })}
			/>
			<div class="grille">
				{number('attackerHonor', 'Honneur, attaquant', 1, 24)}
				{number('defenderHonor', 'Honneur, défenseur', 1, 24)}
				{number('attackerTotal', 'Ajout au total, attaquant', -99)}
				{number('defenderTotal', 'Ajout au total, défenseur', -99)}
				{number('fate', 'Destin pris sur l’anneau')}
			</div>
		</>
	);
}
