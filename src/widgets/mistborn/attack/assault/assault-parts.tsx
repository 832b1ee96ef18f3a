import { resolve } from '../../../../rules/mistborn/attack/assault';
import { Answer } from '../../../shared/Answer';
import { NumberField } from '../../../shared/NumberField';
import { RuleLink } from '../../../shared/RuleLink';
import { replaceAt } from '../../../shared/replace-at';
import { Steps } from '../../../shared/Steps';
import { Fates } from '../Fates';
import { PlayerEditor } from '../PlayerEditor';
import type { Parts, PartsProps } from '../parts';
import { seatsOf } from '../state';
import { caveat, fates, headline, stepGroups } from './answer';
import { BlowsEditor } from './BlowsEditor';
import { HealingFold } from './HealingFold';
import { TurnFold } from './TurnFold';
import { toAssault, withCrew } from './to-assault';

const WHO =
	'Sauf indication contraire de la carte, ses dégâts ne touchent que vous et vos Défenseurs. Si elle touche tous vos Alliés, dites-le sous « Qui est frappé ».';
const ORDER = 'Le livre ne dit pas dans quel ordre tombent plusieurs Défenseurs : c’est celui de la liste.';

/** An attack of the Lord Ruler: what reaches each player, and what an Edict gives back to him. */
export function drawAssault({ tool: { state, change, focusOn }, links, level }: PartsProps): Parts {
	const resolution = resolve(toAssault(state));
	const { players, dominance, crew } = state;
	const seats = seatsOf(state);
	const all = fates(resolution);
	return {
		answer: (
			<Answer headline={headline(resolution)} caveat={caveat(resolution)} long={all.length > 2}>
				<Fates fates={all} />
			</Answer>
		),
		settings: (
			<>
				<NumberField
					label="Dominât (X)"
					min={1}
					max={6}
					value={dominance}
					onChange={(next) => change({ ...state, dominance: next })}
				/>
				<NumberField
					label="Joueurs en vie"
					min={1}
					max={4}
					value={crew}
					onChange={(next) => change(withCrew(state, next))}
				/>
			</>
		),
		fields: (
			<>
				<BlowsEditor
					blows={state.blows}
					dominance={dominance}
					seats={seats}
					needed={state.turn === 'none'}
					clouds={players.some(({ cloud }) => cloud > 0)}
					onChange={(blows) => change({ ...state, blows })}
					focusOn={focusOn}
				/>
				<div class="duel">
					{players.map((sheet, at) => {
						const id = seats[at] ?? '';
						return (
							<PlayerEditor
								key={id}
								id={id}
								sheet={sheet}
								holder={false}
								hostile={false}
								onChange={(next) => change({ ...state, players: replaceAt(players, at, next) })}
								focusOn={focusOn}
							/>
						);
					})}
				</div>
				<p class="note">
					{WHO} <RuleLink href={links['regles-solo-degats-allies']} />
				</p>
				{players.some(({ allies }) => allies.filter(({ defender }) => defender).length > 1) && (
					<p class="note">{ORDER}</p>
				)}
				<HealingFold state={state} onChange={change} />
				<TurnFold state={state} seats={seats} onChange={change} />
			</>
		),
		reading: <Steps name="combat" level={level} groups={stepGroups(resolution)} links={links} />,
	};
}
