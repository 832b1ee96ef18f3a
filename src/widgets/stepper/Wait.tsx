import { reloadNeeded } from '../../late/failure';
import type { Move } from '../../rules/timing';
import { RetryButton } from '../shared/RetryButton';
import type { Waiting } from './use-moves';

interface Props {
	waiting: Waiting;
	onRetry: (move: Move) => void;
}

/** What is shown while the chart that a move opens is coming, or when it cannot come. */
export function Wait({ waiting: { move, failure }, onRetry }: Props) {
	if (!failure) return <p class="note attente">Chargement…</p>;
	return (
		<p class="echec" role="alert">
			{'Cette séquence n’a pas pu être chargée. '}
			<RetryButton reload={reloadNeeded(failure)} onRetry={() => onRetry(move)} />
		</p>
	);
}
