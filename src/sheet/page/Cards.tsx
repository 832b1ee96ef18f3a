import { type Card, cardsOf, inPages } from '../cards';
import { groupsOf, type Item, type Ref, type Sheet } from '../model';
import type { Today } from '../today';
import { AddressCode } from './AddressCode';
import { Lines } from './Lines';
import { titleOf } from './titles';

interface Props {
	sheet: Sheet;
	today: (item: Item) => Today;
	/** Address of an entry, whole. */
	address: (ref: Ref) => string;
	/** Whether each card has the code of its address. */
	codes: boolean;
}

/** The sheet as cards of 63 × 88 mm, nine a page, with marks to cut along. Seen on paper alone. */
export function Cards({ sheet, today, address, codes }: Props) {
	const cards = groupsOf(sheet).flatMap(({ name, items }) =>
		items.flatMap(({ item }) => {
			const now = today(item);
			const text = [now.words?.text, item.note].filter(Boolean).join('\n');
			const parts = cardsOf(text);
			return parts.map((card, at) => ({
				card,
				item,
				title: titleOf(item, now) + (parts.length > 1 ? ` (${at + 1}/${parts.length})` : ''),
				place: name || now.words?.place || '',
			}));
		}),
	);
	return (
		<div class="cartes" aria-hidden="true">
			{inPages(cards).map((page) => (
				<div class="planche">
					<CutMarks />
					{page.map(({ card, item, title, place }) => (
						<article style={sizeOf(card)}>
							<p class="intitule">{title}</p>
							<p class="lieu">{place}</p>
							<Lines text={card.text} />
							<p class="adresse">
								<span>{address(item.ref).replace(/^https?:\/\//, '')}</span>
								{codes && <AddressCode address={address(item.ref)} label={title} />}
							</p>
						</article>
					))}
				</div>
			))}
		</div>
	);
}

const sizeOf = ({ size }: Card) => `--corps:${size}pt`;

/** Marks at the edges of nine cards, in millimetres; they are no part of any card. */
function CutMarks() {
	const [left, top, wide, high, mark] = [10.5, 16.5, 63, 88, 5];
	const across = [0, 1, 2, 3].flatMap((column) => {
		const x = left + column * wide;
		return [`M${x} ${top - 1 - mark}v${mark}`, `M${x} ${top + 3 * high + 1}v${mark}`];
	});
	const down = [0, 1, 2, 3].flatMap((row) => {
		const y = top + row * high;
		return [`M${left - 1 - mark} ${y}h${mark}`, `M${left + 3 * wide + 1} ${y}h${mark}`];
	});
	return (
		<svg class="coupe" viewBox="0 0 210 297" aria-hidden="true">
			<path d={[...across, ...down].join('')} />
		</svg>
	);
}
