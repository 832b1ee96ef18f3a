import type { Cost } from '../../../rules/mistborn/attack';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import type { CitedRule } from './card';
import { answer } from './costs-answer';
import { capitalName } from './words';

interface Props {
	costs: readonly Cost[];
	damage: number;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}

const AMONG_PLAYERS = 'si vous ne visiez que lui, Défenseurs, Nuages et réductions compris';
const AGAINST_LORD = 'si vous ne visiez que lui, sans les boucliers ôtés par un effet';

/** « Qui pouvez-vous tuer ? »: what each would cost, as if it were the only aim. */
export function Costs({ costs, damage, links, level }: Props) {
	const solo = costs.some(({ kind }) => kind === 'lord-ruler');
	return (
		<section class="couts" aria-labelledby="combat-couts">
			<Heading level={level} id="combat-couts">
				{solo ? 'Qui pouvez-vous vaincre ?' : 'Qui pouvez-vous tuer ?'}
			</Heading>
			<p class="note">
				Dégâts qu’il faudrait pour chacun, {solo ? AGAINST_LORD : AMONG_PLAYERS}. Vous en avez {damage}.
			</p>
			<table>
				<caption class="visuellement-cache">Dégâts nécessaires contre chacun</caption>
				<thead>
					<tr>
						<th scope="col">Qui</th>
						<th scope="col">Dégâts</th>
						<th scope="col">Possible</th>
					</tr>
				</thead>
				<tbody>
					{costs.map((cost) => (
						<tr key={cost.subject} class={cost.kind === 'ally' ? 'allie' : undefined}>
							<th scope="row">{capitalName(cost.subject)}</th>
							<td>
								{cost.damage}
								{cost.forDefenders > 0 && <small> dont {cost.forDefenders} pour ses Défenseurs</small>}
							</td>
							<td>
								{answer(cost, damage)} <RuleLink href={links[cost.rule]} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
