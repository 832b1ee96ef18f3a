// What a post will show, in the editor: `arbitreBlock.Preview`.
(() => {
	const { createElement, useEffect, useRef, useState } = window.wp.element;
	const { __ } = window.wp.i18n;
	const { site } = window.arbitreBlock;
	/** Width of a frame on a phone, in CSS pixels. */
	const PHONE = 320;
	/** Height until the frame has told its own. */
	const USUAL = 400;

	/** Address of the bare page. */
	const frameOf = ({ game, slug, query, part }, theme) => {
		const asked = [query, theme !== 'auto' && `theme=${theme}`].filter(Boolean).join('&');
		return `${site}integrer/${game}/${slug}/${asked && `?${asked}`}${part && `#${part}`}`;
	};

	/** Height that a message of version 1 tells, if it is one. */
	const heightIn = (data) =>
		data?.type === 'arbitre:hauteur' && data.version === 1 && data.hauteur > 0 && data.hauteur <= 50000
			? Math.ceil(data.hauteur)
			: undefined;

	/** A frame that calls with each height it tells. */
	function Frame({ src, title, onHeight, style, hidden }) {
		const frame = useRef();
		const heard = useRef();
		heard.current = onHeight;
		useEffect(() => {
			// The editor may be in a frame itself: messages come to the window that the frame is in.
			const view = frame.current.ownerDocument.defaultView;
			const hear = ({ source, origin, data }) => {
				if (source !== frame.current?.contentWindow || origin !== new URL(site).origin) return;
				const height = heightIn(data);
				if (height) heard.current(height);
			};
			view.addEventListener('message', hear);
			return () => view.removeEventListener('message', hear);
		}, []);
		return createElement('iframe', {
			ref: frame,
			src,
			title,
			style: { display: 'block', border: 0, ...style },
			referrerPolicy: 'no-referrer',
			sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
			...(hidden && { 'aria-hidden': true, tabIndex: -1 }),
		});
	}

	/**
	 * The frame as high as it needs, and, as long as its heights are not known, a second one as wide as a phone, out of sight:
	 * the post keeps both places.
	 */
	window.arbitreBlock.Preview = function Preview({ shown, theme, title, known, onHeights }) {
		const [told, tell] = useState({});
		const { column, phone } = told;
		useEffect(() => {
			if (!known && column && phone) onHeights({ column, phone });
		}, [known, column, phone]);
		const src = frameOf(shown, theme);
		const name = title || __('L’Arbitre', 'arbitre');
		const hear = (place) => (height) => tell((all) => ({ ...all, [place]: height }));
		const style = { width: '100%', height: column ?? USUAL };
		const away = {
			position: 'absolute',
			top: 0,
			left: 0,
			width: PHONE,
			height: 600,
			opacity: 0,
			pointerEvents: 'none',
		};
		return createElement(
			'div',
			{ style: { position: 'relative', overflow: 'hidden' } },
			createElement(Frame, { key: src, src, title: name, style, onHeight: hear('column') }),
			!known &&
				createElement(Frame, { key: `${src} `, src, title: name, style: away, hidden: true, onHeight: hear('phone') }),
		);
	};
})();
