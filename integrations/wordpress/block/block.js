// The block « L'Arbitre »: an address of ours, searched for or pasted. The post is drawn by the server.
(() => {
	const { apiFetch } = window.wp;
	const { createElement: el, Fragment, useEffect, useState } = window.wp.element;
	const { InspectorControls, useBlockProps, BlockControls } = window.wp.blockEditor;
	const { PanelBody, SelectControl, Spinner, TextControl, ToolbarButton, ToolbarGroup } = window.wp.components;
	const { createBlock, registerBlockType } = window.wp.blocks;
	const { __ } = window.wp.i18n;
	const { site, choices, unknown, isAddress, Warning, Chooser, Preview } = window.arbitreBlock;

	const isOurs = (typed) => typed.trim().toLowerCase().startsWith(site.toLowerCase());
	/** WordPress writes `&` as a reference for those who may not write HTML. */
	const plain = (address) => address.replace(/&amp;/g, '&');

	/** What the server says of an address; `undefined` until it has. */
	function useShown(address) {
		const [told, tell] = useState();
		useEffect(() => {
			let isLate = false;
			tell(undefined);
			const path = `/arbitre/v1/adresse?adresse=${encodeURIComponent(address)}`;
			const look = async () => {
				const shown = await apiFetch({ path });
				if (shown.state !== 'good' || !shown.part) return shown;
				const rule = await choices.rule(shown.game, `${shown.slug}#${shown.part}`).catch(() => ({}));
				return rule ? { ...shown, ...rule, slug: shown.slug } : { ...shown, part: '', state: 'rule' };
			};
			if (address)
				look()
					.catch(() => ({ state: 'silent' }))
					.then((shown) => isLate || tell(shown));
			return () => {
				isLate = true;
			};
		}, [address]);
		return told;
	}

	/** An address that is written the same in a post as in an attribute. */
	const SAFE = /^https?:\/\/[\w\-./?&=%#:]+$/;

	/** The case of a tool is a part of its address, and so is edited there. */
	function withCase(address, typed) {
		const [page, part] = plain(address).split('#');
		const query = typed
			.trim()
			.replace(/^[^?]*\?/, '')
			.replace(/#.*/, '');
		return page.replace(/\?.*/, '') + (query && `?${query}`) + (part ? `#${part}` : '');
	}

	function Edit({ attributes, setAttributes }) {
		const { adresse, theme, titre, hauteur } = attributes;
		const shown = useShown(adresse);
		const isShown = shown?.state === 'good' || shown?.state === 'rule';
		// The address as it is understood, without what stood around it.
		useEffect(() => {
			if (!isShown) return;
			const found = { adresse: shown.page, titre: titre || shown.title, theme: shown.theme || theme };
			if (Object.keys(found).some((name) => found[name] !== attributes[name])) setAttributes(found);
		}, [shown]);
		const props = useBlockProps();
		if (!adresse) return el('div', props, el(Chooser, { onChoose: setAttributes }));
		const query = plain(adresse).split('#')[0].split('?')[1] ?? '';
		const themes = {
			auto: __('Celui de la page', 'arbitre'),
			clair: __('Clair', 'arbitre'),
			sombre: __('Sombre', 'arbitre'),
		};
		return el(
			Fragment,
			null,
			el(
				BlockControls,
				null,
				el(
					ToolbarGroup,
					null,
					el(ToolbarButton, { onClick: () => setAttributes({ adresse: '', ...unknown }) }, __('Remplacer', 'arbitre')),
				),
			),
			el(
				InspectorControls,
				null,
				el(
					PanelBody,
					{ title: __('L’Arbitre', 'arbitre') },
					el(SelectControl, {
						label: __('Thème', 'arbitre'),
						value: theme,
						options: Object.entries(themes).map(([value, label]) => ({ value, label })),
						onChange: (theme) => setAttributes({ theme }),
					}),
					el(TextControl, {
						label: __('Cas', 'arbitre'),
						help: __(
							'Réglez l’outil sur sa page, puis collez ici l’adresse que vous y lisez, ou ce qui suit son « ? ».',
							'arbitre',
						),
						value: query,
						onChange: (typed) =>
							setAttributes({ adresse: withCase(adresse, typed), hauteur: undefined, hauteurTelephone: undefined }),
					}),
					isShown &&
						el(
							'p',
							null,
							el('a', { href: shown.page, target: '_blank', rel: 'noreferrer' }, __('Ouvrir la page', 'arbitre')),
						),
				),
			),
			el(
				'div',
				props,
				!shown && el(Spinner),
				shown && shown.state !== 'good' && el(Warning, { says: shown.state }),
				shown &&
					!isShown &&
					isAddress(adresse) &&
					el(
						'p',
						null,
						el('a', { href: plain(adresse), onClick: (event) => event.preventDefault() }, titre || plain(adresse)),
					),
				isShown &&
					el(Preview, {
						shown,
						theme,
						title: titre,
						known: hauteur !== undefined,
						onHeights: ({ column, phone }) => setAttributes({ hauteur: column, hauteurTelephone: phone }),
					}),
			),
		);
	}

	registerBlockType('arbitre/outil', {
		icon: 'book',
		edit: Edit,
		// What is left where the plugin is not: a link, when nothing in the address could be rewritten on its way.
		save: ({ attributes: { adresse, titre } }) =>
			SAFE.test(plain(adresse)) ? el('p', null, el('a', { href: plain(adresse) }, titre || plain(adresse))) : null,
		transforms: {
			from: [
				{
					// Before the block of WordPress's own oEmbed, which would keep neither the case nor the rule.
					type: 'raw',
					priority: 5,
					isMatch: (node) => node.nodeName === 'P' && isOurs(node.textContent) && !/\s/.test(node.textContent.trim()),
					transform: (node) => createBlock('arbitre/outil', { adresse: node.textContent.trim() }),
				},
				{
					type: 'block',
					blocks: ['core/embed'],
					isMatch: ({ url }) => !!url && isOurs(url),
					transform: ({ url }) => createBlock('arbitre/outil', { adresse: url }),
				},
			],
		},
	});
})();
