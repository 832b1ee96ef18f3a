import { useEffect, useRef, useState } from 'preact/hooks';
import { DRAFT, keysOf, type Place } from '../device-place';
import { blockAt, type Entry, idsFrom, insertEntry, placeOf, type Ref, type Sheet } from '../model';
import type { Today } from '../today';
import type * as Arrange from './arrange';
import type { Dragged } from './drag';
import { EntryRow } from './EntryRow';
import { EntryText } from './EntryText';
import { Later } from './Later';
import { loadArrange, loadDrafts, loadDrag, loadFields } from './later-parts';
import { titleOf } from './titles';
import { useFocusIn } from './use-focus-in';

interface Props {
	/** Of the sheet. */
	id: string;
	place: Place;
	sheet: Sheet;
	today: (entry: Entry) => Today | undefined;
	href: (ref: Ref) => string;
	onChange: Arrange.List['onChange'];
	onSeen: (ref: Ref) => void;
	say: Arrange.List['say'];
}

/** The entries of a sheet that is the reader's own: moved, renamed, annotated, taken away. */
export function EntryList({ id, place, sheet, today, href, onChange, onSeen, say }: Props) {
	const [edited, setEdited] = useState<Arrange.Edited>();
	/** The list as drawn: with the entry that is being edited, even when another tab has removed it. */
	const shown = edited ? insertEntry(sheet, edited.entry, edited.next) : sheet;
	const { entries } = shown;
	const { length } = entries;
	const editedAt = edited ? placeOf(shown, edited.entry) : -1;
	const root = useRef<HTMLOListElement>(null);
	const focusOn = useFocusIn(root);
	const focusOnEntry = (entry: Entry | undefined, part: string) =>
		entry && focusOn((list) => list.children[placeOf(latest.current, entry)]?.querySelector<HTMLElement>(part));
	/** The list as last drawn, for what is done after a wait: another tab may have changed it since. */
	const latest = useRef(shown);
	latest.current = shown;
	const [drafts, setDrafts] = useState(0);
	useEffect(() => setDrafts(keysOf(place, `${DRAFT}${id}:`).length), [edited, sheet]);
	const titleIs = (entry: Entry) => titleOf(entry, today(entry));
	const edit = (entry: Entry, part: string) => setEdited({ entry, next: nextOf(latest.current, entry), part });

	const list = { onChange, say, titleIs };
	/** Moves an entry with its handle, which keeps the focus. */
	const move = async (entry: Entry, changeOf: (part: typeof Arrange) => Arrange.Change | undefined) => {
		const part = await loadArrange();
		if (!(await part.move(entry, changeOf(part), list))) return;
		setEdited(undefined);
		focusOnEntry(entry, '.poignee');
	};
	const [dragged, setDragged] = useState<Dragged>();
	const grab = async (entry: Entry, from: number, pointer: PointerEvent) => {
		if (pointer.button !== 0) return;
		const handle = pointer.currentTarget as HTMLElement;
		handle.setPointerCapture(pointer.pointerId);
		const { drag } = await loadDrag();
		const drop = ({ before }: Dragged) => move(entry, ({ dropped }) => dropped(latest.current, entry, before));
		drag({ handle, pointer, from, show: setDragged, drop });
	};
	const addTitle = async () => {
		const heading = await (await loadArrange()).addTitle(latest.current, list);
		if (heading) edit(heading, 'input');
	};

	return (
		<>
			{drafts > 0 && (
				<Later
					load={loadDrafts}
					draw={({ Drafts }) => (
						<Drafts
							id={id}
							place={place}
							edited={edited?.entry}
							title={titleIs}
							version={drafts}
							onResume={(entry) => edit(entry, entry.kind === 'item' ? 'textarea' : 'input')}
						/>
					)}
				/>
			)}
			<ol class="lignes" aria-label="Lignes de la feuille" ref={root}>
				{entries.map((entry, at) => (
					<EntryRow
						key={edited && at === editedAt ? edited.entry.id : entry.id}
						entry={entry}
						at={at}
						length={length}
						title={titleIs(entry)}
						landing={landingOf(dragged, at, length)}
						carried={dragged !== undefined && at >= dragged.from && at < dragged.from + blockAt(shown, dragged.from)}
						edited={at === editedAt}
						onGrab={(event) => grab(entry, at, event)}
						onMove={(way) => move(entry, ({ stepped }) => stepped(entry, way))}
						onEdit={() => (at === editedAt ? setEdited(undefined) : edit(entry, 'input'))}
						fields={
							edited &&
							at === editedAt && (
								<Later
									load={loadFields}
									draw={({ EntryFields }) => (
										<EntryFields
											id={id}
											place={place}
											edited={edited}
											title={titleIs(entry)}
											shown={shown}
											gone={shown !== sheet}
											list={list}
											onMoved={(moved) => edit(moved, '')}
											onDone={(next, part) => {
												setEdited(undefined);
												focusOnEntry(next, part);
											}}
										/>
									)}
								/>
							)
						}
					>
						{entry.kind === 'heading' ? (
							<h3>{titleIs(entry)}</h3>
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
				<button type="button" onClick={addTitle}>
					Ajouter un titre
				</button>
			</p>
		</>
	);
}

/** Ids of what stands after an entry; none when it is not there. */
function nextOf(sheet: Sheet, entry: Entry): readonly string[] {
	const at = placeOf(sheet, entry);
	return at < 0 ? [] : idsFrom(sheet, at + 1);
}

function landingOf(dragged: Dragged | undefined, at: number, length: number): 'before' | 'after' | undefined {
	if (dragged?.before === at) return 'before';
	return dragged?.before === length && at === length - 1 ? 'after' : undefined;
}
