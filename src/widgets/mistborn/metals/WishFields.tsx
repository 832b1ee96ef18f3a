import { useState } from 'preact/hooks';
import { Select } from '../../shared/Select';
import { shortCard } from './combination-words';
import { canWish, type Letter, listWishes, type MetalsState, present } from './state';
import { abilityName } from './words';

interface Props {
	state: MetalsState;
	onChange: (part: Partial<MetalsState>) => void;
}

/** What is wanted of each card that has something to pay. */
export function WishFields({ state, onChange }: Props) {
	const [opened] = useState(listWishes(state).length > 0);
	const cards = present(state).filter((letter) => canWish(state.cards[letter], 0));
	if (cards.length === 0) return null;
	const wishes = Object.fromEntries(listWishes(state));
	const set = (letter: Letter, wish: string) => {
		const { [letter]: _, ...others } = wishes;
		onChange({ wishes: wish === '' ? others : { ...others, [letter]: Number(wish) } });
	};
	return (
		<details open={opened}>
			<summary>Ce que vous voulez de chaque carte</summary>
			<div class="champs">
				{cards.map((letter) => (
					<Select
						key={letter}
						label={shortCard(letter)}
						value={String(wishes[letter] ?? '')}
						options={[
							['', 'Au choix'],
							['0', 'Pas jouée'],
							...[1, 2, 3]
								.filter((wish) => canWish(state.cards[letter], wish))
								.map((wish) => [String(wish), wanted(wish)] as const),
						]}
						onChange={(wish) => set(letter, wish)}
					/>
				))}
			</div>
		</details>
	);
}

/** « Jouée », « Jouée, 2ᵉ capacité »: those above come with it. */
const wanted = (wish: number) => (wish < 2 ? 'Jouée' : `Jouée, ${abilityName(wish - 1).replace(/^la /, '')}`);
