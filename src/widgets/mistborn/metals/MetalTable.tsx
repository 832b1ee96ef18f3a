import { METALS, type Result } from '../../../rules/mistborn/metals/at-once';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { WideTable } from '../../shared/WideTable';
import { listed } from '../../shared/words';
import type { CitedRule } from './card';
import { tokenStates } from './MetalsAnswer';
import { refusalRules } from './refusal';
import { metalName } from './words';

interface Props {
	result: Result;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}

/** Metal by metal: what its token can still do, which cards can be it, and how often it can be had. */
export function MetalTable({ result, links, level }: Props) {
	const { possibilities, burns, atium } = result;
	return (
		<section aria-labelledby="metaux-possibles">
			<Heading level={level} id="metaux-possibles">
				Métal par métal
			</Heading>
			<WideTable label="Ce qui reste possible, métal par métal">
				<table>
					<caption>Ce tour-ci : combien de fois Brûlé ou Attisé, et combien de fois de plus au maximum.</caption>
					<thead>
						<tr>
							<th scope="col">Métal</th>
							<th scope="col">Brûlé</th>
							<th scope="col">Encore</th>
							<th scope="col">Jeton</th>
							<th scope="col">Cartes</th>
						</tr>
					</thead>
					<tbody>
						{METALS.map((metal) => {
							const { token, burn, flare, metalCards, maximum } = possibilities.metals[metal];
							const refused = flare ?? burn;
							return (
								<tr key={metal}>
									<th scope="row">{metalName(metal)}</th>
									<td>{burns[metal]}</td>
									<td>{maximum}</td>
									<td>
										{tokenNote(token, burn === null, flare === null)}{' '}
										{refused !== null &&
											refusalRules(refused).map((rule) => <RuleLink key={rule} href={links[rule]} />)}
									</td>
									<td>{cardsNote(metalCards)}</td>
								</tr>
							);
						})}
						<tr>
							<th scope="row">Atium</th>
							<td>{burns.atium}</td>
							<td>{possibilities.atium.maximum}</td>
							<td>
								{`${atium} en réserve${possibilities.atium.burn === null ? ' : à Brûler' : ''}, jamais Attisé`}{' '}
								<RuleLink href={links['metaux-atium-pas-attiser']} />
							</td>
							<td>{cardsNote(possibilities.atium.metalCards)}</td>
						</tr>
					</tbody>
				</table>
			</WideTable>
			<p class="note">
				« Encore » compte le jeton, l’Atium dans votre limite et les cartes en main, si tout sert à ce métal.
			</p>
		</section>
	);
}

function tokenNote(state: keyof typeof tokenStates, burns: boolean, flares: boolean): string {
	if (burns) return tokenStates[state];
	return flares ? 'à Attiser seulement' : tokenStates[state];
}

const cardsNote = (cards: readonly string[]) =>
	cards.length === 0 ? '—' : listed(cards.map((id) => id.toUpperCase()));
