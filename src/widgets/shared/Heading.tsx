import type { ComponentChildren } from 'preact';

export type HeadingLevel = 2 | 3;

interface Props {
	level: HeadingLevel;
	/** One level further down: a heading under the tool's own. */
	below?: boolean;
	id?: string;
	children: ComponentChildren;
}

/** A heading of a tool, at the level that suits the page: the outline of the page has no gap. */
export function Heading({ level, below = false, id, children }: Props) {
	const Tag = `h${below ? level + 1 : level}` as 'h2' | 'h3' | 'h4';
	return (
		<Tag id={id} class={below ? 'sous-titre' : undefined}>
			{children}
		</Tag>
	);
}
