import type { Today } from '../today';
import { count } from './words';

interface Props {
	statuses: readonly Today[];
	/** Says that all was seen; left out where nothing is kept. */
	onSeen?: (() => void) | undefined;
}

/** What changed since the sheet was last read, in one line. */
export function Changes({ statuses, onSeen }: Props) {
	const having = (state: Today['state']) => statuses.filter((today) => today.state === state).length;
	const changed = having('changed');
	const gone = having('gone');
	if (changed + gone === 0) return null;
	const said = [
		changed > 0 && `${count(changed, 'ligne')} ${changed > 1 ? 'ont' : 'a'} changé`,
		gone > 0 && `${count(gone, 'ligne')} ${gone > 1 ? 'ne sont' : 'n’est'} plus sur le site`,
	];
	return (
		<p class="bilan" data-ecran>
			Depuis {onSeen ? 'votre dernière lecture' : 'que cette feuille a été faite'}, {said.filter(Boolean).join(' et ')}.{' '}
			{onSeen && changed > 0 && (
				<button type="button" onClick={onSeen}>
					Tout marquer comme vu
				</button>
			)}
		</p>
	);
}
