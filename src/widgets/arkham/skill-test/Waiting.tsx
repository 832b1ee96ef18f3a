import { Answer } from '../../shared/Answer';
import type { Calculation } from './calculation';
import { tellRefusal } from './refusal';

/** In the place of the answer while it is worked out, and when it is not. */
export function Waiting({ state, refused, stop, start }: Calculation) {
	if (refused) return <Answer {...tellRefusal(refused)} />;
	return state === 'stopped' ? (
		<Answer headline="Calcul arrêté.">
			<p class="gestes">
				<button type="button" onClick={start}>
					Reprendre
				</button>
			</p>
		</Answer>
	) : (
		<Answer headline="Calcul en cours…">
			<p class="gestes attente">
				<button type="button" onClick={stop}>
					Arrêter
				</button>
			</p>
		</Answer>
	);
}
