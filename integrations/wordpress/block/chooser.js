// Where an author says what is to be shown: `arbitreBlock.Chooser`.
(() => {
	const { createElement: el, useEffect, useState } = window.wp.element;
	const { Button, Placeholder, SelectControl, TextControl } = window.wp.components;
	const { __ } = window.wp.i18n;
	const { choices, Warning } = window.arbitreBlock;

	/** Where the heights of what is shown are not known yet. */
	const unknown = { titre: '', hauteur: undefined, hauteurTelephone: undefined };
	const isAddress = (typed) => /^\W*https?:\/\//i.test(typed);
	const kinds = {
		outil: __('Outil', 'arbitre'),
		deroulement: __('Schéma', 'arbitre'),
		aide: __('Aide de jeu', 'arbitre'),
		terme: __('Terme', 'arbitre'),
		page: __('Page', 'arbitre'),
		regle: __('Règle', 'arbitre'),
	};

	/** Chooses what is shown: by its name, or by its address. */
	window.arbitreBlock.Chooser = function Chooser({ onChoose }) {
		const [games, setGames] = useState([]);
		const [game, setGame] = useState('');
		const [typed, type] = useState('');
		const [found, find] = useState([]);
		const [says, say] = useState('');
		useEffect(() => {
			choices.games().then(
				(all) => {
					setGames(all);
					setGame(all[0]?.id ?? '');
				},
				() => say('lists'),
			);
		}, []);
		useEffect(() => {
			let isLate = false;
			if (isAddress(typed)) say('');
			if (!game || isAddress(typed)) return find([]);
			choices.search(game, typed).then(
				(all) => {
					if (isLate) return;
					find(all);
					say(typed.trim() && all.length === 0 ? 'none' : '');
				},
				() => isLate || say('lists'),
			);
			return () => {
				isLate = true;
			};
		}, [game, typed]);
		const options = games.map(({ id, court }) => ({ value: id, label: court }));
		const submit = (event) => {
			event.preventDefault();
			if (isAddress(typed)) onChoose({ adresse: typed.trim(), ...unknown });
			else if (found[0]) choose(found[0]);
		};
		const choose = ({ address, title, kind, heights }) => {
			// Heights of rules are reckoned from their texts; the others are measured.
			const measured = kind === 'regle' ? { hauteur: heights.column, hauteurTelephone: heights.phone } : {};
			onChoose({ adresse: address, ...unknown, titre: title, ...measured });
		};
		return el(
			Placeholder,
			{
				icon: 'book',
				label: __('L’Arbitre', 'arbitre'),
				instructions: __(
					'Cherchez un outil, un schéma, un terme ou une règle, ou collez l’adresse de sa page.',
					'arbitre',
				),
			},
			el(
				'form',
				{ onSubmit: submit, style: { width: '100%' } },
				el(SelectControl, { label: __('Jeu', 'arbitre'), value: game, options, onChange: setGame }),
				el(TextControl, { label: __('Nom ou adresse', 'arbitre'), value: typed, onChange: type, autoComplete: 'off' }),
				isAddress(typed) && el(Button, { variant: 'primary', type: 'submit' }, __('Montrer', 'arbitre')),
				says && el(Warning, { says }),
				el(
					'ul',
					{ style: { listStyle: 'none', padding: 0, margin: '8px 0 0' } },
					found.map((choice) =>
						el(
							'li',
							{ key: choice.kind + choice.slug },
							el(
								Button,
								{ variant: 'tertiary', style: { height: 'auto', textAlign: 'left' }, onClick: () => choose(choice) },
								`${choice.title} (${kinds[choice.kind]})`,
							),
						),
					),
				),
			),
		);
	};

	Object.assign(window.arbitreBlock, { unknown, isAddress });
})();
