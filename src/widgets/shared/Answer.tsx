import type { ComponentChildren } from 'preact';

interface Props {
	/** The answer in one short sentence, announced by screen readers when it changes. */
	headline: string;
	/** What must be said with it, smaller. */
	caveat?: string;
	/** Whether what follows the headline is long: on a phone only the headline then stays in sight. */
	long?: boolean;
	/** Figures that go with the headline. */
	children?: ComponentChildren;
}

/** The answer first, large: it stays in sight while the case is edited. */
export function Answer({ headline, caveat = '', long = false, children }: Props) {
	return (
		<section class={long ? 'reponse longue' : 'reponse'} aria-label="Résultat">
			<p class="verdict" role="status">
				{headline}
				{caveat !== '' && <small> {caveat}</small>}
			</p>
			{children}
		</section>
	);
}
