import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { expectWords, marks, tooltips, undo } from './hosts/tooltips';

// Which words of a host are marked, and which of its texts are left alone.

const untouched = {
	'a link': '<a href="/x">armure</a>',
	'what a link holds': '<a href="/x"><b>armure</b></a>',
	'a button': '<button>armure</button>',
	'what acts like a button': '<span role="button" tabindex="0">armure</span>',
	'a tab': '<div role="tab">armure</div>',
	'the label of a field': '<label>armure <input></label>',
	'a field': '<textarea>armure</textarea><select><option>armure</option></select>',
	'the title of what unfolds': '<details open><summary>armure</summary></details>',
	'a heading': '<h2>armure</h2><h6>armure</h6>',
	'what acts like a heading': '<div role="heading" aria-level="2">armure</div>',
	'the heading of a column': '<table><tr><th>armure</th></tr></table>',
	'a menu': '<nav>armure</nav>',
	code: '<code>armure</code> <pre>armure</pre> <kbd>armure</kbd> <samp>armure</samp>',
	emphasis: '<em>armure</em> <i>armure</i> <cite>armure</cite>',
	'an abbreviation': '<abbr title="Armure">armure</abbr>',
	'what readers write in': '<div contenteditable="true">armure</div><div contenteditable>armure</div>',
	'a text field of another kind': '<div role="textbox" contenteditable="plaintext-only">armure</div>',
	'what is hidden from screen readers': '<p aria-hidden="true">armure</p>',
	'what nobody can reach': '<p inert>armure</p>',
	'what the host refuses': '<p data-arbitre="non">armure <b>armure</b></p>',
	'a drawing': '<svg><text y="20">armure</text></svg>',
	mathematics: '<math><mtext>armure</mtext></math>',
	'what scripts and styles say': '<script type="text/plain">armure</script><style>/* armure */</style>',
	'what is kept for later': '<template>armure</template><noscript>armure</noscript>',
	'a canvas': '<canvas>armure</canvas>',
	'another page': '<iframe srcdoc="armure"></iframe>',
	// Each text of such an element is laid out as an element: cut, it would be several.
	'a row of boxes': '<p style="display: flex">Mon armure</p><p style="display: inline-grid">Mon armure</p>',
	'a note above a word': '<ruby>armure<rt>armure</rt></ruby>',
	'a comment': '<!-- armure -->',
};

/** Sentences, with their marked words in brackets. */
const read = {
	'a sentence': '<p>Une [armure].</p>',
	'any element of a sentence':
		'<p>Une <b>[armure]</b>, <span>une <u>[clé]</u></span>, <mark>il [moissonne]</mark>.</p>',
	'a quote, a list, a cell, a note':
		'<blockquote>[armure]</blockquote><dl><dt>[insaisissable]<dd>[Aombre]</dl><table><td>[omni]</table><figcaption>[moisson]</figcaption>',
	'what is not to be translated': '<p translate="no">[armure]</p>',
	'a custom element of the host': '<mon-avis>Une [armure].</mon-avis>',
	'the first use only': '<p>Une [armure], une armure.</p><p>Une armure.</p>',
	'the first use after each heading': '<p>[armure], armure.</p><h3>Titre</h3><p>[armure], armure.</p>',
	'a use that comes after a link to something else': '<p><a href="/x">armure</a> et [armure].</p>',
	'a word cut by soft hyphens': '<p>Une [ar\u00admu\u00adre].</p>',
	'a word, and not the end of another cut so': '<p>La contre\u00adarmure ; la sur\u200barmure.</p>',
	'words on both sides of a note call': '<p>[armure]<sup>1</sup>, [Aombre]<sup>2</sup>.</p>',
	'each line by itself, near the others': '<p>Il [moissonne]<br>[armure]<br>[Aombre]<br>une [clé]</p>',
	'a word that its sentence makes clear': '<p>Pour [forger] une [clé], il faut six [Aombres].</p>',
	'a word whose sentence goes on in a link': '<p>Une [clé], six <a href="/x">Aombres</a>.</p>',
	'neither what a link makes longer': '<p>Le <a href="/x">centre</a> de la ligne de front.</p>',
};

const unmarked = (html: string) => html.replace(/[[\]]/g, '');
const end = '<p id="fin">Une défausse.</p>';

/** Every case in a section of its own, under a heading: the first use after each heading is marked. */
const sections = (cases: Readonly<Record<string, string>>): string =>
	Object.entries(cases)
		.map(([name, html]) => `<section data-case="${name}"><h3>Un cas</h3>${html}</section>`)
		.join('');

const host = useHost({
	'/non': { html: plainPage(`${sections(untouched)}<h3>Fin</h3>${end}${tooltips()}`) },
	'/oui': { html: plainPage(`${unmarked(sections(read))}<h3>Fin</h3>${end}${tooltips()}`) },
	'/seul': { html: plainPage(`<p>Une armure.</p>${end}${tooltips()}`) },
	'/partout': {
		html: plainPage(`<p>Une armure, une armure.</p><p>Une armure.</p>${tooltips('data-jeu="keyforge" data-partout')}`),
	},
});

/** Words marked in a case. */
const wordsIn = (page: Page, name: string): Promise<string[]> =>
	page.locator(`[data-case="${name}"] arbitre-terme`).allTextContents();

test('nothing is marked in what is no sentence of the host', async ({ page }) => {
	await page.goto(`${host.current.origin}/non`);
	await expect(marks(page, 'défausse')).toHaveCount(1);
	for (const name of Object.keys(untouched)) expect.soft(await wordsIn(page, name), name).toEqual([]);
	await expectWords(page, ['défausse']);
});

test('the sentences of the host are marked', async ({ page }) => {
	await page.goto(`${host.current.origin}/oui`);
	await expect(marks(page, 'défausse')).toHaveCount(1);
	for (const [name, html] of Object.entries(read)) {
		const expected = [...html.matchAll(/\[(.+?)\]/g)].map(([, word = '']) => word);
		expect.soft(await wordsIn(page, name), name).toEqual(expected);
	}
});

test('every use is marked when the host asks for it', async ({ page }) => {
	await page.goto(`${host.current.origin}/partout`);
	await expectWords(page, ['armure', 'armure', 'armure']);
});

test('each mark leads to its term, which it names', async ({ page }) => {
	await page.goto(`${host.current.origin}/seul`);
	await expect(marks(page)).toHaveCount(2);
	await marks(page, 'défausse').hover();
	await expect(page.getByRole('link', { name: 'Ouvrir dans L’Arbitre' })).toHaveAttribute(
		'href',
		`${host.current.site}/keyforge/glossaire/defausse/`,
	);
	await undo(page);
	await expect(marks(page)).toHaveCount(0);
});
