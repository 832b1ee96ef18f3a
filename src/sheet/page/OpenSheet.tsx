import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { sharedSheetPath, sheetFramePath, withBase } from '../../addresses/addresses';
import type { Sheet } from '../model';
import type { Read } from './faults';
import { Later } from './Later';
import { loadCards, loadPaper, loadShare, loadTable } from './later-parts';
import type { useToday } from './use-today';
import { count } from './words';

/** What stands open below the gestures of a sheet. */
export type Panel = 'share' | 'paper' | undefined;

interface Props {
	base: string;
	sheet: Sheet;
	day: ReturnType<typeof useToday>;
	panel: Panel;
	onPanel: (panel: Panel) => void;
	/** Changes how the sheet is shown. */
	onSet: (change: (sheet: Sheet) => Sheet) => void;
	onRead: (read: Read) => void;
	say: (text: string) => void;
	/** Its lines. */
	children: ComponentChildren;
}

/** A sheet with its title, what is done with the whole of it, and its other forms: cards, at the table. */
export function OpenSheet({ base, sheet, day, panel, onPanel, onSet, onRead, say, children }: Props) {
	const [atTable, setAtTable] = useState(false);
	const [codes, setCodes] = useState(false);
	const tableButton = useRef<HTMLButtonElement>(null);
	const leaveTable = () => {
		setAtTable(false);
		tableButton.current?.focus();
	};
	const toggle = (asked: Panel) => () => onPanel(panel === asked ? undefined : asked);
	const sharedAt = (text: string) => new URL(withBase(base, sharedSheetPath(text)), location.href).href;
	return (
		<>
			<header class="tete">
				{codes && sheet.paper !== 'cards' && (
					<Later load={loadShare} draw={({ SheetCode }) => <SheetCode sheet={sheet} addressOf={sharedAt} />} />
				)}
				<h2>{sheet.name || 'Sans nom'}</h2>
				<p class="note">
					{count(day.statuses.length, 'ligne')}
					{sheet.made && `, commencée le ${dayWords(sheet.made)}`}
				</p>
				<p class="papier-seul">Les adresses commencent par {day.site}. Règles reformulées, site non officiel.</p>
			</header>
			<p class="gestes" data-ecran>
				<button type="button" disabled={day.statuses.length === 0} onClick={() => setAtTable(true)} ref={tableButton}>
					À table
				</button>
				<button type="button" aria-expanded={panel === 'paper'} onClick={toggle('paper')}>
					Imprimer
				</button>
				<button type="button" aria-expanded={panel === 'share'} onClick={toggle('share')}>
					Partager
				</button>
				<button
					type="button"
					aria-pressed={sheet.short}
					onClick={() => onSet((now) => ({ ...now, short: !sheet.short }))}
				>
					Textes courts
				</button>
			</p>
			<div data-ecran>
				{panel === 'paper' && (
					<Later
						load={loadPaper}
						draw={({ PaperPanel }) => <PaperPanel sheet={sheet} codes={codes} onChange={onSet} onCodes={setCodes} />}
					/>
				)}
				{panel === 'share' && (
					<Later
						load={loadShare}
						draw={({ SharePanel }) => (
							<SharePanel
								sheet={sheet}
								today={day.today}
								addressOf={sharedAt}
								frameAddressOf={(text) => new URL(`${withBase(base, sheetFramePath)}#f=${text}`, location.href).href}
								onRead={onRead}
								say={say}
							/>
						)}
					/>
				)}
			</div>
			{children}
			{sheet.paper === 'cards' && (
				<Later
					load={loadCards}
					draw={({ Cards }) => <Cards sheet={sheet} today={day.today} address={day.address} codes={codes} />}
				/>
			)}
			{atTable && (
				<Later
					load={loadTable}
					draw={({ TableView }) => <TableView sheet={sheet} today={day.today} onLeave={leaveTable} />}
				/>
			)}
		</>
	);
}

const dayWords = (day: string): string =>
	new Date(`${day}T12:00`).toLocaleDateString('fr', { day: 'numeric', month: 'long', year: 'numeric' });
