import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
	blockAt,
	changeEntry,
	type Entry,
	insertEntry,
	moveBlock,
	placeAfter,
	type Ref,
	removeEntry,
	type Sheet,
	type Way,
} from '../model';
import type { Today } from '../today';
import { EntryFields } from './EntryFields';
import { EntryRow } from './EntryRow';
import { EntryText } from './EntryText';
import { titleOf } from './titles';
import { type Dragged, useDrag } from './use-drag';

interface Props {
	sheet: Sheet;
	today: (entry: Entry) => Today | undefined;
	href: (ref: Ref) => string;
	short: (ref: Ref) => string;
	/** Changes the sheet; whether it is kept. */
	onChange: (change: (sheet: Sheet) => Sheet) => boolean;
	onSeen: (ref: Ref) => void;
	say: (text: string, undo?: () => void) => void;
}

/** The entries of a sheet that is the reader's own: moved, renamed, annotated, taken away. */
export function EntryList({ sheet, today, href, short, onChange, onSeen, say }: Props) {
	const [edited, setEdited] = useState<number>();
	const root = useRef<HTMLOListElement>(null);
	/** What takes the focus once the list is drawn again: what had it may be another entry by then. */
	const wanted = useRef('');
	useLayoutEffect(() => {
		if (wanted.current) root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
		wanted.current = '';
	});
	const focusOn = (selector: string) => {
		wanted.current = selector;
	};
	const { entries } = sheet;
	const { length } = entries;
	const title = (at: number) => (entries[at] ? titleOf(entries[at], today(entries[at])) : '');

	/** Puts an entry, and its group, where it is to stand; the focus goes along on `part` of it. */
	const place = (from: number, to: number, part: string) => {
		const moved = moveBlock(sheet, from, to);
		if (to === from) return say(`« ${title(from)} » ne peut pas aller plus loin.`);
		if (!onChange(() => moved)) return;
		if (edited !== undefined) setEdited(to);
		focusOn(`[data-rang="${to}"] ${part}`);
		say(`« ${title(from)} » : ${to + 1} sur ${length}${groupWords(moved, to)}.`);
	};
	const move = (from: number, way: Way, part: string) => place(from, placeAfter(sheet, from, way), part);
	const { dragged, start } = useDrag(({ from, before }: Dragged) => {
		const size = blockAt(sheet, from);
		if (before >= from && before <= from + size) return;
		setEdited(undefined);
		// A group is not dropped into another one: it stands before the next.
		const to = entries[from]?.kind === 'heading' ? nextHeading(sheet, before) : before;
		place(from, to > from ? to - size : to, '.poignee');
	});
	const remove = (at: number) => {
		const entry = entries[at] as Entry;
		if (!onChange((now) => removeEntry(now, at))) return;
		setEdited(undefined);
		focusOn(`[data-rang="${Math.min(at, length - 2)}"] .poignee`);
		say(`« ${title(at)} » est retiré.`, () => onChange((now) => insertEntry(now, at, entry)));
	};

	return (
		<ol class="lignes" aria-label="Lignes de la feuille" ref={root}>
			{entries.map((entry, at) => (
				<EntryRow
					key={at}
					entry={entry}
					at={at}
					length={length}
					title={title(at)}
					landing={landingOf(dragged, at, length)}
					carried={dragged !== undefined && at >= dragged.from && at < dragged.from + blockAt(sheet, dragged.from)}
					edited={edited === at}
					onGrab={(event) => start(at, event)}
					onMove={(way) => move(at, way, '.poignee')}
					onEdit={() => {
						setEdited(edited === at ? undefined : at);
						if (edited !== at) focusOn(`[data-rang="${at}"] input`);
					}}
					fields={
						edited === at && (
							<EntryFields
								key={`${at} ${entry.kind === 'item' ? entry.ref : ''}`}
								entry={entry}
								title={title(at)}
								onChange={(next) => {
									if (!onChange((now) => changeEntry(now, at, next))) return;
									setEdited(undefined);
									focusOn(`[data-rang="${at}"] .plus`);
									say(`« ${titleOf(next, today(next))} » est enregistré.`);
								}}
								onMove={(way) => move(at, way, `[aria-label^="${way === 'up' ? 'Monter' : 'Descendre'}"]`)}
								onRemove={() => remove(at)}
								onLeave={() => {
									setEdited(undefined);
									focusOn(`[data-rang="${at}"] .plus`);
								}}
							/>
						)
					}
				>
					{entry.kind === 'heading' ? (
						<h3>{title(at)}</h3>
					) : (
						<EntryText
							item={entry}
							today={today(entry) as Today}
							href={href(entry.ref)}
							short={short(entry.ref)}
							onSeen={() => onSeen(entry.ref)}
						/>
					)}
				</EntryRow>
			))}
		</ol>
	);
}

/** « , groupe Le tour »: where an entry stands, when the sheet has groups. */
function groupWords({ entries }: Sheet, at: number): string {
	if (entries[at]?.kind === 'heading') return '';
	const heading = entries.slice(0, at).findLast(({ kind }) => kind === 'heading');
	return heading ? `, groupe « ${heading.name} »` : '';
}

/** The first heading at a place or after it, or the end. */
function nextHeading({ entries }: Sheet, from: number): number {
	const next = entries.findIndex(({ kind }, at) => at >= from && kind === 'heading');
	return next < 0 ? entries.length : next;
}

function landingOf(dragged: Dragged | undefined, at: number, length: number): 'before' | 'after' | undefined {
	if (dragged?.before === at) return 'before';
	return dragged?.before === length && at === length - 1 ? 'after' : undefined;
}
