import { CHOICES, type Choice, type Element } from '../../../rules/l5r/conflict';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { playerFacts, provinceFacts } from './facts';
import { maxBroken, type Settings } from './state';
import { elementNames, typeNames } from './words';

interface Props {
	settings: Settings;
	onChange: (settings: Settings) => void;
}

type NumberKey = { [Key in keyof Settings]: Settings[Key] extends number ? Key : never }[keyof Settings];

const choices: Readonly<Record<Choice, string>> = {
	gain: 'Gagner 2 honneurs',
	take: 'Prendre 1 honneur à l’adversaire',
	draw: 'Piocher, et l’adversaire défausse',
	honor: 'Honorer un personnage',
	dishonor: 'Déshonorer un personnage',
	ready: 'Redresser un personnage',
	bow: 'Incliner un personnage sans destin',
	remove: 'Retirer 1 destin d’un personnage',
	decline: 'Y renoncer',
};

const favors: readonly (readonly [Settings['favor'], string])[] = [
	['available', 'Personne, elle est disponible'],
	['attacker-military', 'Joueur attaquant, face militaire'],
	['attacker-political', 'Joueur attaquant, face politique'],
	['defender-military', 'Joueur défenseur, face militaire'],
	['defender-political', 'Joueur défenseur, face politique'],
];

const pairs = <Key extends string>(names: Readonly<Record<Key, string>>): (readonly [Key, string])[] =>
	Object.entries(names) as [Key, string][];

/** The conflict itself: type, province, ring; players and the rest of the province fold away. */
export function SettingsEditor({ settings, onChange }: Props) {
	const set = (part: Partial<Settings>) => {
		const next = { ...settings, ...part };
		onChange({ ...next, broken: Math.min(next.broken, maxBroken(next)) });
	};
	const number = (key: NumberKey, label: string, min = 0, max = 99) => (
		<NumberField label={label} value={settings[key]} min={min} max={max} onChange={(value) => set({ [key]: value })} />
	);
	const inProvince = provinceFacts(settings);
	const ofPlayers = playerFacts(settings);
	return (
		<fieldset class="reglages">
			<legend>Le conflit</legend>
			<div class="grille">
				<Select label="Type" value={settings.type} options={pairs(typeNames)} onChange={(type) => set({ type })} />
				{number('strength', 'Défense de la province')}
				<Select
					label="Anneau contesté"
					value={settings.element}
					options={pairs(elementNames)}
					onChange={(element: Element) => set({ element, choice: CHOICES[element][0] })}
				/>
			</div>
			<Select
				label="Effet d’anneau choisi"
				value={settings.choice}
				options={CHOICES[settings.element].map((choice) => [choice, choices[choice]] as const)}
				onChange={(choice: Choice) => set({ choice })}
			/>
			<details>
				<summary>
					Forteresse, bonus de défense, provinces détruites
					{inProvince.length > 0 && <b> · {inProvince.join(', ')}</b>}
				</summary>
				<div class="bascules">
					<Toggle
						label="Province de la forteresse"
						checked={settings.stronghold}
						onChange={(stronghold) => set({ stronghold })}
					/>
				</div>
				<div class="grille">
					{number('bonus', 'Bonus de défense')}
					{number('broken', 'Provinces déjà détruites', 0, maxBroken(settings))}
				</div>
				<p class="note">Le bonus est celui des ressources ou de la forteresse qui s’y trouvent.</p>
			</details>
			<details>
				<summary>
					Faveur Impériale, honneur, destin, ajouts aux totaux
					{ofPlayers.length > 0 && <b> · {ofPlayers.join(', ')}</b>}
				</summary>
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
			</details>
		</fieldset>
	);
}
