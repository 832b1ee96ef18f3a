import type { ComponentChildren } from 'preact';
import type { Way } from '../change';
import type { Entry } from '../model';

interface Props {
	entry: Entry;
	at: number;
	/** Of the whole sheet. */
	length: number;
	/** What the entry is called. */
	title: string;
	/** Where something that is dragged would land, if it is here. */
	landing: 'before' | 'after' | undefined;
	/** Whether it is the one that is dragged. */
	carried: boolean;
	edited: boolean;
	onGrab: (event: PointerEvent) => void;
	onMove: (way: Way) => void;
	onEdit: () => void;
	/** What the entry says. */
	children: ComponentChildren;
	/** The fields of what can be changed, when they are open. */
	fields: ComponentChildren;
}

const ways: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/** An entry of a sheet, with its handle and what opens its fields. */
export function EntryRow(props: Props) {
	const { entry, at, length, title, landing, carried, edited, onGrab, onMove, onEdit, children, fields } = props;
	return (
		<li
			class={['ligne', entry.kind === 'heading' && 'titre', landing, carried && 'portee'].filter(Boolean).join(' ')}
			data-rang={at}
		>
			<button
				type="button"
				class="poignee"
				aria-label={`Déplacer « ${title} », ${at + 1} sur ${length}`}
				aria-describedby="touches"
				onPointerDown={onGrab}
				onKeyDown={(event) => {
					const way = event.ctrlKey || event.metaKey || event.altKey ? undefined : ways[event.key];
					if (!way) return;
					event.preventDefault();
					onMove(way);
				}}
			>
				<svg viewBox="0 0 10 16" aria-hidden="true">
					<path d="M2 2h1M7 2h1M2 8h1M7 8h1M2 14h1M7 14h1" />
				</svg>
			</button>
			{children}
			<button type="button" class="plus" aria-label={`Modifier « ${title} »`} aria-expanded={edited} onClick={onEdit}>
				<svg viewBox="0 0 16 4" aria-hidden="true">
					<path d="M2 2h.01M8 2h.01M14 2h.01" />
				</svg>
			</button>
			{fields}
		</li>
	);
}
