import type { Place } from '../device-place';
import type { Refusal } from '../store';

/** Why a change is not kept, and what to do. */
export function Refused({ refusal, place }: { refusal: Refusal; place: Place }) {
	return <p>{refusal === 'full' ? fullWords(place) : words[refusal]}</p>;
}

const words: Readonly<Record<Exclude<Refusal, 'full'>, string>> = {
	deleted:
		'Cette feuille vient d’être supprimée dans un autre onglet. Elle se retrouve, avec ce que vous écriviez, dans « Feuilles supprimées ».',
	many: 'Trente feuilles sont gardées, c’est le plus possible : supprimez-en une.',
};

const signs = new Intl.NumberFormat('fr');

/** How much is kept, and what would make room. */
function fullWords(place: Place): string {
	const sizes = Array.from({ length: place.length }, (_, at) => {
		const key = place.key(at) ?? '';
		return { key, size: key.length + (place.getItem(key)?.length ?? 0) };
	});
	const sum = (all: typeof sizes) => signs.format(all.reduce((total, { size }) => total + size, 0));
	const own = sum(sizes.filter(({ key }) => key.startsWith('feuille')));
	return `Le navigateur n’a plus de place pour ce site : ce changement n’est pas gardé. Il y garde ${sum(sizes)} signes, dont ${own} pour vos feuilles. Exportez une feuille puis supprimez-la pour de bon, ou effacez des cas de « Ce soir ».`;
}

/** Nothing can be kept here. */
export const Forbidden = () => (
	<p class="avis">
		Ce navigateur ne permet pas de garder une feuille : elle durera tant que cette page reste ouverte. Partagez-la ou
		exportez-la pour la retrouver.
	</p>
);
