import { CHOIX, type Choix, type Element } from '../../../rules/l5r/conflict/ring';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { playerFacts, provinceFacts } from './facts';
import { maxDetruites, type Reglages } from './state';
import { elementNames, typeNames } from './words';

interface Props {
	reglages: Reglages;
	onChange: (reglages: Reglages) => void;
}

type NumberKey = { [Key in keyof Reglages]: Reglages[Key] extends number ? Key : never }[keyof Reglages];

const choices: Readonly<Record<Choix, string>> = {
	gagner: 'Gagner 2 honneurs',
	prendre: 'Prendre 1 honneur à l’adversaire',
	piocher: 'Piocher, et l’adversaire défausse',
	honorer: 'Honorer un personnage',
	deshonorer: 'Déshonorer un personnage',
	redresser: 'Redresser un personnage',
	incliner: 'Incliner un personnage sans destin',
	retirer: 'Retirer 1 destin d’un personnage',
	renoncer: 'Y renoncer',
};

const favours: readonly (readonly [Reglages['faveur'], string])[] = [
	['disponible', 'Personne, elle est disponible'],
	['attaquant-militaire', 'Joueur attaquant, face militaire'],
	['attaquant-politique', 'Joueur attaquant, face politique'],
	['defenseur-militaire', 'Joueur défenseur, face militaire'],
	['defenseur-politique', 'Joueur défenseur, face politique'],
];

const pairs = <Key extends string>(names: Readonly<Record<Key, string>>): (readonly [Key, string])[] =>
	Object.entries(names) as [Key, string][];

/** The conflict itself: type, province, ring; players and the rest of the province fold away. */
export function SettingsEditor({ reglages, onChange }: Props) {
	const set = (part: Partial<Reglages>) => {
		const next = { ...reglages, ...part };
		onChange({ ...next, detruites: Math.min(next.detruites, maxDetruites(next)) });
	};
	const number = (key: NumberKey, label: string, min = 0, max = 99) => (
		<NumberField label={label} value={reglages[key]} min={min} max={max} onChange={(value) => set({ [key]: value })} />
	);
	const inProvince = provinceFacts(reglages);
	const ofPlayers = playerFacts(reglages);
	return (
		<fieldset class="reglages">
			<legend>Le conflit</legend>
			<div class="grille">
				<Select label="Type" value={reglages.type} options={pairs(typeNames)} onChange={(type) => set({ type })} />
				{number('defense', 'Défense de la province')}
				<Select
					label="Anneau contesté"
					value={reglages.element}
					options={pairs(elementNames)}
					onChange={(element: Element) => set({ element, choix: CHOIX[element][0] })}
				/>
			</div>
			<Select
				label="Effet d’anneau choisi"
				value={reglages.choix}
				options={CHOIX[reglages.element].map((choix) => [choix, choices[choix]] as const)}
				onChange={(choix: Choix) => set({ choix })}
			/>
			<details>
				<summary>
					Forteresse, bonus de défense, provinces détruites
					{inProvince.length > 0 && <b> · {inProvince.join(', ')}</b>}
				</summary>
				<div class="bascules">
					<Toggle
						label="Province de la forteresse"
						checked={reglages.forteresse}
						onChange={(forteresse) => set({ forteresse })}
					/>
				</div>
				<div class="grille">
					{number('bonus', 'Bonus de défense')}
					{number('detruites', 'Provinces déjà détruites', 0, maxDetruites(reglages))}
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
					value={reglages.faveur}
					options={favours}
					onChange={(faveur) => set({ faveur })}
				/>
				<div class="grille">
					{number('honneurAttaquant', 'Honneur, attaquant', 1, 24)}
					{number('honneurDefenseur', 'Honneur, défenseur', 1, 24)}
					{number('totalAttaquant', 'Ajout au total, attaquant', -99)}
					{number('totalDefenseur', 'Ajout au total, défenseur', -99)}
					{number('destin', 'Destin pris sur l’anneau')}
				</div>
			</details>
		</fieldset>
	);
}
