import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
	clamp,
	innermost,
	isOver,
	type Move,
	placeAt,
	play,
	proposals,
	replaceInnermost,
	stepBack,
	stepOf,
} from '../../rules/timing';
import { Notices } from '../shared/Notices';
import { useUrlState } from '../shared/use-url-state';
import { Counters } from './Counters';
import type { ShownChart } from './chart-file';
import type { ChartLoader } from './chart-loader';
import { useDrawing } from './drawing';
import { Here } from './Here';
import { Moves, opens } from './Moves';
import { Stack } from './Stack';
import { Tools } from './Tools';
import { journeyCodec } from './url-state';
import { useFullPage } from './use-full-page';
import { useKeys } from './use-keys';
import { useMoves } from './use-moves';
import { useSwipe } from './use-swipe';
import { useTrail } from './use-trail';
import { Wait } from './Wait';
import { describeMove } from './words';

interface Props {
	/** Slug of the chart of the page. */
	slug: string;
	/** The charts of the game, that one included. */
	loader: ChartLoader;
}

/** Follows a game along a timing chart: where it is, what may be done there, what comes next. */
export default function Stepper({ slug, loader }: Props) {
	const { charts } = loader;
	const own = charts[slug] as ShownChart;
	const codec = useMemo(() => journeyCodec(own, charts), [own, charts]);
	const { state, notices, change } = useUrlState(codec, true);
	const trail = useTrail(state, change, (place) => codec.write(place).toString());
	const [status, setStatus] = useState('');
	const root = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const moved = useRef(false);
	const [full, setFull] = useFullPage(root);
	// On a small screen only, below the drawing.
	const [unfolded, setUnfolded] = useState(false);

	const frame = innermost(state);
	const chart = charts[frame.chart] ?? own;
	const step = stepOf(charts[frame.chart], frame.step);
	const proposed = proposals(charts, state);

	const announce = (text: string) => {
		setStatus(text);
		moved.current = true;
	};
	const playMove = (move: Move) => {
		const { state: next, trace } = play(charts, state, move);
		trail.forth(next);
		announce(describeMove(charts, next, trace));
	};
	const { waiting, move, preload } = useMoves(loader, state, step, playMove);
	const back = trail.last ?? stepBack(charts, state);
	const previous = () => {
		if (!back) return;
		trail.back(back);
		announce(describeMove(charts, back, []));
	};
	const place = (id: string) => {
		const next = placeAt(own, state, id);
		trail.forth(next);
		announce(describeMove(charts, next, []));
	};
	const first = () => place(own.steps[0]?.id ?? '');
	/** The only way on, or the keyboard on the first of those that are open. */
	const next = () => {
		const open = proposed.filter((item) => !item.obstacle && !opens(item.move));
		const [only] = open;
		if (only && open.length === 1) move(only.move);
		else root.current?.querySelector<HTMLElement>('.coups button:not([aria-disabled])')?.focus();
	};
	const count = (id: string, value: number) => {
		const counter = chart.counters.find((item) => item.id === id);
		if (!counter) return;
		const counters = { ...frame.counters, [id]: clamp(counter, value) };
		trail.correct(replaceInnermost(state, { ...frame, counters }));
	};

	const nested = proposed.filter((item) => opens(item.move));
	const moves = { chart, charts, step, onMove: move, onNear: preload };

	useKeys(root, { next, previous, first, leave: full ? () => setFull(false) : undefined });
	useDrawing(state, (id) => {
		place(id);
		root.current?.scrollIntoView({ block: 'nearest' });
		heading.current?.focus({ preventScroll: true });
	});
	useLayoutEffect(() => {
		// The button that was pressed may be gone with its step.
		if (moved.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
		moved.current = false;
	});

	return (
		<section
			class={`outil suiveur${full ? ' plein' : ''}${unfolded ? ' deplie' : ''}`}
			ref={root}
			aria-label={`Suivre : ${own.title}`}
			aria-busy={waiting && !waiting.failure ? 'true' : undefined}
			{...useSwipe(next, previous)}
		>
			<Notices notices={notices} />
			<Stack state={state} charts={charts} />
			<div class="corps">
				<button type="button" class="deplier" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
					{unfolded ? 'Réduire' : 'Détails'}
				</button>
				{step ? (
					<Here chart={chart} step={step} frame={frame} heading={heading} />
				) : (
					<div class="ici-maintenant">
						<h2 tabIndex={-1} ref={heading}>
							{isOver(state) ? `${chart.title} : terminé` : chart.title}
						</h2>
					</div>
				)}
			</div>
			<div class="commandes">
				<button type="button" class="precedent" aria-disabled={back ? undefined : 'true'} onClick={previous}>
					<span aria-hidden="true">‹</span>
					<span class="visuellement-cache">Précédent</span>
				</button>
				<Moves proposals={proposed.filter((item) => !opens(item.move))} {...moves} />
			</div>
			{waiting && <Wait waiting={waiting} onRetry={move} />}
			<Counters chart={chart} frame={frame} onChange={count} />
			{nested.length > 0 && (
				<div class="dedans">
					<p>Pendant cette étape, ouvrir</p>
					<Moves proposals={nested} {...moves} />
				</div>
			)}
			<Tools place={state} full={full} onFull={setFull} onFirst={first} />
			<p class="visuellement-cache" role="status">
				{status}
			</p>
		</section>
	);
}
