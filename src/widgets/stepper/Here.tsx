import type { Ref } from 'preact';
import type { Frame } from '../../rules/timing';
import { readsByLine } from '../../text/annotated';
import type { ShownChart, ShownStep } from './chart-file';

interface Props {
	chart: ShownChart;
	step: ShownStep;
	frame: Frame;
	heading: Ref<HTMLHeadingElement>;
}

/** The current step: what happens, who acts, what may be done, by which rule. */
export function Here({ chart, step, frame, heading }: Props) {
	const phase = chart.phases[step.phase];
	const { number, title, html, who, allowed, pages, tool, added, players } = step;
	return (
		<div class="ici-maintenant">
			{phase && <p class="surtitre">{phase}</p>}
			<h2 tabIndex={-1} ref={heading}>
				{number && <span class="num">{number}</span>} {title}
			</h2>
			{html && <p dangerouslySetInnerHTML={{ __html: html }} />}
			{players ? (
				<p class="qui a-jouer">
					<b>À jouer</b> {players[frame.opportunity.player]}
					{frame.opportunity.passes === 1 && <span> (l’autre a passé)</span>}
				</p>
			) : (
				who && (
					<p class="qui">
						<b>Qui</b> {who}
					</p>
				)
			)}
			{allowed.length > 0 && (
				<p class={readsByLine(allowed) ? 'permis lignes' : 'permis'}>
					<b>Permis</b> <Links links={allowed} />
				</p>
			)}
			{pages.length > 0 && (
				<p class="permis">
					<b>{pages.length > 1 ? 'Règles' : 'Règle'}</b> <Links links={pages} />
				</p>
			)}
			{tool && (
				<p>
					<a class="calcul" href={tool}>
						Calculer ce cas
					</a>
				</p>
			)}
			{added && <p class="ajout">{added}</p>}
		</div>
	);
}

function Links({ links }: { links: ShownStep['allowed'] }) {
	return (
		<>
			{links.map(({ text, href, note }, at) => (
				<span key={at}>
					<a href={href}>{text}</a>
					{note && ` (${note})`}
					{at < links.length - 1 && ', '}
				</span>
			))}
		</>
	);
}
