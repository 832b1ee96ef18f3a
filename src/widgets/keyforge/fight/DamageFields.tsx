import type { DamageEvent } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { FillButtons } from './FillButtons';
import { type Place, places } from './place';
import { amountOf, withShare } from './shares';
import { present } from './state';
import { creatures, type EventProps, TargetSelect } from './TargetSelect';
import { nameOf, ofName } from './words';

/** Damage that is no fight: to one creature, its neighbors, and any others at the same time. */
export function DamageFields({ event, state, onChange }: EventProps<DamageEvent>) {
	const { source, splash = 0, also = [], ignoresArmor, times } = event;
	const set = (part: { [Key in keyof DamageEvent]?: DamageEvent[Key] | undefined }) =>
		onChange(tidy({ ...event, ...part } as DamageEvent));
	const others = places.filter((place) => place !== event.target);
	/** All of them, each the same amount; the target stays when it is one of them. */
	const fill = (ids: readonly string[]) => {
		const target = ids.includes(event.target) ? event.target : (ids[0] ?? event.target);
		set({ target, also: ids.map((id) => ({ target: id, amount: event.amount })) });
	};
	return (
		<>
			<div class="valeurs">
				<NumberField label="Dégâts" value={event.amount} onChange={(amount) => set({ amount })} />
				<NumberField label="Projection sur les voisines" value={splash} onChange={(splash) => set({ splash })} />
				<TargetSelect event={event} state={state} onChange={(next) => onChange(tidy(next as DamageEvent))} />
				<Select
					label="Infligés par"
					value={source ?? ''}
					options={[
						['', 'Un effet de carte'],
						...creatures(state, others, source).map(([place]) => [place, `Puissance ${ofName(place)}`] as const),
					]}
					onChange={(from) => set({ source: from || undefined })}
				/>
			</div>
			<details>
				<summary>
					D’autres créatures en même temps, armure ignorée, plusieurs fois
					{(also.length > 0 || ignoresArmor || times) && <b> · {folded(event)}</b>}
				</summary>
				<FillButtons event={event} state={state} onFill={fill} />
				<div class="valeurs">
					{concerned(event, present(state)).map((place) => (
						<NumberField
							key={place}
							label={capital(nameOf(place))}
							value={amountOf(also, place)}
							onChange={(amount) => set({ also: withShare(also, place, amount) })}
						/>
					))}
				</div>
				<p class="note">
					Deux effets qui blessent la même créature se résolvent l’un après l’autre, dans l’ordre du joueur actif : ce
					sont deux événements.
				</p>
				<div class="valeurs">
					<NumberField
						label="Combien de fois de suite"
						min={1}
						max={9}
						value={times ?? 1}
						onChange={(value) => set({ times: value > 1 ? value : undefined })}
					/>
				</div>
				<div class="bascules">
					<Toggle
						label="Ignore l’armure"
						checked={ignoresArmor ?? false}
						onChange={(checked) => set({ ignoresArmor: checked || undefined })}
					/>
				</div>
			</details>
		</>
	);
}

/** Creatures that may be damaged at the same time: those that are there, and those already named. */
const concerned = ({ target, also = [] }: DamageEvent, there: readonly Place[]): readonly Place[] =>
	places.filter((place) => place !== target && (there.includes(place) || also.some((share) => share.target === place)));

const folded = ({ also = [], ignoresArmor, times }: DamageEvent): string =>
	[
		...also.map(({ target, amount }) => `${nameOf(target)}\u00a0${amount}`),
		...(ignoresArmor ? ['armure ignorée'] : []),
		...(times ? [`${times}\u00a0fois`] : []),
	].join(', ');

/** Without what says nothing, and without naming the target twice. */
function tidy({ source, splash, also = [], ignoresArmor, times, ...rest }: DamageEvent): DamageEvent {
	const others = also.filter(({ target, amount }) => amount > 0 && target !== rest.target);
	return {
		...rest,
		...(source && source !== rest.target && { source }),
		...(splash && { splash }),
		...(others.length > 0 && { also: others }),
		...(ignoresArmor && { ignoresArmor }),
		...(times && { times }),
	};
}
