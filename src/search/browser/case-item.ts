import type { Piece } from '../cases/tool-case';
import type { Stated } from './finder';

/** Said when the code of the tool did not come. */
const NOT_HERE = 'Le résultat est dans l’outil.';

/** A number in what is said of a piece; its sign is of it when the query writes it so. */
const NUMBER = /\d+/;
const SIGNED = /[−-]?\d+/;

/** The case of a query among its answers: it stays the same element while the reader changes its numbers. */
export interface CaseItem {
	item: HTMLLIElement;
	/** Draws what was understood of a query, at once. */
	draw: (stated: Stated, query: string) => void;
	/** Shows what the tool answers. */
	tell: (said: string | undefined) => void;
}

/** @param rewrite asks the query with another number. */
export function makeCaseItem(rewrite: (query: string) => void): CaseItem {
	const title = document.createElement('b');
	const label = document.createElement('small');
	const result = document.createElement('p');
	result.className = 'issue';
	result.role = 'status';
	const understood = document.createElement('p');
	understood.className = 'compris';
	const link = document.createElement('a');
	link.textContent = 'Ouvrir ce cas dans l’outil';
	const item = document.createElement('li');
	item.className = 'cas';
	item.dataset.resultat = '';
	item.append(title, ' ', label, result, understood, link);

	/** Where each number stands in the query as it was last asked. */
	let places: NonNullable<Piece['at']>[] = [];
	let asked = '';
	let shape = '';

	understood.addEventListener('input', ({ target }) => {
		const field = target as HTMLInputElement;
		const place = places[[...understood.querySelectorAll('input')].indexOf(field)];
		if (!place || field.value === '' || !field.checkValidity()) return;
		const written = asked.slice(place.start, place.end);
		const sign = isSigned(written) && Number(field.value) >= 0 ? '+' : '';
		rewrite(asked.slice(0, place.start) + sign + field.value + asked.slice(place.end));
	});

	return {
		item,
		draw(stated, query) {
			const { game, tool, url, pieces } = stated;
			if (link.getAttribute('href') !== url) result.textContent = '';
			title.textContent = stated.title;
			label.textContent = stated.label;
			link.href = url;
			asked = query;
			places = pieces.flatMap(({ at }) => at ?? []);
			const drawn = pieces.map((piece) => pieceOf(piece, query));
			// At the end of a line rather than at the beginning of the next.
			for (const piece of drawn.slice(0, -1)) piece.append('\u00a0·');
			// The same fields stay under the reader's hands.
			const next = [game, tool, ...drawn.map(({ textContent }) => textContent)].join('|');
			const fields = (parent: ParentNode) => [...parent.querySelectorAll('input')];
			if (next === shape) {
				const values = drawn.flatMap(fields).map(({ value }) => value);
				for (const [at, field] of fields(understood).entries())
					if (Number(field.value) !== Number(values[at])) field.value = values[at] ?? '';
			} else understood.replaceChildren('Compris\u00a0: ', ...drawn.flatMap((piece) => [piece, ' ']));
			shape = next;
		},
		tell(said) {
			result.textContent = said ?? NOT_HERE;
		},
	};
}

const isSigned = (written: string): boolean => /^[−-]/.test(written);

/** What was understood; its number, when it has one, is a field that is named by its words. */
function pieceOf({ said, at }: Piece, query: string): HTMLElement {
	const piece = document.createElement('span');
	const signed = at !== undefined && isSigned(query.slice(at.start, at.end));
	const number = (signed ? SIGNED : NUMBER).exec(said);
	if (!at || !number) {
		piece.append(said);
		return piece;
	}
	const field = document.createElement('input');
	field.type = 'number';
	field.value = number[0].replace('−', '-');
	field.min = signed ? '-99' : '0';
	field.max = '99';
	const [before, after] = [said.slice(0, number.index), said.slice(number.index + number[0].length)];
	field.ariaLabel = `${before}${after}`.trim();
	piece.append(before, field, after);
	return piece;
}
