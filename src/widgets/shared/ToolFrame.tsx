import type { ComponentChildren } from 'preact';
import type { HeadingLevel } from './Heading';
import type { TonightProps } from './kept/tonight-props';
import { Notices } from './Notices';
import { OwnTask } from './OwnTask';
import { type Preset, Presets } from './Presets';
import { Share } from './Share';
import { Tonight } from './Tonight';

interface Props<State> extends TonightProps<State> {
	/** Name of the tool: class of its root and prefix of its ids. */
	name: string;
	level: HeadingLevel;
	bare: boolean;
	presets: readonly Preset[];
	/** The answer, `<Answer>`. */
	answer: ComponentChildren;
	/** What explains the answer: steps, tables, curves. */
	reading: ComponentChildren;
	/** The fields of the case. */
	children: ComponentChildren;
}

/** What all tools look like: what was wrong in the address, the answer, the fields, the steps, sharing, questions. */
export function ToolFrame<State>({
	name,
	tool,
	page,
	level,
	bare,
	presets,
	answer,
	reading,
	children,
	...rest
}: Props<State>) {
	const { notices, query, reset, openQuery, root, synced } = tool;
	const more = (
		<OwnTask>
			{reading}
			<Share query={query} page={page} bare={bare} onReset={reset} />
			{synced && !bare && <Tonight tool={tool} page={page} {...rest} />}
			<Presets name={name} presets={presets} query={query} level={level} onOpen={openQuery} />
		</OwnTask>
	);
	return (
		<div class={`outil ${name}`} ref={root}>
			<Notices notices={notices} />
			{answer}
			<div class="saisie">{children}</div>
			{bare ? (
				<details class="lecture">
					<summary>Étapes, lien et questions</summary>
					{more}
				</details>
			) : (
				<div class="lecture">{more}</div>
			)}
		</div>
	);
}
