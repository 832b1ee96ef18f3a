import { Heading, type HeadingLevel } from './Heading';
import type { Codec } from './use-url-state';

/** A question that players ask, as the case that answers it. */
export interface Preset {
	question: string;
	/** The case, exactly as the tool writes it in the address. */
	query: string;
}

interface Props<State> {
	/** Prefix of the ids of the tool: its name. */
	name: string;
	presets: readonly Preset[];
	codec: Codec<State>;
	/** The case at hand, as in the address. */
	query: string;
	level: HeadingLevel;
	onOpen: (state: State) => void;
}

/** Questions that players ask, each a case to open; the one at hand is marked. */
export function Presets<State>({ name, presets, codec, query, level, onOpen }: Props<State>) {
	return (
		<section class="questions-types" aria-labelledby={`${name}-questions`}>
			<Heading level={level} id={`${name}-questions`}>
				Questions classiques
			</Heading>
			<ul class="ajouts">
				{presets.map((preset) => (
					<li key={preset.query}>
						<button
							type="button"
							aria-current={preset.query === query ? 'true' : undefined}
							onClick={() => onOpen(presetState(codec, preset))}
						>
							{preset.question}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The state of a preset. */
export const presetState = <State,>(codec: Codec<State>, { query }: Preset): State =>
	codec.read(new URLSearchParams(query)).state;
