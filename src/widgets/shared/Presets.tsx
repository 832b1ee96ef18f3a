import { Heading, type HeadingLevel } from './Heading';

/** A question that players ask, as the case that answers it. */
export interface Preset {
	question: string;
	/** The case, exactly as the tool writes it in the address. */
	query: string;
}

interface Props {
	/** Prefix of the ids of the tool: its name. */
	name: string;
	presets: readonly Preset[];
	/** The present case, as in the address. */
	query: string;
	level: HeadingLevel;
	onOpen: (query: string) => void;
}

/** Questions that players ask, each a case to open; the present one is marked. */
export function Presets({ name, presets, query, level, onOpen }: Props) {
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
							onClick={() => onOpen(preset.query)}
						>
							{preset.question}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
