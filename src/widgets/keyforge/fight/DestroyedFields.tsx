import { replaceAt } from '../../shared/replace-at';
import { Select } from '../../shared/Select';
import { useFocus } from '../../shared/use-focus';
import { EffectsFields, type FieldsOfEvent } from './EffectsFields';
import { abilityTypes, eventNames } from './event-names';
import { newEvent } from './new-event';
import { type DestroyedAbility, type FightState, present, toSituation } from './state';
import { creatures } from './TargetSelect';
import { ofName } from './words';

interface Props {
	state: FightState;
	/** The fields of an effect. */
	Fields: FieldsOfEvent;
	onChange: (state: FightState) => void;
}

const EFFECTS = (['damage', ...abilityTypes] as const).filter((type) => type in eventNames);

/** The “Destroyed:” abilities of creatures, in the order in which the active player resolves them. */
export function DestroyedFields({ state, Fields, onChange }: Props) {
	const { destroyed } = state;
	const { root, focusOn } = useFocus<HTMLDivElement>();
	const set = (next: readonly DestroyedAbility[]) => onChange({ ...state, destroyed: next });
	const bearers = destroyed.map(({ bearer }) => bearer);
	const free = present(state).filter((place) => !bearers.includes(place));
	const add = () => {
		const [bearer] = free.includes('d') ? (['d'] as const) : free;
		if (!bearer) return;
		focusOn(`[data-capacite="${destroyed.length}"]`);
		const effect = newEvent('damage', toSituation(state), []);
		if (effect.type === 'damage') set([...destroyed, { bearer, effects: [effect] }]);
	};
	const lift = (at: number) => {
		const [one, above] = [destroyed[at], destroyed[at - 1]];
		if (!one || !above) return;
		focusOn(`[data-capacite="${at - 1}"]`);
		set(destroyed.map((ability, rank) => (rank === at ? above : rank === at - 1 ? one : ability)));
	};
	const drop = (at: number) => {
		focusOn(destroyed.length > 1 ? `[data-capacite="${Math.min(at, destroyed.length - 2)}"]` : '.ajouts button');
		set(destroyed.filter((_, rank) => rank !== at));
	};
	return (
		<div ref={root}>
			<p class="note">
				Quand plusieurs créatures sont détruites ensemble, ces capacités se résolvent avant qu’aucune ne parte, dans
				l’ordre que choisit le joueur actif : celui de cette liste.
			</p>
			{destroyed.map(({ bearer, effects }, at) => (
				<fieldset key={at} data-capacite={at} tabIndex={-1}>
					<legend>
						{at + 1}. « Détruit : » {ofName(bearer)}
					</legend>
					<div class="valeurs">
						<Select
							label="Quelle créature"
							value={bearer}
							options={creatures(state, [bearer, ...free], bearer)}
							onChange={(next) => set(replaceAt(destroyed, at, { bearer: next as typeof bearer, effects }))}
						/>
					</div>
					<EffectsFields
						effects={effects}
						state={state}
						types={EFFECTS}
						Fields={Fields}
						onChange={(next) => (next.length > 0 ? set(replaceAt(destroyed, at, { bearer, effects: next })) : drop(at))}
					/>
					<p class="gestes">
						{at > 0 && (
							<button type="button" class="discret" onClick={() => lift(at)}>
								Résoudre plus tôt
								<span class="visuellement-cache"> la capacité {ofName(bearer)}</span>
							</button>
						)}
						<button type="button" class="discret" onClick={() => drop(at)}>
							Retirer
							<span class="visuellement-cache"> la capacité {ofName(bearer)}</span>
						</button>
					</p>
				</fieldset>
			))}
			<p class="ajouts">
				<button type="button" disabled={free.length === 0} onClick={add}>
					+ Capacité « Détruit : »
				</button>
			</p>
		</div>
	);
}
