import { useEffect, useState } from 'preact/hooks';
import { readAsked } from '../asked';
import type { Sheet } from '../model';
import { unpackSheet } from '../packed-sheet';
import type { SeenByRef } from '../store';
import { Changes } from './Changes';
import { type Read, told } from './faults';
import { ReadList } from './ReadList';
import { useToday } from './use-today';

const NOTHING_SEEN: SeenByRef = {};

/** A sheet in a frame of another site: read, and never kept. */
export function FrameSheet({ base }: { base: string }) {
	const [{ sheet, notice }, setRead] = useState<Read>({});
	useEffect(() => {
		const read = async () => setRead(await readFrame());
		read();
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	}, []);
	return (
		<div class="feuille">
			{notice && <p class="avis">{notice}</p>}
			{sheet && <Shown base={base} sheet={sheet} />}
		</div>
	);
}

function Shown({ base, sheet }: { base: string; sheet: Sheet }) {
	const { today, statuses, href } = useToday(base, sheet, NOTHING_SEEN);
	return (
		<>
			<h2>{sheet.name}</h2>
			<Changes statuses={statuses} />
			<ReadList sheet={sheet} today={today} href={href} />
		</>
	);
}

/** The sheet of the address, which the links to the page of sheets take along. */
async function readFrame(): Promise<Read> {
	// WordPress writes its own secret behind.
	const asked = readAsked({ hash: location.hash.replace(/#?\?secret=.*$/, ''), search: '' });
	if (asked?.kind !== 'sheet')
		return {
			notice:
				'Cette adresse ne contient pas de feuille. Sur la page « Ma feuille », « Partager » donne le code qui en montre une.',
		};
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page]')) link.hash = `f=${asked.written}`;
	return told('Ce lien', await unpackSheet(asked.written));
}
