import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { complaints, expectWords, marks, preview, tooltips, words } from './hosts/tooltips';

// Pages that change: what comes is marked, what goes is forgotten, and what the host holds stays its own.

const host = useHost({
	'/': { html: plainPage(`<p id="p">Une armure annule des dégâts.</p>${tooltips()}`) },
	'/vide': { html: `<!doctype html><title>Une application</title><div id="app"></div>${tooltips()}` },
	'/marques': {
		html: `<!doctype html><title>Une application</title><div id="app"></div>${tooltips('data-jeu="keyforge" data-mode="marques"')}`,
	},
});

test.beforeEach(async ({ page }) => {
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, ['armure', 'dégâts']);
});

/** Changes the page as its own script would, in one go. `text` is the host’s own node of the sentence. */
const change = (page: Page, script: (parts: { p: HTMLElement; text: Text }) => void) =>
	page.evaluate((source) => {
		const p = document.getElementById('p') as HTMLElement;
		new Function('parts', `(${source})(parts)`)({ p, text: p.firstChild });
	}, script.toString());

const sentence = (page: Page) => page.locator('#p').evaluate((p) => p.textContent);
const html = (page: Page) =>
	page.locator('#p').evaluate((p) => p.innerHTML.replace(/<\/?arbitre-terme>/g, (tag) => (tag[1] === '/' ? ']' : '[')));

test('new content is marked, after what is there', async ({ page }) => {
	await change(page, ({ p }) => p.insertAdjacentHTML('afterend', '<p>Une armure, une <b>moisson</b>.</p>'));
	await expectWords(page, ['armure', 'dégâts', 'moisson']);
	await change(page, ({ p }) => p.insertAdjacentHTML('afterend', '<h2>Suite</h2><p>Une armure.</p>'));
	await expectWords(page, ['armure', 'dégâts', 'armure', 'moisson']);
});

test('content that goes is forgotten, and given back to what holds it', async ({ page }) => {
	await change(page, ({ p }) => {
		Object.assign(window, { kept: p, text: p.firstChild });
		p.remove();
	});
	await expectWords(page, []);
	expect(
		await page.evaluate(() => {
			const { kept, text } = window as unknown as { kept: HTMLElement; text: Text };
			return [kept.innerHTML, kept.childNodes.length, kept.firstChild === text];
		}),
	).toEqual(['Une armure annule des dégâts.', 1, true]);
	await page.evaluate(() => document.querySelector('main')?.append((window as unknown as { kept: HTMLElement }).kept));
	await expectWords(page, ['armure', 'dégâts']);
});

test('content that moves stays marked', async ({ page }) => {
	await change(page, ({ p }) => document.querySelector('main')?.append(p));
	await change(page, ({ p }) => p.insertAdjacentHTML('afterend', '<p>Une défausse.</p>'));
	await expectWords(page, ['armure', 'dégâts', 'défausse']);
});

test.describe('a host that holds its text nodes', () => {
	test('finds its own node, at its place', async ({ page }) => {
		expect(await html(page)).toBe('Une [armure] annule des [dégâts].');
		await change(page, ({ p, text }) => {
			const before = document.createTextNode('Voici. ');
			p.insertBefore(before, text);
			p.append(' Fin.');
		});
		expect(await html(page)).toBe('Voici. Une [armure] annule des [dégâts]. Fin.');
	});

	test('gives it a new text, which takes the place of the whole', async ({ page }) => {
		await change(page, ({ text }) => {
			text.data = 'Deux armures, et de l’Aombre.';
		});
		expect(await sentence(page), 'at once').toBe('Deux armures, et de l’Aombre.');
		await expectWords(page, ['armures', 'Aombre']);
		await change(page, ({ text }) => {
			text.nodeValue = 'Une armure';
		});
		expect(await sentence(page)).toBe('Une armure');
		await expectWords(page, ['armure']);
		await change(page, ({ text }) => {
			text.data = '';
		});
		expect(await sentence(page)).toBe('');
	});

	test('takes it away', async ({ page }) => {
		await change(page, ({ p, text }) => p.removeChild(text));
		expect(await html(page)).toBe('');
	});

	test('replaces the content of the element around it', async ({ page }) => {
		await change(page, ({ p }) => {
			p.textContent = 'Une défausse.';
		});
		await expectWords(page, ['défausse']);
		await change(page, ({ p }) => p.replaceChildren(document.createTextNode('Une moisson.')));
		await expectWords(page, ['moisson']);
	});

	test('draws a list again and again, with keys', async ({ page }) => {
		const found = complaints(page);
		await change(page, ({ p }) => {
			const list = document.createElement('ul');
			p.after(list);
			const rows = new Map<string, [HTMLElement, Text]>();
			const draw = (names: string[]) => {
				for (const [name, [row]] of rows) if (!names.includes(name)) row.parentNode?.removeChild(row);
				for (const name of names) {
					const [row, text] = rows.get(name) ?? [document.createElement('li'), document.createTextNode('')];
					rows.set(name, [row, text]);
					if (!text.parentNode) row.append(text);
					text.data = `${name} : ${names.indexOf(name) + 1} Aombres.`;
					list.append(row);
				}
			};
			Object.assign(window, { draw });
			draw(['a', 'b', 'c']);
		});
		await expectWords(page, ['armure', 'dégâts', 'Aombres']);
		await page.evaluate(() => (window as unknown as { draw(names: string[]): void }).draw(['c', 'd', 'a']));
		await expect
			.poll(() => page.locator('li').allTextContents())
			.toEqual(['c : 1 Aombres.', 'd : 2 Aombres.', 'a : 3 Aombres.']);
		await expectWords(page, ['armure', 'dégâts', 'Aombres']);
		expect(found).toEqual([]);
	});
});

test.describe('other scripts of the page lose nothing of the text', () => {
	test('when they set its typography', async ({ page }) => {
		await change(page, ({ text }) => {
			text.data = 'Une\u00a0';
		});
		expect(await sentence(page)).toBe('Une\u00a0armure annule des dégâts.');
		expect(await words(page)).toEqual(['armure', 'dégâts']);
	});

	test('when they cut it to highlight a part', async ({ page }) => {
		await change(page, ({ text }) => {
			const rest = text.splitText(2);
			const mark = document.createElement('mark');
			rest.parentNode?.replaceChild(mark, rest);
			mark.append(rest);
		});
		expect(await html(page)).toBe('Un<mark>e </mark>[armure] annule des [dégâts].');
	});

	test('when they put something else in its place', async ({ page }) => {
		await change(page, ({ p, text }) => {
			const font = document.createElement('font');
			p.replaceChild(font, text);
			font.append('Une belle ');
		});
		expect(await sentence(page)).toBe('Une belle armure annule des dégâts.');
	});

	test('when they join what they find', async ({ page }) => {
		await change(page, ({ p }) => {
			p.append(' Une défausse.');
			p.normalize();
		});
		expect(await sentence(page)).toBe('Une armure annule des dégâts. Une défausse.');
	});

	test('when they write the HTML of a part again', async ({ page }) => {
		await change(page, ({ p }) => {
			p.innerHTML += ' <b>Une défausse.</b>';
		});
		await expectWords(page, ['armure', 'dégâts', 'défausse']);
		expect(await html(page)).toBe('Une [armure] annule des [dégâts]. <b>Une [défausse].</b>');
	});

	test('when they change the word that is marked', async ({ page }) => {
		await change(page, ({ p }) => {
			const word = p.querySelector('arbitre-terme')?.firstChild as Text;
			word.data = 'ARMURE';
		});
		await change(page, ({ text }) => {
			text.data = 'Tout autre chose.';
		});
		expect(await sentence(page)).toBe('Tout autre chose.ARMURE');
	});
});

test.describe('an application', () => {
	for (const [path, content, expected] of [
		['/vide', '<main><p>Une armure</p><p>et de l’Aombre</p></main>', ['armure', 'Aombre']],
		['/marques', '<main><p>Une armure, <b data-arbitre>Aombre</b></p></main>', ['Aombre']],
	] as const) {
		test(`draws its page when it likes (${path})`, async ({ page }) => {
			const found = complaints(page);
			await page.goto(host.current.origin + path);
			const draw = (html: string) =>
				page.locator('#app').evaluate((app, html) => {
					app.innerHTML = html;
				}, html);
			await page.waitForFunction(() => 'arbitreBulles' in window);
			await draw(content);
			await expectWords(page, expected);
			await draw('<p>Chargement…</p>');
			await expectWords(page, []);
			await draw(content);
			await expectWords(page, expected);
			expect(found).toEqual([]);
		});
	}
});

test('a preview goes with its word', async ({ page }) => {
	await marks(page, 'armure').hover();
	await expect(preview(page)).toBeVisible();
	await change(page, ({ p }) => p.remove());
	await page.mouse.move(0, 0);
	await expect(preview(page)).toHaveCount(0);
});

test('a page that changes elsewhere is not read again', async ({ page }) => {
	await page.evaluate(() => {
		let read = 0;
		const { getComputedStyle } = window;
		window.getComputedStyle = (...parts) => {
			read += 1;
			return getComputedStyle(...parts);
		};
		Object.assign(window, { count: () => read });
		const clock = document.createElement('div');
		document.body.append(clock);
		for (let tick = 0; tick < 100; tick += 1)
			setTimeout(() => {
				clock.textContent = `${tick}`;
			}, 10 * tick);
	});
	await expect(page.getByText('99', { exact: true })).toBeVisible();
	expect(await page.evaluate(() => (window as unknown as { count(): number }).count())).toBe(0);
});
