import type { CharacterOutcome, ConflictType, Side } from '../../../rules/l5r/conflict';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { SheetEditor } from './SheetEditor';
import { idOf as idIn, MAX_SHEETS, plain, type Sheet } from './state';

interface Props {
	side: Side;
	sheets: readonly Sheet[];
	type: ConflictType;
	/** What each character did; nothing when no totals were compared. */
	outcomes: readonly CharacterOutcome[];
	level: HeadingLevel;
	onChange: (sheets: readonly Sheet[]) => void;
	/** Takes away a character, and what was to happen to it. */
	onRemove: (at: number) => void;
	focusOn: (selector: string) => void;
}

const words = {
	attacker: { name: 'attaquant', title: 'Attaquants', add: '+ Attaquant', none: 'Aucun attaquant ne participe plus.' },
	defender: { name: 'defenseur', title: 'Défenseurs', add: '+ Défenseur', none: 'Aucun défenseur.' },
} as const;

/** The participants of one player, and what adds one. */
export function SideEditor({ side, sheets, type, outcomes, level, onChange, onRemove, focusOn }: Props) {
	const idOf = (at: number) => idIn(side, at);
	const field = (at: number) => `[data-personnage="${idOf(at)}"]`;
	const add = () => {
		onChange([...sheets, plain]);
		focusOn(field(sheets.length));
	};
	const remove = (at: number) => {
		onRemove(at);
		// The character that takes its place, or the one before; without any, what adds one.
		focusOn(sheets.length > 1 ? field(Math.min(at, sheets.length - 2)) : `[data-ajout="${words[side].name}"]`);
	};
	const say = (outcome: CharacterOutcome | undefined) =>
		outcome && `apporte ${outcome.contribution}${outcome.side === side ? '' : ' à l’adversaire'}`;
	const title = `conflit-camp-${words[side].name}`;
	return (
		<section class="camp" aria-labelledby={title}>
			<Heading level={level} id={title}>
				{words[side].title}
			</Heading>
			{sheets.length === 0 && <p class="note">{words[side].none}</p>}
			{sheets.map((sheet, at) => (
				<SheetEditor
					key={at}
					id={idOf(at)}
					sheet={sheet}
					type={type}
					brought={say(outcomes.find((one) => one.character === idOf(at) && one.participates))}
					onChange={(next) => onChange(sheets.map((other, index) => (index === at ? next : other)))}
					onRemove={() => remove(at)}
				/>
			))}
			<p class="ajouts">
				<button type="button" data-ajout={words[side].name} disabled={sheets.length >= MAX_SHEETS} onClick={add}>
					{words[side].add}
				</button>
			</p>
			{sheets.length >= MAX_SHEETS && <p class="note">L’outil s’arrête à {MAX_SHEETS} personnages par camp.</p>}
		</section>
	);
}
