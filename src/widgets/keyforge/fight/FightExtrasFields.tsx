import type { Share } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { EffectsFields, type FieldsOfEvent } from './EffectsFields';
import { amountOf, withShare } from './shares';
import { type FightExtras, type FightState, plain, present } from './state';
import { toName } from './words';

interface Props {
	extras: FightExtras;
	attacker: string;
	target: string;
	state: FightState;
	/** The fields of an effect. */
	Fields: FieldsOfEvent;
	onChange: (extras: FightExtras) => void;
}

type Rank = '0' | '1' | '2';

/** When the ability acts, by how many keywords act before it. */
const ranks = (keywords: readonly string[]): readonly (readonly [Rank, string])[] =>
	keywords.length < 2
		? [
				['0', `Avant ${keywords[0]}`],
				['1', `Après ${keywords[0]}`],
			]
		: [
				['0', 'Avant assaut et hasardeux'],
				['1', 'Entre les deux'],
				['2', 'Après assaut et hasardeux'],
			];

/** Whether the attacker has an ability that acts before the fight. */
const acts = ({ before = [], effects = [] }: { [Key in keyof FightExtras]: FightExtras[Key] | undefined }): boolean =>
	before.length + effects.length > 0;

/** What a card may change in a fight: damage dealt before it, and damage that is not the power. */
export function FightExtrasFields({ extras, attacker, target, state, Fields, onChange }: Props) {
	const { before = [], effects = [], abilityRank, dealt, returned, splashAttack = 0 } = extras;
	const set = (part: { [Key in keyof FightExtras]: FightExtras[Key] | undefined }) => {
		const next = { ...extras, ...part };
		onChange({
			...(next.before?.length && { before: next.before }),
			...(next.effects?.length && { effects: next.effects }),
			...(acts(next) && next.abilityRank && { abilityRank: next.abilityRank }),
			...(next.dealt !== undefined && { dealt: next.dealt }),
			...(next.returned !== undefined && { returned: next.returned }),
			...(next.splashAttack && { splashAttack: next.splashAttack }),
		});
	};
	const setBefore = (shares: readonly Share[]) => set({ before: shares.filter(({ amount }) => amount > 0) });
	const sheetOf = (place: string) => state.sheets[place as keyof typeof state.sheets] ?? plain;
	const powerOf = (place: string) => sheetOf(place).power;
	const keywords = [
		...(sheetOf(attacker).assault > 0 ? ['assaut'] : []),
		...(sheetOf(target).hazardous > 0 ? ['hasardeux'] : []),
	];
	return (
		<>
			<p class="note">« Avant le Combat : » dégâts d’une capacité de l’attaquante.</p>
			<div class="valeurs">
				{present(state).map((place) => (
					<NumberField
						key={place}
						label={`Dégâts ${toName(place)}`}
						value={amountOf(before, place)}
						onChange={(amount) => setBefore(withShare(before, place, amount))}
					/>
				))}
			</div>
			{acts(extras) && keywords.length > 0 && (
				<Select<Rank>
					label="Le joueur actif la fait passer"
					value={`${Math.min(abilityRank ?? 0, keywords.length)}` as Rank}
					options={ranks(keywords)}
					onChange={(rank) => set({ abilityRank: rank === '0' ? undefined : rank === '1' ? 1 : 2 })}
				/>
			)}
			<EffectsFields effects={effects} state={state} Fields={Fields} onChange={(next) => set({ effects: next })} />
			<p class="note">
				Attaque avec projection (« Splash-attack ») : mot-clé postérieur au livret de 2021. En même temps que la
				puissance, X dégâts à chaque voisine de la cible.
			</p>
			<div class="valeurs">
				<NumberField
					label="Projection (X)"
					value={splashAttack}
					onChange={(amount) => set({ splashAttack: amount || undefined })}
				/>
			</div>
			<div class="bascules">
				<Toggle
					label="L’attaquante n’inflige pas sa puissance"
					checked={dealt !== undefined}
					onChange={(checked) => set({ dealt: checked ? Math.min(2, powerOf(attacker)) : undefined })}
				/>
				<Toggle
					label="La cible n’inflige pas la sienne"
					checked={returned !== undefined}
					onChange={(checked) => set({ returned: checked ? Math.min(2, powerOf(target)) : undefined })}
				/>
			</div>
			<div class="valeurs">
				{dealt !== undefined && (
					<NumberField label="L’attaquante inflige" value={dealt} onChange={(amount) => set({ dealt: amount })} />
				)}
				{returned !== undefined && (
					<NumberField label="La cible inflige" value={returned} onChange={(amount) => set({ returned: amount })} />
				)}
			</div>
			{(dealt ?? returned) !== undefined && (
				<p class="note">Si deux cartes disent deux nombres, suivez le plus petit.</p>
			)}
		</>
	);
}
