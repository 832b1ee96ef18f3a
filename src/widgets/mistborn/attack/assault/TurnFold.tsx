import { NumberField } from '../../../shared/NumberField';
import { Select } from '../../../shared/Select';
import { capital } from '../../../shared/words';
import { type AttackState, type Holder, MAX_PACK } from '../state';
import { nameOf } from '../words';
import { withTurn } from './to-assault';
import { CARD_NAMES } from './words';

interface Props {
	state: AttackState;
	seats: readonly Holder[];
	onChange: (state: AttackState) => void;
}

/** The end of the turn, up to the next one: folded, since an attack is asked by itself more often. */
export function TurnFold({ state, seats, onChange }: Props) {
	const { turn, card, pack } = state;
	const players = seats.map((id) => [id, capital(nameOf(id))] as const);
	return (
		<details>
			<summary>
				Fin du tour
				{turn !== 'none' && <b> · {nameOf(turn)}</b>}
			</summary>
			<div class="reglages">
				<Select
					label="Le tour qui finit"
					value={turn}
					options={[['none', 'Sans suivre le tour'] as const, ...players]}
					onChange={(next: AttackState['turn']) => onChange(withTurn(state, next))}
				/>
				{turn !== 'none' && (
					<>
						<Select
							label="Carte révélée"
							value={card}
							options={CARD_NAMES}
							onChange={(next) => onChange({ ...state, card: next })}
						/>
						<NumberField
							label="Cartes du paquet, celle-ci comprise"
							min={1}
							max={MAX_PACK}
							value={pack}
							onChange={(next) => onChange({ ...state, pack: next })}
						/>
					</>
				)}
			</div>
			{turn !== 'none' && (
				<p class="note">
					Les attaques d’Adversaires en tête de liste ont lieu avant la pioche ; celles de la carte viennent ensuite.
				</p>
			)}
		</details>
	);
}
