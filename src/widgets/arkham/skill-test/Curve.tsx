import { toNumber } from '../../../rules/odds';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { whole } from '../../shared/words';
import { lowerSkill, nextIcon, type Window } from './answer';
import { Bars } from './Bars';
import { FiguresFold } from './FiguresFold';
import { percent, points } from './words';

interface Props {
	window: Window;
	/** The same stretch for the case kept for comparison. */
	kept: Window | undefined;
	icons: number;
	level: HeadingLevel;
}

const rounded = (share: number): string => (share > 0 && share < 0.01 ? '<\u00a01' : String(Math.round(100 * share)));

/** Chance of success against the icons committed, and with a lower skill. */
export function Curve({ window, kept, icons, level }: Props) {
	const { from, steps } = window;
	const bars = steps.map((step, at) => ({
		label: whole(from + at),
		height: toNumber(step.success),
		value: rounded(toNumber(step.success)),
		kind: from + at === icons ? ('ici' as const) : ('neutre' as const),
		mark: kept?.steps[at] && toNumber(kept.steps[at].success),
	}));
	return (
		<section aria-labelledby="test-de-competence-courbe">
			<Heading level={level} id="test-de-competence-courbe">
				Combien d’icônes attribuer ?
			</Heading>
			<p class="note">
				{`Vous en attribuez ${icons}. ${nextIcon(window, icons)} ${lowerSkill(window, icons)}`}
				{from < 0 && ' En négatif : sans icône, la compétence baisse d’autant.'}
				{kept && ' Les traits montrent la situation comparée.'}
			</p>
			<Bars
				bars={bars}
				top={1}
				title="Chance de réussite selon les icônes attribuées"
				axis="icônes attribuées (réussite en %)"
			/>
			<FiguresFold
				caption="Chance de réussite selon les icônes attribuées"
				head={['Icônes', 'Réussite', 'Gain de la dernière', ...(kept ? ['Situation comparée'] : [])]}
				rows={steps.map((step, at) => [
					whole(from + at),
					percent(step.success),
					at === 0 ? '–' : points(step.gain),
					...(kept ? [kept.steps[at] ? percent(kept.steps[at].success) : '–'] : []),
				])}
				current={icons - from}
			/>
		</section>
	);
}
