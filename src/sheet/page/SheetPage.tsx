import { useMemo, useState } from 'preact/hooks';
import { dayOf } from '../add';
import { emptySheet, type Sheet } from '../model';
import { readSeen } from '../store';
import { allSeen } from '../today';
import type { Aid } from './Empty';
import { EntryList } from './EntryList';
import type { Read } from './faults';
import { Later, useKept } from './Later';
import { laterParts, loadChanges, loadEmpty, loadReceived } from './later-parts';
import { OpenSheet, type Panel } from './OpenSheet';
import { SheetBar } from './SheetBar';
import { useAsked } from './use-asked';
import { useSettled } from './use-settled';
import { useShelf } from './use-shelf';
import { useToday } from './use-today';
import { forbiddenNotice, refusals } from './words';

interface Props {
	base: string;
	aids: readonly Aid[];
}

interface Message {
	readonly text: string;
	/** Puts back what the message tells. */
	readonly undo?: (() => void) | undefined;
}

/** « Ma feuille »: the sheets of the device, one of them open; or a sheet that a link holds. */
export default function SheetPage({ base, aids }: Props) {
	const shelf = useShelf();
	const [message, setMessage] = useState<Message>();
	const say = (text: string, undo?: () => void) => setMessage({ text, undo });
	const { received, setReceived, fault } = useAsked(base, shelf, say);
	const [panel, setPanel] = useState<Panel>();
	useKept(laterParts);

	const own = received ? undefined : shelf.open;
	const sheet = received ?? own?.sheet;
	const seen = useMemo(() => (own ? readSeen(shelf.place, own.id) : {}), [own]);
	const day = useToday(base, sheet, seen);
	useSettled(shelf, own, day, seen, say);

	const create = (made: Sheet, said: string) => {
		if (
			!shelf.create({
				...made,
				name: freeName(
					made.name,
					shelf.sheets.map((kept) => kept.sheet?.name),
				),
			})
		)
			return false;
		setReceived(undefined);
		setPanel(undefined);
		say(said);
		return true;
	};
	const createNew = () => create(emptySheet('Nouvelle feuille', dayOf(new Date())), 'Une feuille vide est ouverte.');
	const importFile = ({ sheet, notice }: Read) =>
		sheet ? create(sheet, `« ${sheet.name} » est importée. ${notice ?? ''}`) : say(notice ?? '');
	const set = (next: Sheet) => (received ? setReceived(next) : void shelf.change(() => next));

	return (
		<div
			class={`feuille ${sheet ? `papier-${sheet.paper} colonnes-${sheet.columns} ${sheet.short ? 'courte' : ''}` : ''}`}
		>
			{shelf.forbidden && <p class="avis">{forbiddenNotice}</p>}
			{fault && (
				<p class="avis" role="alert">
					{fault}
				</p>
			)}
			{!received && shelf.open && (
				<SheetBar
					sheets={shelf.sheets}
					open={shelf.open}
					onChoose={(id) => {
						shelf.choose(id);
						setMessage(undefined);
					}}
					onNew={createNew}
					onRename={(name) => shelf.change((now) => ({ ...now, name })) && say(`La feuille s’appelle « ${name} ».`)}
					onCopy={(copied) => create({ ...copied }, `Vous êtes sur la copie de « ${copied.name} ».`)}
					onErase={() => {
						const { open } = shelf;
						if (open && shelf.erase(open))
							say(
								`« ${open.sheet?.name ?? 'Feuille illisible'} » est supprimée.`,
								open.sheet && (() => shelf.restore(open)),
							);
					}}
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
									onSeen={
										received ? undefined : () => shelf.change((now) => allSeen(now, day.found)) && say('Tout est vu.')
									}
								/>
							)}
						/>
					)}
					{received ? (
						<Later
							load={loadReceived}
							draw={({ Received }) => (
								<Received
									sheet={received}
									today={day.today}
									href={day.href}
									onKeep={() =>
										create(received, `« ${received.name} » est gardée avec vos feuilles.`) && cleanAddress()
									}
									onLeave={() => {
										cleanAddress();
										setReceived(undefined);
										say('La feuille reçue n’est pas gardée.');
									}}
								/>
							)}
						/>
					) : (
						<EntryList
							key={own?.id}
							sheet={sheet}
							today={day.todayOfEntry}
							href={day.href}
							onChange={shelf.change}
							onSeen={(ref) => shelf.change((now) => allSeen(now, day.found, ref))}
							say={say}
						/>
					)}
				</OpenSheet>
			)}
			<div class="message" data-ecran>
				<p role="status">{shelf.refusal ? refusals[shelf.refusal] : message?.text}</p>
				{message?.undo && !shelf.refusal && (
					<button
						type="button"
						onClick={() => {
							message.undo?.();
							say('C’est annulé.');
						}}
					>
						Annuler
					</button>
				)}
			</div>
		</div>
	);
}

/** The page without what its address asked for. */
const cleanAddress = () => history.replaceState(null, '', location.pathname);

/** A name that no sheet has: « Ce soir », « Ce soir (2) ». */
function freeName(name: string, taken: readonly (string | undefined)[]): string {
	const bare = name.replace(/ \(\d+\)$/, '');
	for (let at = 2, free = name; ; free = `${bare} (${at++})`) if (!taken.includes(free)) return free;
}
