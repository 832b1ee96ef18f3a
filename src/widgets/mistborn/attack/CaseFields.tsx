import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { ALL, type AttackState, type Holder, holdsTarget, type Mode, othersOf, withMode } from './state';
import { nameOf } from './words';

interface Props {
	state: AttackState;
	/** Whether the holder of the Target is eliminated and someone else must get it. */
	passing: boolean;
	onChange: (state: AttackState) => void;
}

const modes: readonly (readonly [Mode, string])[] = [
	['deux', 'À deux joueurs'],
	['trois', 'À trois joueurs'],
	['quatre', 'À quatre joueurs'],
	['seigneur-maitre', 'Contre le Seigneur Maître'],
];

/** What is said of the whole attack: the game, the damage, the Target, and the points that are kept. */
export function CaseFields({ state, passing, onChange }: Props) {
	const set = (part: Partial<AttackState>) => onChange({ ...state, ...part });
	const { mode, damage, target, strike, newHolder } = state;
	const others = othersOf(mode);
	const solo = mode === 'seigneur-maitre';
	const aim = solo ? 'seigneur-maitre' : others.length > 1 ? target : 'j1';
	const holders = ['moi' as const, ...others].map((id) => [id, id === 'moi' ? 'Vous' : capital(nameOf(id))] as const);
	return (
		<>
			<div class="reglages">
				<Select label="Partie" value={mode} options={modes} onChange={(next) => onChange(withMode(state, next))} />
				<NumberField label="Vos dégâts" value={damage} onChange={(value) => set({ damage: value })} />
				{others.length > 1 && (
					<Select
						label="Qui a la Cible"
						value={target}
						options={holders}
						onChange={(next: Holder) => set({ target: next })}
					/>
				)}
				{solo && (
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
							['a-decider', 'À décider'] as const,
							...holders.filter(([id]) => id !== target || id === newHolder),
						]}
						onChange={(next) => set({ newHolder: next })}
					/>
				)}
			</div>
			{!holdsTarget(state) && (
				<div class="bascules garde">
					<Toggle
						label="Garder des points"
						checked={strike !== ALL}
						onChange={(checked) => set({ strike: checked ? 0 : ALL })}
					/>
					{strike !== ALL && (
						<NumberField
							label={`Dégâts pour ${nameOf(aim)}, au plus`}
							max={ALL - 1}
							value={strike}
							onChange={(value) => set({ strike: value })}
						/>
					)}
				</div>
			)}
		</>
	);
}
