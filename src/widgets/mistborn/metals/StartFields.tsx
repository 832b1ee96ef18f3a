import { LaterFold } from '../../shared/LaterFold';
import { NumberField } from '../../shared/NumberField';
import type { RuleLinks } from '../../shared/RuleLink';
import { listed } from '../../shared/words';
import type { CitedRule } from './card';
import type { MetauxState } from './state';
import { metalName } from './words';

interface Props {
	state: MetauxState;
	links: RuleLinks<CitedRule>;
	onChange: (part: Partial<MetauxState>) => void;
}

const loadFolds = () => import('./StartFolds');

/** The player when the actions of the turn begin: limit, Atium, tokens flared before. */
export function StartFields(props: Props) {
	const { state, onChange } = props;
	const { attises } = state;
	return (
		<fieldset>
			<legend>Au début de vos actions</legend>
			<div class="champs">
				<NumberField
					label="Icônes de Brûler"
					min={1}
					max={4}
					value={state.icones}
					onChange={(icones) => onChange({ icones })}
				/>
				<NumberField
					label="Brûler en plus"
					max={9}
					value={state.supplements}
					onChange={(supplements) => onChange({ supplements })}
				/>
				<NumberField label="Jetons Atium" value={state.atium} onChange={(atium) => onChange({ atium })} />
			</div>
			<LaterFold
				summary={
					<>
						Jetons Attisés avant ce tour
						{attises.length > 0 && <b> · {listed(attises.map(metalName))}</b>}
					</>
				}
				load={loadFolds}
				draw={({ FlaredFields }) => <FlaredFields {...props} />}
			/>
			<LaterFold
				summary={
					<>
						Lecture de l’Atium
						{state.atiumDouble && <b> · il compte toujours comme Atium</b>}
					</>
				}
				load={loadFolds}
				draw={({ AtiumFields }) => <AtiumFields {...props} />}
			/>
		</fieldset>
	);
}
