import { type Resolution, resolve } from '../../../rules/mistborn/attack';
import { Answer } from '../../shared/Answer';
import { RuleLink } from '../../shared/RuleLink';
import { replaceAt } from '../../shared/replace-at';
import { Steps } from '../../shared/Steps';
import { Toggle } from '../../shared/Toggle';
import { caveat, fates } from './answer';
import { KeptFields, SettingFields } from './CaseFields';
import { Costs } from './Costs';
import { Fates } from './Fates';
import { FoesEditor } from './FoesEditor';
import { headline } from './headline';
import { PlayerEditor } from './PlayerEditor';
import type { Parts, PartsProps } from './parts';
import { type AttackState, seatsOf } from './state';
import { stepGroups } from './steps';
import { toEngine } from './to-engine';

const SLAY = 'Avant vos dégâts, cet effet tue tous les Alliés de vos adversaires.';
const SWEEP = 'Avant vos dégâts, cet effet retire tous les boucliers de tous les Adversaires.';
const DEFENDERS_FIRST =
	'Les Défenseurs d’un joueur que vous frappez passent d’abord, même sans cocher « Je l’attaque ».';

/** An attack of the reader: who his damage kills, what reaches each player or the Lord Ruler. */
export function drawAttack({ tool: { state, change, focusOn }, links, level }: PartsProps): Parts {
	const resolution = resolve(toEngine(state));
	const { players, foes, target } = state;
	const seats = seatsOf(state);
	return {
		answer: <AttackAnswer resolution={resolution} state={state} />,
		settings: <SettingFields state={state} passing={isPassing(resolution)} onChange={change} />,
		fields: (
			<>
				<KeptFields state={state} onChange={change} />
				{players.length > 0 && (
					<div class="duel">
						{players.map((sheet, at) => {
							const id = seats[at] ?? '';
							return (
								<PlayerEditor
									key={id}
									id={id}
									sheet={sheet}
									holder={seats.length > 1 && target === id}
									hostile
									onChange={(next) => change({ ...state, players: replaceAt(players, at, next) })}
									focusOn={focusOn}
								/>
							);
						})}
					</div>
				)}
				{players.length > 0 && <p class="note">{DEFENDERS_FIRST}</p>}
				{state.mode === 'lord-ruler' && (
					<FoesEditor foes={foes} onChange={(next) => change({ ...state, foes: next })} focusOn={focusOn} />
				)}
				<details>
					<summary>
						Effets du tour
						{state.maelstrom && <b> · Maelstrom</b>}
					</summary>
					<div class="bascules">
						<Toggle
							label="Maelstrom, deuxième capacité"
							checked={state.maelstrom}
							onChange={(maelstrom) => change({ ...state, maelstrom })}
						/>
					</div>
					<p class="note">
						{state.mode === 'lord-ruler' ? SWEEP : SLAY}{' '}
						<RuleLink
							href={links[state.mode === 'lord-ruler' ? 'regles-solo-bouclier-tous' : 'regles-combat-effet-tous']}
						/>
					</p>
				</details>
			</>
		),
		reading: (
			<>
				<Costs costs={resolution.result.costs} damage={state.damage} links={links} level={level} />
				<Steps name="combat" level={level} groups={stepGroups(resolution)} links={links} />
			</>
		),
	};
}

/** The answer, and what becomes of each. */
function AttackAnswer({ resolution, state }: { resolution: Resolution; state: AttackState }) {
	const all = fates(
		resolution,
		state.foes.map(({ shields }) => shields),
	);
	return (
		<Answer headline={headline(resolution)} caveat={caveat(resolution)} long={all.length > 2}>
			<Fates fates={all} />
		</Answer>
	);
}

/** Whether someone else gets the Target: its holder is eliminated, and three players are left. */
const isPassing = ({ trace }: Resolution): boolean =>
	trace.some(({ kind }) => kind === 'target-to-give' || kind === 'target-given');
