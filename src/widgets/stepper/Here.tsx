import type { Ref } from 'preact';
import type { Cadre } from '../../rules/timing';
import type { ChartSheet, SheetLink, SheetStep } from '../../schemas/chart-sheet';

interface Props {
	sheet: ChartSheet;
	step: SheetStep;
	frame: Cadre;
	heading: Ref<HTMLHeadingElement>;
}

/** The current step: what happens, who acts, what may be done, by which rule. */
export function Here({ sheet, step, frame, heading }: Props) {
	const phase = sheet.phases[step.phase];
	const { numero, titre, html, qui, permis, regles, ajout, mains } = step;
	return (
		<div class="ici-maintenant">
			{phase && <p class="surtitre">{phase}</p>}
			<h2 tabIndex={-1} ref={heading}>
				{numero && <span class="num">{numero}</span>} {titre}
			</h2>
			{html && <p dangerouslySetInnerHTML={{ __html: html }} />}
			{mains ? (
				<p class="qui">
					<b>À jouer</b> {mains[frame.alternance.main]}
					{frame.alternance.passes === 1 && <span> (l’autre a passé)</span>}
				</p>
			) : (
				qui && (
					<p class="qui">
						<b>Qui</b> {qui}
					</p>
				)
			)}
			{permis.length > 0 && (
				<p class="permis">
					<b>Permis</b> <Links links={permis} />
				</p>
			)}
			{regles.length > 0 && (
				<p class="permis">
					<b>{regles.length > 1 ? 'Règles' : 'Règle'}</b> <Links links={regles} />
				</p>
			)}
			{ajout && <p class="ajout">{ajout}</p>}
		</div>
	);
}

function Links({ links }: { links: readonly (SheetLink & { note?: string | undefined })[] }) {
	return (
		<>
			{links.map(({ texte, adresse, note }, at) => (
				<span key={at}>
					{at > 0 && ', '}
					<a href={adresse}>{texte}</a>
					{note && ` (${note})`}
				</span>
			))}
		</>
	);
}
