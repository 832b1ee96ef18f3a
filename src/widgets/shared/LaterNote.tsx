import { RetryButton } from './RetryButton';
import type { Later } from './use-later';

interface Props {
	later: Later<unknown>;
	/** What the press was for. */
	onRetry: () => void;
}

/** What is said in the place of what is still to come: that it is coming, or that it cannot. */
export function LaterNote({ later: { state, reload }, onRetry }: Props) {
	if (state === 'waiting')
		return (
			<p class="note attente" role="status">
				Chargement…
			</p>
		);
	if (state === 'idle') return null;
	return (
		<p class="echec" role="alert">
			{'Cette partie n’a pas pu être chargée. '}
			<RetryButton reload={reload} onRetry={onRetry} />
		</p>
	);
}
