import type { Etat } from '../../rules/timing';
import type { Sheets } from './sheets';
import { afterwards } from './words';

interface Props {
	etat: Etat;
	sheets: Sheets;
}

/** The sequences under way, the outermost first: where each goes on once those inside it are over. */
export function Stack({ etat: { pile }, sheets }: Props) {
	if (pile.length < 2) return null;
	return (
		<ol class="pile" aria-label="Séquences en cours">
			{pile.map((frame, at) => {
				const inner = at === pile.length - 1;
				return (
					<li key={at} aria-current={inner ? 'true' : undefined}>
						<b>{sheets[frame.schema]?.titre ?? frame.schema}</b>
						{!inner && <span> {afterwards(sheets, frame)}</span>}
					</li>
				);
			})}
		</ol>
	);
}
