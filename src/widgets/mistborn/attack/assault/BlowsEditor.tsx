import { replaceAt } from '../../../shared/replace-at';
import { type BlowSheet, MAX_BLOWS, plainBlow } from '../blow';
import { BlowEditor } from './BlowEditor';

interface Props {
	blows: readonly BlowSheet[];
	/** X, for the attacks that do not say their own. */
	dominance: number;
	seats: readonly string[];
	onChange: (blows: readonly BlowSheet[]) => void;
	focusOn: (selector: string) => void;
}

/** The attacks of the Lord Ruler, in the order in which they come. */
export function BlowsEditor({ blows, dominance, seats, onChange, focusOn }: Props) {
	const goTo = (at: number) => focusOn(`[data-fiche="c${at + 1}"]`);
	const add = () => {
		onChange([...blows, plainBlow]);
		goTo(blows.length);
	};
	const remove = (at: number) => {
		onChange(blows.filter((_, index) => index !== at));
		goTo(Math.min(at, blows.length - 2));
	};
	const full = blows.length >= MAX_BLOWS;
	return (
		<>
			<div class="duel">
				{blows.map((sheet, at) => (
					<BlowEditor
						key={at}
						at={at}
						sheet={sheet}
						dominance={dominance}
						seats={seats}
						only={blows.length === 1}
						onChange={(next) => onChange(replaceAt(blows, at, next))}
						onRemove={() => remove(at)}
					/>
				))}
			</div>
			{blows.length > 1 && (
				<p class="note">
					Ici, Nuage est toujours joué contre la première attaque qui atteint son joueur. À table, c’est vous qui
					choisissez.
				</p>
			)}
			<p class="ajouts">
				<button type="button" disabled={full} onClick={add}>
					+ Attaque
				</button>
			</p>
			{full && <p class="note">Le calculateur s’arrête à {MAX_BLOWS} attaques.</p>}
		</>
	);
}
