import { lines, type Place } from './place';
import type { FightState } from './state';
import { nameOf } from './words';

interface Props {
	state: FightState;
	/** Shows the fields of a creature. */
	onPick: (place: Place) => void;
}

/** The two lines as they stand on the table, the opponent's above: who is next to whom. */
export function LineStrip({ state: { sheets }, onPick }: Props) {
	return (
		<div class="lignes">
			{([lines.opposing, lines.active] as const).map((line, at) => (
				<ol key={at} aria-label={at === 0 ? 'La ligne adverse' : 'Votre ligne'}>
					{line.map((place) => {
						const sheet = sheets[place];
						return (
							sheet && (
								<li key={place}>
									<button type="button" aria-label={`Voir ${nameOf(place)}`} onClick={() => onPick(place)}>
										<b>{sheet.power}</b>
										{sheet.armor > 0 && <span>⛨{sheet.armor}</span>}
										{sheet.taunt && <span>P</span>}
									</button>
								</li>
							)
						);
					})}
				</ol>
			))}
		</div>
	);
}
