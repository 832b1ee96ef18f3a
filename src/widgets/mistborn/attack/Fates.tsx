import type { Fate } from './fate';

/** What becomes of each player or card, below the answer. */
export const Fates = ({ fates }: { fates: readonly Fate[] }) => (
	<ul>
		{fates.map(({ id, text, alive, gone = 'éliminé', detail }) => (
			<li key={id} class={alive ? 'survit' : 'detruite'}>
				<b>
					{text}
					{!alive && <span class="visuellement-cache">{` (${gone})`}</span>}
				</b>
				<span>{detail}</span>
			</li>
		))}
	</ul>
);
