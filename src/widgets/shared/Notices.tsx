const SHOWN = 8;

/** What was wrong in the address, announced: the reader must know that the case is not the one of the link. */
export function Notices({ notices }: { notices: readonly string[] }) {
	if (notices.length === 0) return null;
	const more = notices.length - SHOWN;
	return (
		<div class="avis" role="alert">
			<p>Le lien contient des valeurs qui ne conviennent pas :</p>
			<ul>
				{notices.slice(0, SHOWN).map((notice) => (
					<li key={notice}>{notice}</li>
				))}
				{more > 0 && <li>{more === 1 ? 'et une autre valeur.' : `et ${more} autres valeurs.`}</li>}
			</ul>
		</div>
	);
}
