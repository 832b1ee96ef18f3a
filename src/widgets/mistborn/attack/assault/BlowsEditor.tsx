import { replaceAt } from '../../../shared/replace-at';
import { type BlowSheet, MAX_BLOWS, plainBlow } from '../blow';
import { BlowEditor } from './BlowEditor';

interface Props {
	blows: readonly BlowSheet[];
	/** X, for the attacks that do not say their own. */
	dominance: number;
	seats: readonly string[];
	/** Whether there must be one: nothing else is asked. */
	needed: boolean;
	/** Whether a player has a Cloud. */
	clouds: boolean;
	onChange: (blows: readonly BlowSheet[]) => void;
	focusOn: (selector: string) => void;
}

/** The attacks of the Lord Ruler, in the order in which they come. */
export function BlowsEditor({ blows, dominance, seats, needed, clouds, onChange, focusOn }: Props) {
	const goTo = (at: number) => focusOn(`[data-fiche="c${at + 1}"]`);
	const add = () => {
		onChange([...blows, plainBlow]);
		goTo(blows.length);
	};
	const remove = (at: number) => {
		onChange(blows.filter((_, index) => index !== at));
		if (blows.length > 1) goTo(Math.min(at, blows.length - 2));
		else focusOn('[data-ajout]');
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
						needed={needed && blows.length === 1}
						clouds={clouds}
						onChange={(next) => onChange(replaceAt(blows, at, next))}
						onRemove={() => remove(at)}
					/>
				))}
			</div>
			{blows.length > 1 && clouds && (
				<p class="note">Nuage est joué contre la première attaque qui atteint son joueur, sauf si vous le gardez.</p>
			)}
			<p class="ajouts">
				<button type="button" data-ajout disabled={full} onClick={add}>
					+ Attaque
				</button>
			</p>
			{full && <p class="note">Le calculateur s’arrête à {MAX_BLOWS} attaques.</p>}
		</>
	);
}
