import type { ComponentChildren } from 'preact';

interface Props {
	/** The answer in one short sentence, announced by screen readers when it changes. */
	verdict: string;
	/** What must be said with it, smaller. */
	caveat?: string;
	/** Whether what follows the verdict is long: on a phone only the verdict then stays in sight. */
	long?: boolean;
	/** Figures that go with the verdict. */
	children?: ComponentChildren;
}

/** The answer first, large: it stays in sight while the case is edited. */
export function Answer({ verdict, caveat = '', long = false, children }: Props) {
	return (
		<section class={long ? 'reponse longue' : 'reponse'} aria-label="Résultat">
			<p class="verdict" role="status">
				{verdict}
				{caveat !== '' && <small> {caveat}</small>}
			</p>
			{children}
		</section>
	);
}
