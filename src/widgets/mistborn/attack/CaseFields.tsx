import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { ALL, type AttackState, type Holder, holdsTarget, othersOf } from './state';
import { nameOf } from './words';

interface Props {
	state: AttackState;
	onChange: (state: AttackState) => void;
}

/**
 * What is said of the whole attack beside the game: the damage, the Target; or X and the health of the Lord Ruler.
 * `passing`: whether the holder of the Target is eliminated and someone else must get it.
 */
export function SettingFields({ state, passing, onChange }: Props & { passing: boolean }) {
	const set = (part: Partial<AttackState>) => onChange({ ...state, ...part });
	const { mode, damage, target, newHolder } = state;
	const others = othersOf(mode);
	const holders = ['me' as const, ...others].map((id) => [id, id === 'me' ? 'Vous' : capital(nameOf(id))] as const);
	return (
		<>
			<NumberField label="Vos dégâts" value={damage} onChange={(value) => set({ damage: value })} />
			{others.length > 1 && (
				<Select
					label="Qui a la Cible"
					value={target}
					options={holders}
					onChange={(next: Holder) => set({ target: next })}
				/>
			)}
			{mode === 'lord-ruler' && (
				<>
					<NumberField
						label="Dominât (X)"
						min={1}
						max={6}
						value={state.dominance}
						onChange={(dominance) => set({ dominance })}
					/>
					<NumberField
						label="Santé du Seigneur Maître"
						min={1}
						max={48}
						value={state.health}
						onChange={(health) => set({ health })}
					/>
				</>
			)}
			{passing && (
				<Select
					label="La Cible passe à"
					value={newHolder}
					options={[
						['undecided', 'À décider'] as const,
						...holders.filter(([id]) => id !== target || id === newHolder),
					]}
					onChange={(next) => set({ newHolder: next })}
				/>
			)}
		</>
	);
}

/** The points that the reader keeps, when he may. */
export function KeptFields({ state, onChange }: Props) {
	const { mode, target, strike } = state;
	if (holdsTarget(state)) return null;
	const several = othersOf(mode).length > 1;
	const aim = mode === 'lord-ruler' ? mode : several ? target : 'j1';
	const keep = (next: number) => onChange({ ...state, strike: next });
	return (
		<div class="bascules garde">
			<Toggle label="Garder des points" checked={strike !== ALL} onChange={(checked) => keep(checked ? 0 : ALL)} />
			{strike !== ALL && (
				<NumberField label={`Dégâts pour ${nameOf(aim)}, au plus`} max={ALL - 1} value={strike} onChange={keep} />
			)}
		</div>
	);
}
