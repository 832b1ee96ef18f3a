import { useState } from 'preact/hooks';

interface Props {
	/** The case, as a query string without « ? ». */
	query: string;
	/** Address of the tool's own page. */
	page: string;
	/** Whether the tool is alone in a frame, where nothing is kept. */
	bare: boolean;
	onReset: () => void;
}

/** Link to the case, copy, « Ma feuille » (`client/tool-page.ts`), paper, and return to the default. */
export function Share({ query, page, bare, onReset }: Props) {
	// With the case that was copied: « copié » must not stay beside another case.
	const [note, setNote] = useState<{ query: string; text: string }>();
	const address = query ? `${page}?${query}` : page;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(new URL(address, location.href).href);
			setNote({ query, text: 'Lien copié.' });
		} catch {
			setNote({ query, text: 'Copie refusée : prenez « Lien vers ce cas ».' });
		}
	};
	return (
		<p class="partage" data-ecran>
			<button type="button" onClick={copy}>
				Copier le lien
			</button>
			<a href={address}>Lien vers ce cas</a>
			{!bare && (
				<button type="button" class="discret" data-feuille={address}>
					Ajouter à ma feuille
				</button>
			)}
			<button type="button" class="discret imprimer" onClick={() => print()}>
				Imprimer
			</button>
			<button type="button" class="discret" onClick={onReset}>
				Recommencer
			</button>
			<span role="status">{note?.query === query && note.text}</span>
		</p>
	);
}
