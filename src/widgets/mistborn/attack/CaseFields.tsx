import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { ALL, type AttackState, type Holder, holdsCible, othersOf, type Partie, withPartie } from './state';
import { nameOf } from './words';

interface Props {
	state: AttackState;
	/** Whether the holder of the Cible is eliminated and someone else must get it. */
	passing: boolean;
	onChange: (state: AttackState) => void;
}

const parties: readonly (readonly [Partie, string])[] = [
	['deux', 'À deux joueurs'],
	['trois', 'À trois joueurs'],
	['quatre', 'À quatre joueurs'],
	['seigneur-maitre', 'Contre le Seigneur Maître'],
];

/** What is said of the whole attack: the game, the damage, the Cible, and the points that are kept. */
export function CaseFields({ state, passing, onChange }: Props) {
	const set = (part: Partial<AttackState>) => onChange({ ...state, ...part });
	const { partie, degats, cible, frappe, transmission } = state;
	const others = othersOf(partie);
	const solo = partie === 'seigneur-maitre';
	const aim = solo ? 'seigneur-maitre' : others.length > 1 ? cible : 'j1';
	const holders = ['moi' as const, ...others].map((id) => [id, id === 'moi' ? 'Vous' : capital(nameOf(id))] as const);
	return (
		<>
			<div class="reglages">
				<Select
					label="Partie"
					value={partie}
					options={parties}
					onChange={(next) => onChange(withPartie(state, next))}
				/>
				<NumberField label="Vos dégâts" value={degats} onChange={(value) => set({ degats: value })} />
				{others.length > 1 && (
					<Select
						label="Qui a la Cible"
						value={cible}
						options={holders}
						onChange={(next: Holder) => set({ cible: next })}
					/>
				)}
				{solo && (
					<>
						<NumberField
							label="Dominât (X)"
							min={1}
							max={6}
							value={state.dominat}
							onChange={(dominat) => set({ dominat })}
						/>
						<NumberField
							label="Santé du Seigneur Maître"
							min={1}
							max={48}
							value={state.sante}
							onChange={(sante) => set({ sante })}
						/>
					</>
				)}
				{passing && (
					<Select
						label="La Cible passe à"
						value={transmission}
						options={[
							['a-decider', 'À décider'] as const,
							...holders.filter(([id]) => id !== cible || id === transmission),
						]}
						onChange={(next) => set({ transmission: next })}
					/>
				)}
			</div>
			{!holdsCible(state) && (
				<div class="bascules garde">
					<Toggle
						label="Garder des points"
						checked={frappe !== ALL}
						onChange={(checked) => set({ frappe: checked ? 0 : ALL })}
					/>
					{frappe !== ALL && (
						<NumberField
							label={`Dégâts pour ${nameOf(aim)}, au plus`}
							max={ALL - 1}
							value={frappe}
							onChange={(value) => set({ frappe: value })}
						/>
					)}
				</div>
			)}
		</>
	);
}
