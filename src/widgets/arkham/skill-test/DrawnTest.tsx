import { useRef, useState } from 'preact/hooks';
import type { Checked, Situation } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { LaterNote } from '../../shared/LaterNote';
import type { RuleLinks } from '../../shared/RuleLink';
import { useLater } from '../../shared/use-later';
import type { CitedRule } from './card';
import type { Draws } from './draws';
import { LAST, type TestState } from './state';

interface Props {
	data: ChaosBags;
	state: TestState;
	situation: Checked<Situation>;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}

const loadDrawing = () => import('./Drawing');

/** A test drawn with real tokens: from TC.1 to TC.8, one step at a time, and the tests drawn before it. */
export function DrawnTest({ data, state, situation, links, level }: Props) {
	const later = useLater(loadDrawing);
	const [draws, setDraws] = useState<Draws>({ drawn: undefined, history: [] });
	const [requested, setRequested] = useState(LAST);
	const again = useRef<HTMLButtonElement>(null);
	const draw = async (shown: number) => {
		setRequested(shown);
		const drawing = await later.ask();
		drawing?.draw({ data, state, situation, shown }, setDraws);
	};
	const shared = {
		draws,
		data,
		links,
		level,
		onChange: setDraws,
		/** What held the focus goes away: it returns to what draws another test, without moving what is read. */
		onLeave: () => again.current?.focus({ preventScroll: true }),
	};
	return (
		<section class="tirage" aria-labelledby="test-de-competence-tirage">
			<Heading level={level} id="test-de-competence-tirage">
				Tirer un test
			</Heading>
			<p class="gestes" onPointerEnter={later.prepare} onFocusIn={later.prepare}>
				<button type="button" onClick={() => draw(LAST)}>
					Tirer d’un coup
				</button>
				<button type="button" ref={again} onClick={() => draw(1)}>
					Tirer pas à pas
				</button>
			</p>
			<div aria-live="polite">
				<LaterNote later={later} onRetry={() => draw(requested)} />
				{later.module && <later.module.DrawnSteps {...shared} />}
			</div>
			{later.module && <later.module.DrawnControls {...shared} />}
		</section>
	);
}
