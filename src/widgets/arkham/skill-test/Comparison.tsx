import { useEffect } from 'preact/hooks';
import type { Chances } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { LaterNote } from '../../shared/LaterNote';
import { type Later, useLater } from '../../shared/use-later';
import type { TestState } from './state';

interface Props {
	data: ChaosBags;
	state: TestState;
	kept: TestState | undefined;
	/** Chances of the case kept: `null` when its bag is empty, `undefined` while `choice` is still to come. */
	before: Chances | null | undefined;
	/** Chances of the case at hand; `null` when its bag is empty, or while `choice` is still to come. */
	chances: Chances | null;
	/** What weighs a choice among tokens. */
	choice: Later<unknown>;
	level: HeadingLevel;
	onKeep: () => void;
	onSwap: () => void;
	onForget: () => void;
}

const loadTable = () => import('./ComparisonTable');

/** Two situations side by side: the one that was kept, and the one at hand. */
export function Comparison(props: Props) {
	const { kept, before, choice, level, onKeep } = props;
	const later = useLater(loadTable);
	const awaited = later.module ? choice : later;
	/** The table is there before it takes the place of the button. */
	const keep = async () => {
		await later.ask();
		onKeep();
	};
	const compares = kept !== undefined;
	// By a press, or by a link to two situations.
	useEffect(() => {
		if (compares) later.ask();
	}, [compares]);
	return (
		<section class="comparaison" aria-labelledby="test-de-competence-comparaison">
			<Heading level={level} id="test-de-competence-comparaison">
				Comparer
			</Heading>
			{kept ? (
				later.module && before !== undefined ? (
					<later.module.ComparisonTable {...props} kept={kept} before={before} />
				) : (
					<LaterNote later={awaited} onRetry={awaited.ask} />
				)
			) : (
				<p class="gestes">
					<button type="button" data-garder onPointerEnter={later.prepare} onFocus={later.prepare} onClick={keep}>
						Comparer cette situation
					</button>
					<span class="note">puis changez une valeur : les deux se lisent côte à côte.</span>
				</p>
			)}
		</section>
	);
}
