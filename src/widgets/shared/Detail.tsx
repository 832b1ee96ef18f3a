import type { ComponentChildren } from 'preact';

/** What is said of the name that stands before it: beside it for those who see, after a colon for those who hear. */
export const Detail = ({ children }: { children: ComponentChildren }) => (
	<span>
		<span class="visuellement-cache"> : </span>
		{children}
	</span>
);
