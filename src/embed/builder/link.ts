import { tracking } from '../../widgets/shared/fields';

// The link to the snippet builder takes along the case that the reader set up, or the step they are at.

const link = document.querySelector<HTMLAnchorElement>('[data-integrer]');
/** A question put to the whole chart: frames do not ask it. */
const NOT_FRAMED = 'geste';

function follow(): void {
	if (!link) return;
	const own = [...new URLSearchParams(location.search)].filter(([name]) => name !== NOT_FRAMED && !tracking.test(name));
	const target = new URL(link.href);
	target.searchParams.delete('parametres');
	if (own.length > 0) target.searchParams.set('parametres', `${new URLSearchParams(own)}`);
	link.href = target.href;
}

follow();
addEventListener('arbitre:adresse', follow);
addEventListener('popstate', follow);
