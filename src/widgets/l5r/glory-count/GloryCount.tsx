import { PLAYERS, type PURPOSES, type Result, resolve } from '../../../rules/l5r/glory-count';
import { Answer } from '../../shared/Answer';
import { Select } from '../../shared/Select';
import { Steps } from '../../shared/Steps';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { caveat, headline } from './answer';
import type { CitedRule } from './card';
import { PlayerEditor } from './PlayerEditor';
import { presets } from './presets';
import { stepGroups } from './sentences';
import { type GloryState, type Settings, toEngine } from './state';
import { gloryCodec } from './url-state';

const purposes: readonly (readonly [(typeof PURPOSES)[number], string])[] = [
	['favor', 'La Faveur Impériale, étape 3.4.1'],
	['ability', 'Une carte qui demande un compte de gloire'],
	['glory', 'Une carte qui compte la gloire actuelle'],
];

const favors: readonly (readonly [Settings['favor'], string])[] = [
	['available', 'Personne, elle est disponible'],
	['you', 'Vous'],
	['opponent', 'L’adversaire'],
];

/** Glory count: characters and rings of both players, who wins, who has the Favor, and the rules that say so. */
export default function GloryCount({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<GloryState>(gloryCodec, synced);
	const { state, change, focusOn } = tool;
	const { settings } = state;
	const resolution = resolve(toEngine(state));
	const { result } = resolution;
	const set = (part: Partial<Settings>) => change({ ...state, settings: { ...settings, ...part } });
	return (
		<ToolFrame
			name="compte-de-gloire"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<GloryAnswer result={result} settings={settings} />}
			partName={(name) => name.replace(/^v(\d+)$/, 'Votre personnage $1').replace(/^a(\d+)$/, 'Personnage adverse $1')}
			answerOf={(other) => <GloryAnswer result={resolve(toEngine(other)).result} settings={other.settings} />}
			reading={<Steps name="compte-de-gloire" level={level} groups={stepGroups(resolution)} links={links} />}
		>
			<div class="camps">
				{PLAYERS.map((player) => (
					<PlayerEditor
						key={player}
						player={player}
						state={state}
						total={result.totals[player]}
						level={level}
						onChange={(sheets) => change({ ...state, [player]: sheets })}
						onRings={(rings) => set(player === 'you' ? { yourRings: rings } : { opposingRings: rings })}
						focusOn={focusOn}
					/>
				))}
			</div>
			<div class="grille">
				<Select
					label="Pour quoi compter"
					value={settings.purpose}
					options={purposes}
					onChange={(purpose) => set({ purpose })}
				/>
				{settings.purpose === 'favor' && (
					<Select
						label="Qui a la Faveur Impériale"
						value={settings.favor}
						options={favors}
						onChange={(favor) => set({ favor })}
					/>
				)}
			</div>
			<p class="note">
				Entrez la gloire de chaque personnage avec ses modificateurs, au fief comme en conflit. Honoré ou déshonoré, il
				compte la même gloire : ce statut ne change que ses compétences.
			</p>
		</ToolFrame>
	);
}

/** Who counts more, and what he has by it. */
const GloryAnswer = ({ result, settings }: { result: Result; settings: Settings }) => (
	<Answer headline={headline(result, settings)} caveat={caveat(result, settings)} />
);
