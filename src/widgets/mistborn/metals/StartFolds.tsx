import { METALS } from '../../../rules/mistborn/metals/at-once';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { Toggle } from '../../shared/Toggle';
import type { CitedRule } from './card';
import type { MetalsState } from './state';
import { metalName } from './words';

interface Props {
	state: MetalsState;
	links: RuleLinks<CitedRule>;
	onChange: (part: Partial<MetalsState>) => void;
}

/** Tokens flared before the turn. */
export const FlaredFields = ({ state: { flared }, onChange }: Props) => (
	<div class="bascules">
		{METALS.map((metal) => (
			<Toggle
				key={metal}
				label={metalName(metal)}
				checked={flared.includes(metal)}
				onChange={(checked) =>
					onChange({ flared: METALS.filter((other) => (other === metal ? checked : flared.includes(other))) })
				}
			/>
		))}
	</div>
);

/** What the book leaves to the players about Atium. */
export const AtiumFields = ({ state, links, onChange }: Props) => (
	<>
		<p class="note">
			Un jeton Atium posé sur une carte d’un autre métal compte comme Atium et comme ce métal. Le livre ne dit rien du
			jeton posé à un endroit vide, ni de la carte Atium couchée : à vous de choisir.{' '}
			<RuleLink href={links['metaux-atium-deux-metaux']} />
		</p>
		<div class="bascules">
			<Toggle
				label="Ils comptent aussi comme Atium"
				checked={state.doubleAtium}
				onChange={(doubleAtium) => onChange({ doubleAtium })}
			/>
		</div>
	</>
);
