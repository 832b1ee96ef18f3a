import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
	addEntry,
	blockAt,
	changeEntry,
	type Entry,
	insertEntry,
	MAX_ENTRIES,
	moveBlock,
	placeAfter,
	type Ref,
	removeEntry,
	type Sheet,
} from '../model';
import type { Today } from '../today';
import type { Dragged } from './drag';
import { EntryRow } from './EntryRow';
import { EntryText } from './EntryText';
import { Later } from './Later';
import { loadDrag, loadFields } from './later-parts';
import { titleOf } from './titles';

interface Props {
	sheet: Sheet;
	today: (entry: Entry) => Today | undefined;
	href: (ref: Ref) => string;
	/** Changes the sheet; whether it is kept. */
	onChange: (change: (sheet: Sheet) => Sheet) => boolean;
	onSeen: (ref: Ref) => void;
	say: (text: string, undo?: () => void) => void;
}

/** The entries of a sheet that is the reader's own: moved, renamed, annotated, taken away. */
export function EntryList({ sheet, today, href, onChange, onSeen, say }: Props) {
	/** The entry whose fields are open, and which of their parts takes the focus. */
	const [edited, setEdited] = useState<{ at: number; part: string }>();
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

	/** Puts an entry, and its group, where it is to stand; whether it went anywhere. */
	const place = (before: Sheet, from: number, to: number): boolean => {
		const moved = moveBlock(before, from, to);
		if (to === from) {
			say(`« ${title(from)} » ne peut pas aller plus loin.`);
			return false;
		}
		if (!onChange(() => moved)) return false;
		say(`« ${title(from)} » : ${to + 1} sur ${length}${groupWords(moved, to)}.`);
		return true;
	};
	/** With its handle, which keeps the focus. */
	const moveHandle = (from: number, to: number) => {
		if (!place(sheet, from, to)) return;
		setEdited(undefined);
		focusOn(`[data-rang="${to}"] .poignee`);
	};
	/** From its fields, which go along with what is written in them. */
	const moveFields = (from: number, way: 'up' | 'down', draft: Entry) => {
		const before = changeEntry(sheet, from, draft);
		const to = placeAfter(before, from, way);
		if (place(before, from, to)) setEdited({ at: to, part: `[data-sens="${way}"]` });
	};
	const [dragged, setDragged] = useState<Dragged>();
	const drop = ({ from, before }: Dragged) => {
		const size = blockAt(sheet, from);
		if (before >= from && before <= from + size) return;
		// A group is not dropped into another one: it stands before the next.
		const to = entries[from]?.kind === 'heading' ? nextHeading(sheet, before) : before;
		moveHandle(from, to > from ? to - size : to);
	};
	/** What is dropped moves on the sheet as it is then. */
	const onDrop = useRef(drop);
	onDrop.current = drop;
	const grab = async (from: number, pointer: PointerEvent) => {
		if (pointer.button !== 0) return;
		const handle = pointer.currentTarget as HTMLElement;
		handle.setPointerCapture(pointer.pointerId);
		const { drag } = await loadDrag();
		drag({ handle, pointer, from, show: setDragged, drop: (dropped) => onDrop.current(dropped) });
	};
	const remove = (at: number) => {
		const entry = entries[at] as Entry;
		if (!onChange((now) => removeEntry(now, at))) return;
		setEdited(undefined);
		focusOn(`[data-rang="${Math.min(at, length - 2)}"] .poignee`);
		say(`« ${title(at)} » est retiré.`, () => onChange((now) => insertEntry(now, at, entry)));
	};

	const addHeading = () => {
		if (length >= MAX_ENTRIES) return say(`Une feuille a ${MAX_ENTRIES} lignes au plus.`);
		if (!onChange((now) => addEntry(now, { kind: 'heading', name: '' }))) return;
		setEdited({ at: length, part: 'input' });
		say('Un titre est ajouté à la fin : nommez-le, puis rangez des lignes dessous.');
	};

	return (
		<>
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
						edited={edited?.at === at}
						onGrab={(event) => grab(at, event)}
						onMove={(way) => moveHandle(at, placeAfter(sheet, at, way))}
						onEdit={() => setEdited(edited?.at === at ? undefined : { at, part: 'input' })}
						fields={
							edited?.at === at && (
								<Later
									load={loadFields}
									draw={({ EntryFields }) => (
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
											part={edited.part}
											onMove={(way, draft) => moveFields(at, way, draft)}
											onRemove={() => remove(at)}
											onLeave={() => {
												setEdited(undefined);
												focusOn(`[data-rang="${at}"] .plus`);
											}}
										/>
									)}
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
								onSeen={() => onSeen(entry.ref)}
							/>
						)}
					</EntryRow>
				))}
			</ol>
			<p class="note" id="touches" data-ecran>
				Pour ranger : glissez la poignée d’une ligne, ou choisissez-la et pressez ↑, ↓, Début ou Fin. Un titre emporte
				son groupe.
			</p>
			<p data-ecran>
				<button type="button" onClick={addHeading}>
					Ajouter un titre
				</button>
			</p>
		</>
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
