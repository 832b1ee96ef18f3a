import { readHeight } from '../read-height';
import { type Asked, frameAddress, pageAddress, said } from './address';
import { reservedHeight } from './reserve';
import { schemeOf } from './scheme';
import { style } from './style';

/**
 * Our page needs its scripts, its own origin (its messages are known by it, its permissions granted to it) and links
 * that open a page free of these limits. So the frame is refused the rest: leading the host's page elsewhere, even on
 * a click, dialogs, downloads. The host need not trust us for these.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A frame whose page is read, and that has told nothing after this, in milliseconds, will tell nothing. */
const SILENCE = 2000;

/** A column of no width is on its way to another one, in CSS pixels: the height that a frame needs in it is nobody's. */
const NARROW = 99;

const EXPECTED =
	'<arbitre-outil>\u00a0: les attributs «\u00a0jeu\u00a0» et «\u00a0outil\u00a0» sont attendus, par exemple jeu="keyforge" outil="combat". Seul le lien est affiché.';

/**
 * The class of `<arbitre-outil>` for one site: a frame on one of our bare pages, as high as its content, and a link
 * in its place until the frame answers. It has no public member of its own. Its shadow root is open: there is nothing
 * to hide in it, and the host's accessibility tools see the frame.
 *
 * Of the page it uses the oldest methods only: hosts replace younger ones (`remove`, `update`, `replace`…).
 */
export function elementFor(site: string): CustomElementConstructor {
	const { origin } = new URL(site);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(style);

	return class extends HTMLElement {
		static observedAttributes = ['jeu', 'outil', 'parametres', 'theme', 'titre', 'hauteur'];

		#box = document.createElement('div');
		#link = document.createElement('a');
		#frame: HTMLIFrameElement | undefined;
		#address: string | undefined;
		/** The last height that a frame sent, kept for the next frame. */
		#height: number | undefined;
		#planned = false;
		#warned = false;

		constructor() {
			super();
			const root = this.attachShadow({ mode: 'open' });
			root.adoptedStyleSheets = [sheet];
			const fallback = document.createElement('div');
			fallback.className = 'lien';
			this.#box.className = 'boite';
			// The style has a transition on the colour of the text: its end tells of each change, whatever the host did.
			this.#box.addEventListener('transitionend', this.#paint);
			const slot = document.createElement('slot');
			// The parser adds the link after the element was made.
			slot.addEventListener('slotchange', this.#plan);
			fallback.appendChild(slot);
			fallback.appendChild(this.#link);
			this.#box.appendChild(fallback);
			root.appendChild(this.#box);
		}

		connectedCallback() {
			addEventListener('message', this.#hear);
			this.#plan();
		}

		/** Empty, and needed: without it, `moveBefore` disconnects and connects the element, and reloads its frame. */
		connectedMoveCallback() {}

		disconnectedCallback() {
			removeEventListener('message', this.#hear);
			this.#drop();
		}

		attributeChangedCallback() {
			this.#plan();
		}

		/** All that changes in a row is drawn once. */
		#plan = () => {
			if (this.#planned) return;
			this.#planned = true;
			queueMicrotask(() => {
				this.#planned = false;
				if (this.isConnected) this.#draw();
			});
		};

		#draw() {
			const asked: Asked = {
				game: this.getAttribute('jeu'),
				slug: this.getAttribute('outil'),
				query: this.getAttribute('parametres'),
				theme: this.getAttribute('theme'),
			};
			const title = this.getAttribute('titre');
			const link = this.querySelector('a[href]');
			this.#link.hidden = !!link;
			this.#link.href = pageAddress(site, asked);
			this.#link.textContent = title || 'Voir sur L’Arbitre';

			const address = frameAddress(site, asked);
			if (address !== this.#address) {
				this.#drop();
				this.#address = address;
				if (address) this.#open(address);
			}
			if (!address && !this.#warned) {
				this.#warned = true;
				console.warn(EXPECTED, this);
			}
			if (!this.#frame) return;
			this.#frame.title = title || link?.textContent?.trim().replace(/\s+/g, ' ') || 'L’Arbitre';
			// The height reserved by the style of the snippet: our own style undoes that, for a frame may be lower in the end.
			const reserved = this.style.minHeight || `${reservedHeight(this.getAttribute('hauteur'), asked.slug)}px`;
			this.#frame.style.height = this.#height ? `${this.#height}px` : reserved;
			this.#paint();
		}

		/** A new frame for each address: to lead the old one there would add a step to the reader's history. */
		#open(address: string) {
			const frame = document.createElement('iframe');
			const attributes = {
				loading: 'lazy',
				referrerpolicy: 'no-referrer',
				allow: 'clipboard-write; fullscreen; screen-wake-lock',
				sandbox: SANDBOX,
				src: address,
			};
			for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
			frame.inert = true;
			// Refused by the host or by the browser, or without its scripts: the link stays, and the place kept below it goes.
			frame.addEventListener('load', () =>
				setTimeout(() => {
					if (frame.inert) frame.style.height = '0';
				}, SILENCE),
			);
			this.#frame = frame;
			this.#box.appendChild(frame);
		}

		/**
		 * Gives the frame its colour scheme: before its page is drawn, another one would paint its place white, and browsers
		 * show a page that has no theme of its own in the scheme of its frame.
		 */
		#paint = () => {
			if (!this.#frame) return;
			this.#frame.style.colorScheme = schemeOf(
				said(this.getAttribute('theme')),
				getComputedStyle(this.#box).outlineColor,
			);
		};

		#drop() {
			if (this.#frame) this.#box.removeChild(this.#frame);
			this.#frame = this.#address = undefined;
			this.#box.className = 'boite';
		}

		#hear = ({ source, origin: from, data }: MessageEvent) => {
			if (!this.#frame || source !== this.#frame.contentWindow || from !== origin) return;
			if (this.#frame.clientWidth < NARROW) return;
			const height = readHeight(data);
			if (!height) return;
			this.#height = height;
			this.#frame.style.height = `${height}px`;
			this.#frame.inert = false;
			this.#box.className = 'boite pret';
		};
	};
}
