import type { Choice, Element } from '../../../rules/l5r/conflict';
import { CHOICES } from '../../../rules/l5r/conflict/at-once';
import { LaterFold } from '../../shared/LaterFold';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { playerFacts, provinceFacts } from './facts';
import { hasTarget, type Settings } from './state';
import { elementNames, nameOf, typeNames } from './words';

interface Props {
	settings: Settings;
	/** Choices that the ring leaves. */
	offered: readonly Choice[];
	/** Ids of the characters, for those that a ring effect may be for. */
	ids: readonly string[];
	onChange: (settings: Settings) => void;
}

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

const pairs = <Key extends string>(names: Readonly<Record<Key, string>>): (readonly [Key, string])[] =>
	Object.entries(names) as [Key, string][];

const loadFolds = () => import('./SettingsFolds');

/** The conflict itself: type, province, ring; players and the rest of the province fold away. */
export function SettingsEditor({ settings, offered, ids, onChange }: Props) {
	const set = (part: Partial<Settings>) => onChange({ ...settings, ...part });
	const { choice, element } = settings;
	const inProvince = provinceFacts(settings);
	const ofPlayers = playerFacts(settings);
	return (
		<fieldset class="reglages">
			<legend>Le conflit</legend>
			<div class="grille">
				<Select label="Type" value={settings.type} options={pairs(typeNames)} onChange={(type) => set({ type })} />
				<NumberField
					label="Défense de la province"
					value={settings.strength}
					onChange={(strength) => set({ strength })}
				/>
				<Select
					label="Anneau contesté"
					value={element}
					options={pairs(elementNames)}
					onChange={(element: Element) => set({ element, choice: CHOICES[element][0] })}
				/>
			</div>
			<Select
				label="Effet d’anneau choisi"
				value={choice}
				options={offered.map((choice) => [choice, choices[choice]] as const)}
				onChange={(choice: Choice) => set({ choice })}
			/>
			{hasTarget(choice) && (
				<Select
					label="Sur quel personnage"
					value={settings.target}
					options={[['', 'Un autre que ceux d’ici'], ...ids.map((id) => [id, capital(nameOf(id))] as const)]}
					onChange={(target) => set({ target })}
				/>
			)}
			{choice === 'draw' && (
				<div class="bascules">
					<Toggle label="Deck Conflit vide" checked={settings.emptyDeck} onChange={(emptyDeck) => set({ emptyDeck })} />
					<Toggle label="Main adverse vide" checked={settings.emptyHand} onChange={(emptyHand) => set({ emptyHand })} />
				</div>
			)}
			<LaterFold
				summary={
					<>
						Forteresse, bonus de défense, provinces détruites
						{inProvince.length > 0 && <b> · {inProvince.join(', ')}</b>}
					</>
				}
				load={loadFolds}
				draw={({ ProvinceFields }) => <ProvinceFields settings={settings} set={set} />}
			/>
			<LaterFold
				summary={
					<>
						Faveur Impériale, honneur, destin, ajouts aux totaux
						{ofPlayers.length > 0 && <b> · {ofPlayers.join(', ')}</b>}
					</>
				}
				load={loadFolds}
				draw={({ PlayerFields }) => <PlayerFields settings={settings} set={set} />}
			/>
		</fieldset>
	);
}
