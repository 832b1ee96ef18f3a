import { useMemo, useState } from 'preact/hooks';
import type { Sheet } from '../model';
import { readSeen } from '../store';
import { allSeen } from '../today';
import type { Aid } from './Empty';
import { EntryList } from './EntryList';
import type { Read } from './faults';
import { Later, useKept } from './Later';
import { laterParts, loadBin, loadChanges, loadEmpty, loadNew, loadReceived, loadRefused } from './later-parts';
import { MessageLine } from './MessageLine';
import { OpenSheet, type Panel } from './OpenSheet';
import { SheetBar } from './SheetBar';
import { useAsked } from './use-asked';
import { useKeptPages } from './use-kept-pages';
import { useSettled } from './use-settled';
import { useShelf } from './use-shelf';
import { useToday } from './use-today';
import type { Message } from './words';

interface Props {
	base: string;
	aids: readonly Aid[];
}

/** « Ma feuille »: the sheets of the device, one of them open; or a sheet that a link holds. */
export default function SheetPage({ base, aids }: Props) {
	const shelf = useShelf();
	const [message, setMessage] = useState<Message>();
	const say = (text: string, undo?: Message['undo']) => setMessage({ text, undo });
	const { received, setReceived, fault } = useAsked(base, shelf, say);
	const [panel, setPanel] = useState<Panel>();
	useKept(laterParts);

	const own = received ? undefined : shelf.open;
	const sheet = received ?? own?.sheet;
	const seen = useMemo(() => (own ? readSeen(shelf.place, own.id) : {}), [own]);
	const day = useToday(base, sheet, seen);
	useSettled(shelf, own, day, seen, say);
	useKeptPages(sheet, day.complete, day.href);

	const create = async (made: Sheet | undefined, said: string) => {
		const { keepUnderFreeName } = await loadNew();
		if (!(await keepUnderFreeName(shelf, made))) return false;
		setReceived(undefined);
		setPanel(undefined);
		say(said);
		return true;
	};
	const createNew = () => create(undefined, 'Une feuille vide est ouverte.');
	const importFile = ({ sheet, notice }: Read) =>
		sheet ? create(sheet, `« ${sheet.name} » est importée. ${notice ?? ''}`) : say(notice ?? '');
	/** Changes the open sheet, and says so when it is kept. */
	const set = async (change: (sheet: Sheet) => Sheet, said?: string) => {
		if (received) setReceived(change(received));
		else if ((await shelf.change(change)) && said) say(said);
	};

	return (
		<div
			class={`feuille ${sheet ? `papier-${sheet.paper} colonnes-${sheet.columns} ${sheet.short ? 'courte' : ''}` : ''}`}
		>
			{shelf.forbidden && <Later load={loadRefused} draw={({ Forbidden }) => <Forbidden />} />}
			{fault && (
				<p class="avis" role="alert">
					{fault}
				</p>
			)}
			{!received && shelf.open && (
				<SheetBar
					place={shelf.place}
					sheets={shelf.sheets}
					open={shelf.open}
					onChoose={(id) => {
						shelf.choose(id);
						setMessage(undefined);
					}}
					onNew={createNew}
					onRename={(name) => set((now) => ({ ...now, name }), `La feuille s’appelle « ${name} ».`)}
					onCopy={(copied) => create(copied, `Vous êtes sur la copie de « ${copied.name} ».`)}
					onErase={async ({ id }) => (await loadBin()).erase(shelf, id, say)}
				/>
			)}
			{!sheet && (
				<Later
					load={loadEmpty}
					draw={({ Empty }) => (
						<Empty aids={aids} base={base} unread={own !== undefined} onNew={createNew} onRead={importFile} />
					)}
				/>
			)}
			{sheet && (
				<OpenSheet
					base={base}
					sheet={sheet}
					day={day}
					panel={panel}
					onPanel={setPanel}
					onSet={set}
					onRead={importFile}
					say={say}
				>
					{day.statuses.some(({ state }) => state === 'changed' || state === 'gone') && (
						<Later
							load={loadChanges}
							draw={({ Changes }) => (
								<Changes
									statuses={day.statuses}
									onSeen={received ? undefined : () => set((now) => allSeen(now, day.found), 'Tout est vu.')}
								/>
							)}
						/>
					)}
					{received && (
						<Later
							load={loadReceived}
							draw={({ Received }) => (
								<Received
									sheet={received}
									today={day.today}
									href={day.href}
									onKeep={async () =>
										(await create(received, `« ${received.name} » est gardée avec vos feuilles.`)) && cleanAddress()
									}
									onLeave={() => {
										cleanAddress();
										setReceived(undefined);
										say('La feuille reçue n’est pas gardée.');
									}}
								/>
							)}
						/>
					)}
					{own && (
						<EntryList
							key={own.id}
							id={own.id}
							place={shelf.place}
							sheet={sheet}
							today={day.todayOfEntry}
							href={day.href}
							onChange={shelf.change}
							onSeen={(ref) => set((now) => allSeen(now, day.found, ref))}
							say={say}
						/>
					)}
				</OpenSheet>
			)}
			{!received && shelf.binned > 0 && <Later load={loadBin} draw={({ Bin }) => <Bin shelf={shelf} say={say} />} />}
			<MessageLine message={message} shelf={shelf} say={say} />
		</div>
	);
}

/** The page without what its address asked for. */
const cleanAddress = () => history.replaceState(null, '', location.pathname);
