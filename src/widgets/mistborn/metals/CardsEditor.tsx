import { useRef } from 'preact/hooks';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { useFocus } from '../../shared/use-focus';
import { CardEditor } from './CardEditor';
import type { CitedRule } from './card';
import { type CardSheet, type Letter, letters, type MetalsState, plainCard, present } from './state';

interface Props {
	state: MetalsState;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
	onChange: (cards: MetalsState['cards']) => void;
}

/** The cards of the hand. Actions that name a card which is removed stay: they say that it is not there. */
export function CardsEditor({ state, links, level, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLElement>();
	const added = useRef<Letter | undefined>(undefined);
	const { cards } = state;
	const there = present(state);
	const free = letters.find((letter) => !cards[letter]);
	const set = (letter: Letter, sheet: CardSheet) => onChange({ ...cards, [letter]: sheet });
	const add = () => {
		if (free === undefined) return;
		added.current = free;
		set(free, plainCard);
		focusOn(`[data-carte="${free}"]`);
	};
	const remove = (letter: Letter) => {
		const { [letter]: _, ...kept } = cards;
		onChange(kept);
		const at = there.indexOf(letter);
		const next = there[at + 1] ?? there[at - 1];
		focusOn(next === undefined ? '.ajouts button' : `[data-carte="${next}"]`);
	};
	return (
		<section aria-labelledby="metaux-cartes" ref={root}>
			<Heading level={level} id="metaux-cartes">
				Vos cartes
			</Heading>
			<p class="note">
				Votre main, avec les cartes que vous piochez pendant le tour. Les règles ne nomment qu’une paire, Fer et Acier :
				pour les autres, lisez le flacon de la carte. <RuleLink href={links['paire-de-metaux-liste']} />
			</p>
			<div class="duel">
				{there.map((letter) => (
					<CardEditor
						key={letter}
						letter={letter}
						sheet={cards[letter] ?? plainCard}
						fresh={letter === added.current}
						onChange={(sheet) => set(letter, sheet)}
						onRemove={() => remove(letter)}
					/>
				))}
			</div>
			<p class="ajouts">
				<button type="button" disabled={free === undefined} onClick={add}>
					+ Carte
				</button>
			</p>
			{free === undefined && <p class="note">L’outil s’arrête à {letters.length} cartes.</p>}
		</section>
	);
}
