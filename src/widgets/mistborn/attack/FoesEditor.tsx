import { FoeEditor } from './FoeEditor';
import { type FoeSheet, foeId, MAX_FOES, plainFoe } from './state';

interface Props {
	foes: readonly FoeSheet[];
	onChange: (foes: readonly FoeSheet[]) => void;
	focusOn: (selector: string) => void;
}

/** The foes in play. */
export function FoesEditor({ foes, onChange, focusOn }: Props) {
	const add = () => {
		onChange([...foes, plainFoe]);
		focusOn(`[data-fiche="${foeId(foes.length)}"]`);
	};
	const remove = (at: number) => {
		onChange(foes.filter((_, index) => index !== at));
		focusOn(foes.length > 1 ? `[data-fiche="${foeId(Math.min(at, foes.length - 2))}"]` : '[data-ajout="adversaire"]');
	};
	const full = foes.length >= MAX_FOES;
	return (
		<>
			{foes.length > 0 && (
				<div class="duel">
					{foes.map((sheet, at) => (
						<FoeEditor
							key={at}
							at={at}
							sheet={sheet}
							onChange={(next) => onChange(foes.map((other, index) => (index === at ? next : other)))}
							onRemove={() => remove(at)}
						/>
					))}
				</div>
			)}
			<p class="ajouts">
				<button type="button" data-ajout="adversaire" disabled={full} onClick={add}>
					+ Adversaire
				</button>
			</p>
			{full && <p class="note">Le calculateur s’arrête à {MAX_FOES} Adversaires.</p>}
		</>
	);
}
