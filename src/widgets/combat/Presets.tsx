import { frenchTypography } from '../../text/french';
import { Heading, type HeadingLevel } from '../shared/Heading';
import { presetState, presets } from './presets';
import type { FightState } from './state';

interface Props {
	/** The case at hand, as in the address. */
	query: string;
	level: HeadingLevel;
	onOpen: (state: FightState) => void;
}

/** Questions that players ask, each a case to open; the one at hand is marked. */
export function Presets({ query, level, onOpen }: Props) {
	return (
		<section class="questions-types" aria-labelledby="combat-questions">
			<Heading level={level} id="combat-questions">
				Questions classiques
			</Heading>
			<ul class="ajouts">
				{presets.map((preset) => (
					<li key={preset.query}>
						<button
							type="button"
							aria-current={preset.query === query ? 'true' : undefined}
							onClick={() => onOpen(presetState(preset))}
						>
							{frenchTypography(preset.question)}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
