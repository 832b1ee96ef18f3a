// What the editor tells an author of an address: `arbitreBlock.Warning`.
(() => {
	const { createElement } = window.wp.element;
	const { Notice } = window.wp.components;
	const { __, sprintf } = window.wp.i18n;
	const { site } = window.arbitreBlock;

	const messages = {
		/* translators: %s: address of L’Arbitre. */
		elsewhere: sprintf(
			__(
				'Cette adresse n’est pas celle d’une page de L’Arbitre : ses adresses commencent par %s. L’article en garde un lien.',
				'arbitre',
			),
			site,
		),
		page: __(
			'Cette page de L’Arbitre ne se met pas dans un cadre : prenez un outil, un schéma, une aide, un terme, une page de règles ou une règle. L’article en garde un lien.',
			'arbitre',
		),
		sheet: __(
			'Une feuille ne se met pas dans un cadre : l’article en garde un lien, avec toute la feuille.',
			'arbitre',
		),
		missing: __(
			'L’Arbitre n’a pas de page à cette adresse : vérifiez-la, ou cherchez la page par son nom. L’article en garde un lien.',
			'arbitre',
		),
		rule: __('Cette page n’a pas de règle de ce nom : elle est montrée en entier.', 'arbitre'),
		silent: __(
			'L’Arbitre ne répond pas : l’article montrera le cadre dès qu’il répondra, et un lien d’ici là.',
			'arbitre',
		),
		lists: __('Les listes de L’Arbitre ne viennent pas : vérifiez votre connexion, ou collez une adresse.', 'arbitre'),
		none: __('Rien de ce nom dans ce jeu. Essayez un autre mot, ou collez une adresse.', 'arbitre'),
	};
	window.arbitreBlock.Warning = ({ says }) =>
		createElement(Notice, { status: 'warning', isDismissible: false }, messages[says]);
})();
