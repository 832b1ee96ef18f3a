import { RetryButton } from './RetryButton';
import type { Later } from './use-later';

interface Props {
	later: Later<unknown>;
	/** Does again what the press asked for. */
	onRetry: () => void;
}

/** Shown in place of a part that is being loaded, or could not be. */
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
