// What L'Arbitre can show, read by the editor when an author searches: `arbitreBlock.choices`.
(() => {
	/** The address of our site, and lists already read. */
	const { site } = window.arbitreBlock;
	const read = new Map();
	/** In the order in which they are offered. */
	const FEW = ['outil', 'deroulement', 'aide'];
	const KINDS = [...FEW, 'terme', 'page', 'regle'];
	const SHOWN = 8;

	/** JSON of our site, each address once; a failure is asked again. */
	const json = (path) => {
		const known = read.get(path);
		if (known) return known;
		const asked = fetch(site + path, { credentials: 'omit', referrerPolicy: 'no-referrer' }).then((answer) => {
			if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
			return answer.json();
		});
		read.set(path, asked);
		asked.catch(() => read.delete(path));
		return asked;
	};

	/** Kinds of which a game has few share one file. */
	const listOf = (game, kind) =>
		FEW.includes(kind)
			? json('integrer/choix.json').then((games) => games[game]?.[kind] ?? [])
			: json(`integrer/${game}/choix/${kind}.json`);
	const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();

	const choiceOf = (kind, [slug, title, path, column, phone]) => ({
		kind,
		slug,
		title,
		address: site + path.replace(/^\//, ''),
		heights: { column, phone },
	});

	window.arbitreBlock.choices = {
		/** The games, as `{ id, court }`. */
		games: () => json('api/v1/jeux.json').then(({ jeux }) => jeux),

		/**
		 * What a game has whose name holds all the words that were typed: tools, charts and what starts with them, the rest, then
		 * rules, which are hundreds.
		 */
		async search(game, typed) {
			const words = plain(typed).split(/\s+/).filter(Boolean);
			if (words.length === 0) return [];
			const lists = await Promise.all(KINDS.map((kind) => listOf(game, kind)));
			const found = KINDS.flatMap((kind, at) =>
				lists[at]
					.filter(([, title]) => words.every((word) => plain(title).includes(word)))
					.map((choice) => choiceOf(kind, choice)),
			);
			const rank = ({ kind, title }) => {
				if (kind === 'regle') return 2;
				return FEW.includes(kind) || plain(title).startsWith(words.join(' ')) ? 0 : 1;
			};
			return found.sort((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
		},

		/** A rule of a page, with its name and its heights; `undefined` when the page has no such rule. */
		async rule(game, slug) {
			const found = (await listOf(game, 'regle')).find(([known]) => known === slug);
			return found && choiceOf('regle', found);
		},
	};
})();
