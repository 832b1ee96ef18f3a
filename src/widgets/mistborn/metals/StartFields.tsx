import { LaterFold } from '../../shared/LaterFold';
import { NumberField } from '../../shared/NumberField';
import type { RuleLinks } from '../../shared/RuleLink';
import { listed } from '../../shared/words';
import type { CitedRule } from './card';
import type { MetalsState } from './state';
import { metalName } from './words';

interface Props {
	state: MetalsState;
	links: RuleLinks<CitedRule>;
	onChange: (part: Partial<MetalsState>) => void;
}

const loadFolds = () => import('./StartFolds');

/** The player when the actions of the turn begin: limit, Atium, tokens flared before. */
export function StartFields(props: Props) {
	const { state, onChange } = props;
	const { flared } = state;
	return (
		<fieldset>
			<legend>Au début de vos actions</legend>
			<div class="champs">
				<NumberField
					label="Icônes de Brûler"
					min={1}
					max={4}
					value={state.burnIcons}
					onChange={(burnIcons) => onChange({ burnIcons })}
				/>
				<NumberField
					label="Brûler en plus"
					max={9}
					value={state.extraBurns}
					onChange={(extraBurns) => onChange({ extraBurns })}
				/>
				<NumberField label="Jetons Atium" value={state.atium} onChange={(atium) => onChange({ atium })} />
			</div>
			<LaterFold
				summary={
					<>
						Jetons Attisés avant ce tour
						{flared.length > 0 && <b> · {listed(flared.map(metalName))}</b>}
					</>
				}
				load={loadFolds}
				draw={({ FlaredFields }) => <FlaredFields {...props} />}
			/>
			<LaterFold
				summary={
					<>
						Lecture de l’Atium
						{state.doubleAtium && <b> · il compte toujours comme Atium</b>}
					</>
				}
				load={loadFolds}
				draw={({ AtiumFields }) => <AtiumFields {...props} />}
			/>
		</fieldset>
	);
}
