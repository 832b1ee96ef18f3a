import type { ComponentProps } from 'preact';
import { toCompact } from '../compact';
import { sheetSnippet } from '../frame-snippet';
import type { Item, Sheet } from '../model';
import { LONGEST } from '../packed-sheet';
import type { Today } from '../today';
import { AddressCode } from './AddressCode';
import { ImportButton } from './ImportButton';
import { useWritten } from './use-written';

/** Browsers before 2023 cannot compress. */
const canWrite = 'CompressionStream' in globalThis;

interface Props {
	sheet: Sheet;
	today: (item: Item) => Today;
	/** Whole address of what `packSheet` writes. */
	addressOf: (written: string) => string;
	/** The same in a frame. */
	frameAddressOf: (written: string) => string;
	onRead: ComponentProps<typeof ImportButton>['onRead'];
	say: (text: string) => void;
}

/** The whole sheet in an address, in a file, or in a frame of another site. */
export function SharePanel({ sheet, today, addressOf, frameAddressOf, onRead, say }: Props) {
	const written = useWritten(sheet);
	const copy = async (text: string, what: string) => {
		try {
			await navigator.clipboard.writeText(text);
			say(`${what} copié.`);
		} catch {
			say('Le navigateur refuse la copie : copiez l’adresse du lien.');
		}
	};
	const long = (written?.length ?? 0) > LONGEST;
	return (
		<div class="champs" role="group" aria-label="Partager">
			{written && !long && (
				<>
					<p>
						<button type="button" onClick={() => copy(addressOf(written), 'Lien')}>
							Copier le lien
						</button>
						<a href={addressOf(written)}>Lien vers cette feuille</a>
					</p>
					<p class="note">
						Le lien contient toute la feuille, vos notes comprises : {addressOf(written).length} signes. Rien n’est
						envoyé au site.
					</p>
				</>
			)}
			{long && <p class="alerte">Cette feuille est trop longue pour un lien : exportez-la, ou faites-en deux.</p>}
			{!canWrite && <p class="alerte">Ce navigateur ne sait pas écrire le lien : exportez la feuille.</p>}
			<p>
				<button type="button" onClick={() => download(sheet)}>
					Exporter un fichier
				</button>
				<ImportButton onRead={onRead} />
				{written && !long && (
					<button
						type="button"
						class="discret"
						onClick={() =>
							copy(
								sheetSnippet(sheet, today, { frame: frameAddressOf(written), page: addressOf(written) }),
								'Code à coller',
							)
						}
					>
						Copier le code pour un site
					</button>
				)}
			</p>
		</div>
	);
}

/** Hands the sheet over as a file. */
function download(sheet: Sheet): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([JSON.stringify(toCompact(sheet))], { type: 'application/json' }));
	link.download = `${fileName(sheet.name)}.json`;
	link.click();
	URL.revokeObjectURL(link.href);
}

/** « Ce soir, à table ! » → « ce-soir-a-table ». */
function fileName(name: string): string {
	const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
	return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'feuille';
}

/** The QR code of the whole sheet, or why it has none. */
export function SheetCode({ sheet, addressOf }: Pick<Props, 'sheet' | 'addressOf'>) {
	const written = useWritten(sheet);
	if (!written) return null;
	return (
		<AddressCode
			address={addressOf(written)}
			label="Code QR de cette feuille"
			tooLong="Cette feuille est trop longue pour un code QR qu’un téléphone lise : partagez-la par son lien."
		/>
	);
}
