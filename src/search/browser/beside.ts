import { toolFolder } from '../../addresses/addresses';

// On a wide screen, the page of one answer stands beside the answers, at what decides: it is read there, or opened.

/** Where there is room for two columns; the same width as in `search-page.css`. */
const ROOM = '(width >= 64rem)';
/** A pointer that only crosses an answer does not change what is read. */
const REST = 150;
/** What is of use on the page itself only. */
const LEFT_OUT =
	'script, astro-island, [role="status"], iframe, form, noscript, .ancre, .calcul, [data-pagefind-filter]';

/** One column, whatever the page has; the statement that decides is marked as the one that an address names. */
const ITS_OWN = `
	:host article { display: block; }
	.visee { background: var(--accent-doux); box-shadow: 0 0 0 0.4rem var(--accent-doux); border-radius: 0.2rem; }
`;

/** As the build writes the styles of a page: all of them, in its head. */
const STYLE = /<style>(.*?)<\/style>/gs;

/** What is shown of a page: its styles and its text. */
interface Shown {
	styles: readonly CSSStyleSheet[];
	text: Element;
}

/** Shows beside `list` the page of its first answer, then of the one that has the focus or the pointer. */
export function startBeside(pane: HTMLElement, list: HTMLElement): void {
	const room = matchMedia(ROOM);
	const known = new Map<string, Promise<Shown | undefined>>();
	const title = document.createElement('a');
	const body = document.createElement('div');
	// What scrolls is reached by the keyboard.
	body.tabIndex = 0;
	pane.append(title, body);
	// Its styles are those of the page it comes from, and are kept from this one.
	const inside = body.attachShadow({ mode: 'open' });
	let shown = '';
	let timer: ReturnType<typeof setTimeout> | undefined;

	async function show(link: HTMLAnchorElement | undefined): Promise<void> {
		clearTimeout(timer);
		if (!room.matches || link?.href === shown) return;
		// A tool is opened, not read.
		if (link?.pathname.split('/').includes(toolFolder)) return show(undefined);
		shown = link?.href ?? '';
		if (!link) {
			pane.hidden = true;
			return;
		}
		const [address = ''] = link.href.split('#');
		const coming = known.get(address) ?? read(address);
		known.set(address, coming);
		const page = await coming;
		if (shown !== link.href) return;
		if (!page) known.delete(address);
		pane.hidden = !page;
		if (!page) return;
		title.href = link.href;
		title.textContent = `Ouvrir « ${page.text.querySelector('h1')?.textContent?.trim() ?? address} »`;
		const text = page.text.cloneNode(true) as Element;
		const sought = link.hash ? text.querySelector(`#${CSS.escape(decodeURIComponent(link.hash.slice(1)))}`) : null;
		sought?.classList.add('visee');
		inside.adoptedStyleSheets = [...page.styles];
		inside.replaceChildren(text);
		body.scrollTop = sought
			? sought.getBoundingClientRect().top - body.getBoundingClientRect().top + body.scrollTop - body.clientHeight / 4
			: 0;
	}

	// A case is no page to read: it is opened in its tool.
	const linkOf = (target: EventTarget | null) =>
		(target as Element | null)?.closest<HTMLAnchorElement>(':not(.cas) > a[href]');
	list.addEventListener('focusin', ({ target }) => {
		const link = linkOf(target);
		if (link) show(link);
	});
	list.addEventListener('pointerover', ({ target }) => {
		const link = linkOf(target);
		clearTimeout(timer);
		if (link) timer = setTimeout(() => show(link), REST);
	});
	const showFirst = () => {
		// Its page comes once all the answers have: they are what is waited for.
		if (list.ariaBusy === 'true') return;
		const links = [...list.querySelectorAll<HTMLAnchorElement>('[data-resultat]:not(.cas) a')];
		// What a reader looks at stays, as long as it is an answer.
		const still = list.contains(document.activeElement) && links.find(({ href }) => href === shown);
		if (!still) show(links[0]);
	};
	new MutationObserver(showFirst).observe(list, { childList: true, attributeFilter: ['aria-busy'] });
	room.addEventListener('change', showFirst);
}

/** Reads a page of the site; nothing when it cannot be had, or has no text of its own. */
async function read(address: string): Promise<Shown | undefined> {
	try {
		const response = await fetch(address);
		if (!response.ok) return undefined;
		const whole = await response.text();
		// The policy of the site refuses styles in a page that are not its own, even before it is shown: they are adopted.
		const page = new DOMParser().parseFromString(whole.replaceAll(STYLE, ''), 'text/html');
		const text = page.querySelector('main article') ?? page.querySelector('main');
		if (!text) return undefined;
		for (const part of text.querySelectorAll(LEFT_OUT)) part.remove();
		for (const link of text.querySelectorAll('a[href^="#"]'))
			link.setAttribute('href', address + link.getAttribute('href'));
		return {
			styles: [...whole.matchAll(STYLE)].map(([, style = '']) => sheetOf(style)).concat(sheetOf(ITS_OWN)),
			text,
		};
	} catch {
		return undefined;
	}
}

function sheetOf(text: string): CSSStyleSheet {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	return sheet;
}
