import { expect, it } from 'vitest';
import { labelCells } from '../../../src/page/table-labels';

const head = '<thead><tr><th>Cas</th><th>Ce qui <b>se "passe"</b></th></tr></thead>';

it('writes the heading of its column on each cell but the first of a row', () => {
	expect(labelCells(`${head}<tbody>\n<tr><td>Un</td><td>Oui</td></tr><tr><td>Deux</td><td>Non</td></tr></tbody>`)).toBe(
		`${head}<tbody>\n<tr><td>Un</td><td data-titre="Ce qui se &quot;passe&quot;">Oui</td></tr>` +
			'<tr><td>Deux</td><td data-titre="Ce qui se &quot;passe&quot;">Non</td></tr></tbody>',
	);
});

it('leaves a cell of a column without heading as it is', () => {
	const table = '<thead><tr><th></th><th></th></tr></thead><tbody><tr><td>Un</td><td>Oui</td></tr></tbody>';
	expect(labelCells(table)).toBe(table);
});
