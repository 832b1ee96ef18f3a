import { useEffect } from 'preact/hooks';
import { LaterNote } from '../../shared/LaterNote';
import { useLater } from '../../shared/use-later';
import type { CombinationsProps } from './Combinations';

const loadCombinations = () => import('./Combinations');

/** What the whole hand can do, when it is asked: what finds it comes then. */
export function Together(props: CombinationsProps) {
	const { state, onChange } = props;
	const later = useLater(loadCombinations);
	const open = state.wishes !== null;
	useEffect(() => {
		if (open) later.ask();
	}, [open]);
	return (
		<section class="ensemble" aria-label="Toute votre main">
			<p class="ajouts">
				<button
					type="button"
					aria-expanded={open}
					onPointerEnter={later.prepare}
					onFocus={later.prepare}
					onClick={() => onChange({ wishes: open ? null : {} })}
				>
					Que jouer avec cette main ?
				</button>
			</p>
			{open &&
				(later.module ? <later.module.Combinations {...props} /> : <LaterNote later={later} onRetry={later.ask} />)}
		</section>
	);
}
