import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { borner, courant, estFini, jouer, type Mouvement, placer, propositions, reculer } from '../../rules/timing';
import type { ChartSheet } from '../../schemas/chart-sheet';
import { frenchTypography } from '../../text/french';
import { Notices } from '../shared/Notices';
import { useUrlState } from '../shared/use-url-state';
import { Counters } from './Counters';
import type { Charts } from './charts';
import { useDrawing } from './drawing';
import { Here } from './Here';
import { Moves, opens } from './Moves';
import { Stack } from './Stack';
import { stepOf } from './sheets';
import { Tools } from './Tools';
import { journeyCodec } from './url-state';
import { useFullPage } from './use-full-page';
import { useKeys } from './use-keys';
import { useMoves } from './use-moves';
import { useSwipe } from './use-swipe';
import { useTrail } from './use-trail';
import { Wait } from './Wait';
import { told } from './words';

interface Props {
	/** Slug of the chart of the page. */
	slug: string;
	/** The charts of the game, that one included. */
	charts: Charts;
}

/** Follows a game along a timing chart: where it is, what may be done there, what comes next. */
export default function Stepper({ slug, charts }: Props) {
	const { sheets } = charts;
	const own = sheets[slug] as ChartSheet;
	const codec = useMemo(() => journeyCodec(own, sheets), [own, sheets]);
	const { state: etat, notices, change } = useUrlState(codec, true);
	const trail = useTrail(etat, change, (place) => codec.write(place).toString());
	const [status, setStatus] = useState('');
	const root = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const moved = useRef(false);
	const [full, setFull] = useFullPage(root);

	const frame = courant(etat);
	const sheet = sheets[frame.schema] ?? own;
	const step = stepOf(sheets, frame.schema, frame.etape);
	const moves = propositions(sheets, etat);

	const tell = (text: string) => {
		setStatus(frenchTypography(text));
		moved.current = true;
	};
	const play = (mouvement: Mouvement) => {
		const { etat: next, trace } = jouer(sheets, etat, mouvement);
		trail.forth(next);
		tell(told(sheets, next, trace));
	};
	const { waiting, move, prepare } = useMoves(charts, etat, step, play);
	const back = trail.last ?? reculer(sheets, etat);
	const previous = () => {
		if (!back) return;
		trail.back(back);
		tell(told(sheets, back, []));
	};
	const place = (id: string) => {
		const next = placer(own, etat, id);
		trail.forth(next);
		tell(told(sheets, next, []));
	};
	const first = () => place(own.etapes[0]?.id ?? '');
	/** The only way on, or the keyboard on the first of those that are open. */
	const next = () => {
		const open = moves.filter(({ mouvement, motif }) => !motif && !opens(mouvement));
		const [only] = open;
		if (only && open.length === 1) move(only.mouvement);
		else root.current?.querySelector<HTMLElement>('.coups button:not([aria-disabled])')?.focus();
	};
	const count = (id: string, value: number) => {
		const counter = sheet.compteurs.find((item) => item.id === id);
		if (!counter) return;
		const counters = { ...frame.compteurs, [id]: borner(counter, value) };
		trail.correct({ pile: [...etat.pile.slice(0, -1), { ...frame, compteurs: counters }] });
	};

	const nested = moves.filter(({ mouvement }) => opens(mouvement));
	const choices = { sheet, sheets, step, onMove: move, onNear: prepare };

	useKeys(root, { next, previous, first, leave: full ? () => setFull(false) : undefined });
	useDrawing(etat.pile[0]?.etape ?? '', (id) => {
		place(id);
		root.current?.scrollIntoView({ block: 'start' });
		heading.current?.focus({ preventScroll: true });
	});
	useLayoutEffect(() => {
		// The button that was pressed may be gone with its step.
		if (moved.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
		moved.current = false;
	});

	return (
		<section
			class={full ? 'outil suiveur plein' : 'outil suiveur'}
			ref={root}
			aria-label={`Suivre : ${own.titre}`}
			aria-busy={waiting && !waiting.failed ? 'true' : undefined}
			{...useSwipe(next, previous)}
		>
			<Notices notices={notices} />
			<Stack etat={etat} sheets={sheets} />
			<div class="corps">
				{step ? (
					<Here sheet={sheet} step={step} frame={frame} heading={heading} />
				) : (
					<div class="ici-maintenant">
						<h2 tabIndex={-1} ref={heading}>
							{frenchTypography(estFini(etat) ? `${sheet.titre} : terminé` : sheet.titre)}
						</h2>
					</div>
				)}
			</div>
			<div class="commandes">
				<button type="button" class="precedent" aria-disabled={back ? undefined : 'true'} onClick={previous}>
					<span aria-hidden="true">‹</span>
					<span class="visuellement-cache">Précédent</span>
				</button>
				<Moves moves={moves.filter(({ mouvement }) => !opens(mouvement))} {...choices} />
			</div>
			{waiting && <Wait waiting={waiting} onRetry={move} />}
			<Counters sheet={sheet} frame={frame} onChange={count} />
			{nested.length > 0 && (
				<div class="dedans">
					<p>Pendant cette étape, ouvrir</p>
					<Moves moves={nested} {...choices} />
				</div>
			)}
			<Tools place={etat} full={full} onFull={setFull} onFirst={first} />
			<p class="visuellement-cache" role="status">
				{status}
			</p>
		</section>
	);
}
