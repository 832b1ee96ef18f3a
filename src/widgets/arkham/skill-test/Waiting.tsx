import { Answer } from '../../shared/Answer';
import type { Calculation } from './calculation';

/** In the place of the answer while it is worked out, and when it is not. */
export function Waiting({ state, stop, start }: Calculation) {
	if (state === 'refused')
		return (
			<Answer
				verdict="Trop de possibilités pour un calcul exact."
				caveat="Mettez moins de pions qui en font révéler d’autres, ou annulez moins de pions. Dans une page intégrée, ouvrez plutôt le calculateur sur le site."
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
