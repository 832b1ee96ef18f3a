import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Answer } from '../../shared/Answer';
import { LaterNote } from '../../shared/LaterNote';
import { Select } from '../../shared/Select';
import { ToolFrame } from '../../shared/ToolFrame';
import { type Later, useLater } from '../../shared/use-later';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { drawAttack } from './attack-parts';
import type { CitedRule } from './card';
import type { Parts, PartsProps } from './parts';
import { presets } from './presets';
import { type AttackState, type Mode, withMode } from './state';
import { attackCodec } from './url-state';

const modes: readonly (readonly [Mode, string])[] = [
	['two', 'À deux joueurs'],
	['three', 'À trois joueurs'],
	['four', 'À quatre joueurs'],
	['lord-ruler', 'Contre le Seigneur Maître'],
	['assault', 'Attaque du Seigneur Maître'],
];

const loadAssault = () => import('./assault/assault-parts');

/** Attack calculator: the damage of a turn, who it kills, what reaches each player; or what the Lord Ruler does to them. */
export default function Attack({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<AttackState>(attackCodec, synced);
	const { state, change } = tool;
	const later = useLater(loadAssault);
	const assault = state.mode === 'assault';
	useEffect(() => {
		if (assault) later.ask();
	}, [assault]);
	const draw = assault ? later.module?.drawAssault : drawAttack;
	const { answer, settings, fields, reading }: Parts = draw?.({ tool, links, level }) ?? {
		answer: <Answer headline="Calcul en cours…" />,
		settings: null,
		fields: <LaterNote later={later} onRetry={later.ask} />,
		reading: null,
	};
	return (
		<ToolFrame
			name="combat"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={answer}
			answerOf={(other) => (
				<OtherAnswer
					state={other}
					later={later}
					draw={(draw) => draw({ tool: { ...tool, state: other }, links, level }).answer}
				/>
			)}
			reading={reading}
		>
			<div class="reglages">
				<Select label="Partie" value={state.mode} options={modes} onChange={(mode) => change(withMode(state, mode))} />
				{settings}
			</div>
			{fields}
		</ToolFrame>
	);
}

interface OtherProps {
	state: AttackState;
	/** What draws an attack of the Lord Ruler. */
	later: Later<{ drawAssault: Draw }>;
	draw: (draw: Draw) => ComponentChildren;
}

type Draw = (props: PartsProps) => Parts;

/** The answer to another case than the one at hand. */
function OtherAnswer({ state, later, draw }: OtherProps) {
	const assault = state.mode === 'assault';
	useEffect(() => {
		if (assault) later.ask();
	}, [assault]);
	if (!assault) return draw(drawAttack);
	return later.module ? draw(later.module.drawAssault) : <LaterNote later={later} onRetry={later.ask} />;
}
