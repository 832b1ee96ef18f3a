import { METAUX } from '../../../rules/mistborn/metaux/metal';
import { frenchTypography } from '../../../text/french';
import { NumberField } from '../../shared/NumberField';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { Toggle } from '../../shared/Toggle';
import { listed } from '../../shared/words';
import type { CitedRule } from './card';
import type { MetauxState } from './state';
import { metalName } from './words';

interface Props {
	state: MetauxState;
	links: RuleLinks<CitedRule>;
	onChange: (part: Partial<MetauxState>) => void;
}

/** The player when the actions of the turn begin: limit, Atium, tokens flared before. */
export function StartFields({ state, links, onChange }: Props) {
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
			<details>
				<summary>
					Jetons Attisés avant ce tour
					{attises.length > 0 && <b> · {listed(attises.map(metalName))}</b>}
				</summary>
				<div class="bascules">
					{METAUX.map((metal) => (
						<Toggle
							key={metal}
							label={metalName(metal)}
							checked={attises.includes(metal)}
							onChange={(checked) =>
								onChange({ attises: METAUX.filter((other) => (other === metal ? checked : attises.includes(other))) })
							}
						/>
					))}
				</div>
			</details>
			<details>
				<summary>
					Lecture de l’Atium
					{state.atiumDouble && <b> · il compte toujours comme Atium</b>}
				</summary>
				<p class="note">
					{frenchTypography(
						'Un jeton Atium posé sur une carte d’un autre métal compte comme Atium et comme ce métal. Le livre ne dit rien du jeton posé à un endroit vide, ni de la carte Atium couchée : à vous de choisir.',
					)}{' '}
					<RuleLink href={links['metaux-atium-deux-metaux']} />
				</p>
				<div class="bascules">
					<Toggle
						label="Ils comptent aussi comme Atium"
						checked={state.atiumDouble}
						onChange={(atiumDouble) => onChange({ atiumDouble })}
					/>
				</div>
			</details>
		</fieldset>
	);
}
