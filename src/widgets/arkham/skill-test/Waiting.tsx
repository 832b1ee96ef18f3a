import { Answer } from '../../shared/Answer';
import { LaterNote } from '../../shared/LaterNote';
import type { Later } from '../../shared/use-later';
import type { Calculation } from './use-chances';

interface Props {
	calculation: Calculation;
	/** What works the chances out. */
	later: Later<unknown>;
}

/** In the place of the answer while it is worked out, and when it is not. */
export function Waiting({ calculation: { state, stop, start }, later }: Props) {
	if (later.state === 'failed')
		return (
			<Answer verdict="Calcul impossible pour l’instant.">
				<LaterNote later={later} onRetry={start} />
			</Answer>
		);
	if (state === 'refused')
		return (
			<Answer
				verdict="Trop de possibilités pour un calcul exact."
				caveat="Mettez moins de pions qui en font révéler d’autres, ou annulez moins de pions. « Tirer un test » reste possible."
			/>
		);
	return state === 'stopped' ? (
		<Answer verdict="Calcul arrêté.">
			<p class="gestes">
				<button type="button" onClick={start}>
					Reprendre
				</button>
			</p>
		</Answer>
	) : (
		<Answer verdict="Calcul en cours…">
			<p class="gestes attente">
				<button type="button" onClick={stop}>
					Arrêter
				</button>
			</p>
		</Answer>
	);
}
