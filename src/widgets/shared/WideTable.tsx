import type { ComponentChildren } from 'preact';

interface Props {
	/** What the table shows, announced by a screen reader that enters it. */
	label: string;
	/** The `<table>`. */
	children: ComponentChildren;
}

/** Holds a table that may be wider than the screen: it is moved sideways with a finger or, focused, the arrow keys. */
export const WideTable = ({ label, children }: Props) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or the keyboard cannot move it.
	<div class="defile" tabIndex={0} role="group" aria-label={label}>
		{children}
	</div>
);
