import type { Share } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { amountOf, withShare } from './shares';
import { type FightExtras, type FightState, plain, present } from './state';
import { toName } from './words';

interface Props {
	extras: FightExtras;
	attacker: string;
	target: string;
	state: FightState;
	onChange: (extras: FightExtras) => void;
}

/** What a card may change in a fight: damage dealt before it, and damage that is not the power. */
export function FightExtrasFields({ extras, attacker, target, state, onChange }: Props) {
	const { before = [], dealt, returned, splashAttack = 0 } = extras;
	const set = (part: { [Key in keyof FightExtras]: FightExtras[Key] | undefined }) => {
		const next = { ...extras, ...part };
		onChange({
			...(next.before?.length && { before: next.before }),
			...(next.dealt !== undefined && { dealt: next.dealt }),
			...(next.returned !== undefined && { returned: next.returned }),
			...(next.splashAttack && { splashAttack: next.splashAttack }),
		});
	};
	const setBefore = (shares: readonly Share[]) => set({ before: shares.filter(({ amount }) => amount > 0) });
	const powerOf = (place: string) => (state.sheets[place as keyof typeof state.sheets] ?? plain).power;
	return (
		<>
			<p class="note">
				« Avant le Combat : » dégâts d’une capacité de l’attaquante, ici avant assaut et hasardeux. Le joueur actif peut
				choisir l’inverse.
			</p>
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
