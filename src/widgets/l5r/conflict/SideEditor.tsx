import type { Type } from '../../../rules/l5r/conflict/character';
import type { Bilan } from '../../../rules/l5r/conflict/result';
import type { Camp } from '../../../rules/l5r/conflict/situation';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { FicheEditor } from './SheetEditor';
import { type Fiche, letters, MAX_FICHES, plain } from './state';

interface Props {
	camp: Camp;
	fiches: readonly Fiche[];
	type: Type;
	/** What each character did; nothing when there is no conflict. */
	bilans: readonly Bilan[];
	level: HeadingLevel;
	onChange: (fiches: readonly Fiche[]) => void;
	focusOn: (selector: string) => void;
}

const words = {
	attaquant: { title: 'Attaquants', add: '+ Attaquant', none: 'Aucun attaquant ne participe plus.' },
	defenseur: { title: 'Défenseurs', add: '+ Défenseur', none: 'Aucun défenseur.' },
} as const;

/** The participants of one player, and what adds one. */
export function SideEditor({ camp, fiches, type, bilans, level, onChange, focusOn }: Props) {
	const idOf = (at: number) => `${letters[camp]}${at + 1}`;
	const field = (at: number) => `[data-personnage="${idOf(at)}"]`;
	const add = () => {
		onChange([...fiches, plain]);
		focusOn(field(fiches.length));
	};
	const remove = (at: number) => {
		onChange(fiches.filter((_, other) => other !== at));
		// The character that takes its place, or the one before; without any, what adds one.
		focusOn(fiches.length > 1 ? field(Math.min(at, fiches.length - 2)) : `[data-ajout="${camp}"]`);
	};
	const title = `conflit-camp-${camp}`;
	return (
		<section class="camp" aria-labelledby={title}>
			<Heading level={level} id={title}>
				{words[camp].title}
			</Heading>
			{fiches.length === 0 && <p class="note">{words[camp].none}</p>}
			{fiches.map((fiche, at) => (
				<FicheEditor
					key={at}
					id={idOf(at)}
					fiche={fiche}
					type={type}
					contribution={bilans.find(({ personnage }) => personnage === idOf(at))?.contribution}
					onChange={(next) => onChange(fiches.map((other, index) => (index === at ? next : other)))}
					onRemove={() => remove(at)}
				/>
			))}
			<p class="ajouts">
				<button type="button" data-ajout={camp} disabled={fiches.length >= MAX_FICHES} onClick={add}>
					{words[camp].add}
				</button>
			</p>
			{fiches.length >= MAX_FICHES && <p class="note">L’outil s’arrête à {MAX_FICHES} personnages par camp.</p>}
		</section>
	);
}
