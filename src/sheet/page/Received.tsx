import type { Item, Ref, Sheet } from '../model';
import type { Today } from '../today';
import { ReadList } from './ReadList';

interface Props {
	sheet: Sheet;
	today: (item: Item) => Today;
	href: (ref: Ref) => string;
	onKeep: () => void;
	onLeave: () => void;
}

/** A sheet that a link holds: read, and kept if the reader wants it. */
export const Received = ({ onKeep, onLeave, ...shown }: Props) => (
	<>
		<div class="avis recue" role="group" aria-label="Feuille reçue" data-ecran>
			<p>
				<b>Feuille reçue.</b> Elle vient du lien que vous avez ouvert, et n’est pas gardée ici.
			</p>
			<p>
				<button type="button" onClick={onKeep}>
					Garder dans mes feuilles
				</button>{' '}
				<button type="button" class="discret" onClick={onLeave}>
					Ne pas garder
				</button>
			</p>
		</div>
		<ReadList {...shown} />
	</>
);
