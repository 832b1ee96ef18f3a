import { useState } from 'preact/hooks';

interface Props {
	/** The case, as a query string without « ? ». */
	query: string;
	/** Address of the tool's own page. */
	page: string;
	onReset: () => void;
}

/** Link to the case, copy, and return to the default. */
export function Share({ query, page, onReset }: Props) {
	const [told, setTold] = useState('');
	const address = query ? `${page}?${query}` : page;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(new URL(address, location.href).href);
			setTold('Lien copié.');
		} catch {
			setTold('Le navigateur refuse la copie : utilisez le lien « Lien vers ce cas ».');
		}
	};
	return (
		<p class="partage" data-ecran>
			<button type="button" onClick={copy}>
				Copier le lien
			</button>
			<a href={address}>Lien vers ce cas</a>
			<button
				type="button"
				class="discret"
				onClick={() => {
					setTold('');
					onReset();
				}}
			>
				Recommencer
			</button>
			<span role="status">{told}</span>
		</p>
	);
}
