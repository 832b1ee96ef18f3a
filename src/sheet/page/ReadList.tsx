import { groupsOf, type Item, type Ref, type Sheet } from '../model';
import type { Today } from '../today';
import { EntryText } from './EntryText';

interface Props {
	sheet: Sheet;
	today: (item: Item) => Today;
	href: (ref: Ref) => string;
}

/** A sheet to read: one that was received, or that stands in a frame. */
export const ReadList = ({ sheet, today, href }: Props) => (
	<div class="lignes">
		{groupsOf(sheet).map(({ name, items }) => (
			<section>
				{name && <h3>{name}</h3>}
				<ul>
					{items.map(({ item }) => (
						<li class="ligne">
							<EntryText item={item} today={today(item)} href={href(item.ref)} />
						</li>
					))}
				</ul>
			</section>
		))}
	</div>
);
