import { expect, type Page, test } from '@playwright/test';
import { skillTestCard } from '../../src/widgets/arkham/skill-test/card';
import { openTool, tools, unfold, verdict } from './tool-pages';
import { toolsAnswer } from './tools-answer';

const TOOL = tools.find(({ card }) => card === skillTestCard);
if (!TOOL) throw new Error('The skill test tool is not in the list.');
const tool = TOOL;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A bag with these tokens and no other. */
const only = (tokens: string): string => {
	const none = ['p1', '0', 'm1', 'm2', 'm3', 'm4', 'crane', 'cultiste', 'tablette', 'echec', 'signe'];
	const kept = tokens.split('_').map((token) => token.split('.')[0]);
	return `pions=${[...none.filter((kind) => !kept.includes(kind)).map((kind) => `${kind}.0`), tokens].filter(Boolean).join('_')}`;
};

test.describe('the ends of what can be asked have an answer', () => {
	for (const [name, query, answer] of [
		['an empty bag', only(''), 'Aucun pion à révéler'],
		['one token', only('m1.1'), '100 % de réussite'],
		['only tokens that reveal another', only('beni.4_maudit.4'), '100 % de réussite'],
		['two frost tokens and nothing else', only('gel.2'), '0 % de réussite'],
		['ninety-nine tokens', only('m1.50_m2.49'), '50,5 % de réussite'],
		['skill −5', 'competence=-5', '0 % de réussite'],
		['difficulty 99', 'difficulte=99', '0 % de réussite'],
		['three tokens out of a bag of one', `tirage=3&${only('0.1')}`, '100 % de réussite'],
	] as const) {
		test(name, async ({ page }) => {
			await openTool(page, tool, `?${query}`);
			await expect(page.getByRole('alert')).toHaveCount(0);
			await expect(verdict(page)).toContainText(answer);
		});
	}
});

test('a test is drawn with the keyboard, from TC.1 to TC.8, and kept in the list', async ({ page }) => {
	await openTool(page, tool);
	const drawn = part(page, 'Tirer un test');
	const titles = drawn.getByRole('heading', { name: /^TC\.\d/ });
	await button(page, 'Tirer pas à pas').press('Enter');
	await expect(titles).toHaveCount(1);
	for (let step = 2; step <= 8; step++) {
		await button(page, 'Étape suivante').press('Enter');
		await expect(titles).toHaveCount(step);
	}
	const steps = drawn.locator('.etapes').getByRole('listitem');
	expect(await steps.count()).toBeGreaterThanOrEqual(8);
	await expect(steps.getByRole('link', { name: 'la règle' })).toHaveCount(await steps.count());
	await expect(button(page, 'Étape suivante')).toHaveCount(0);
	await expect(drawn.locator('.tirages > li')).toHaveCount(1);

	for (let draws = 2; draws <= 4; draws++) {
		await button(page, 'Tirer d’un coup').press('Enter');
		await expect(drawn.locator('.tirages > li')).toHaveCount(draws);
	}
	await expect(drawn.locator('.tirages > li')).toHaveText([
		/^(Réussite|Échec) \(/,
		/^(Réussite|Échec) \(/,
		/^(Réussite|Échec) \(/,
		/^(Réussite|Échec) \(/,
	]);
});

test('with two tokens and one to choose, the reader chooses', async ({ page }) => {
	await openTool(page, tool, `?tirage=2&choix=un&${only('m1.1_m4.1')}`);
	await button(page, 'Tirer pas à pas').click();
	await button(page, 'Étape suivante').click();
	await button(page, 'Étape suivante').click();
	const choice = page.getByLabel('Pion appliqué');
	await choice.selectOption({ label: '−4' });
	await button(page, 'Tout montrer').click();
	await expect(part(page, 'Tirer un test').locator('.tirages > li')).toHaveText(/^Échec \(0 contre 3\)/);
});

test('ten thousand simulated tests fall where chance puts them', async ({ page }) => {
	await openTool(page, tool);
	await button(page, 'Simuler 10 000 tests').click();
	const told = part(page, 'De combien ?').getByText('réussites sur 10 000');
	await expect(told).toContainText('pour 62,5');
	const share = Number(/\(([\d,]+)/.exec((await told.textContent()) ?? '')?.[1]?.replace(',', '.'));
	// Five standard deviations on each side of 62.5 %.
	expect(share).toBeGreaterThan(60);
	expect(share).toBeLessThan(65);
	await unfold(page);
	const rows = part(page, 'De combien ?').getByRole('table', { name: 'Chance de chaque écart' }).getByRole('row');
	await expect(rows.first()).toBeVisible();
	const columns = await rows.evaluateAll((all) =>
		all.slice(1).map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent ?? '')),
	);
	for (const column of [0, 1]) {
		const total = columns.reduce((sum, cells) => sum + Number.parseFloat((cells[column] ?? '').replace(',', '.')), 0);
		expect(total).toBeGreaterThan(99.5);
		expect(total).toBeLessThan(100.5);
	}
});

test('two situations are compared, exchanged, sent, and forgotten', async ({ page }) => {
	await openTool(page, tool);
	await button(page, 'Comparer cette situation').click();
	await page.getByRole('button', { name: 'Icônes : plus 1' }).click();
	const table = part(page, 'Comparer').getByRole('table');
	const success = table.getByRole('row', { name: /^Réussite/ });
	await expect(success.getByRole('cell')).toHaveText([/^62,5/, /^81,3/]);

	await page.reload();
	await expect(success.getByRole('cell')).toHaveText([/^62,5/, /^81,3/]);
	await toolsAnswer(page);
	await button(page, 'Échanger').click();
	await expect(success.getByRole('cell')).toHaveText([/^81,3/, /^62,5/]);
	await button(page, 'Ne plus comparer').press('Enter');
	await expect(table).toHaveCount(0);
	await expect(button(page, 'Comparer cette situation')).toBeFocused();
	await expect(page).toHaveURL(tool.address);
});

test('a case kept with a choice among tokens is compared like any other', async ({ page }) => {
	await openTool(page, tool, '?temoin=tirage*2**choix*un');
	const success = part(page, 'Comparer').getByRole('row', { name: /^Réussite/ });
	await expect(success.getByRole('cell')).toHaveText([/^87,5/, /^62,5/]);
	await expect(part(page, 'Combien d’icônes attribuer ?')).toContainText('Les traits montrent la situation comparée.');
});

test('another campaign, level or scenario brings its own bag and effects', async ({ page }) => {
	await openTool(page, tool);
	await page.getByLabel('Scénario').selectOption('devoreur-du-dessous');
	await expect(page.getByText('17 pions').first()).toBeVisible();
	await page.getByLabel('Niveau').selectOption('expert');
	await expect(page.getByText('19 pions').first()).toBeVisible();
	await page.getByLabel('Campagne').selectOption('route-de-carcosa');
	await expect(page.getByLabel('Niveau')).toHaveValue('expert');
	await expect(page.getByText('à régler')).toBeVisible();
	await unfold(page);
	const skull = page.getByRole('group', { name: 'Crâne' });
	const before = await verdict(page).textContent();
	await skull.getByRole('spinbutton', { name: 'Modificateur' }).fill('-9');
	await expect(verdict(page)).not.toHaveText(before ?? '');
	await button(page, 'Remettre les effets des cartes').click();
	await expect(verdict(page)).toHaveText(before ?? '');
});

test('a scenario of another campaign is chosen, its condition met, and the address opens the same case', async ({
	page,
}) => {
	await openTool(page, tool);
	await page.getByLabel('Campagne').selectOption('heritage-de-dunwich');
	await expect(verdict(page)).toContainText('symboles à 0 : choisissez le scénario');
	await page.getByLabel('Scénario').selectOption('activite-extrascolaire');
	await expect(verdict(page)).not.toContainText('symboles à 0');
	await unfold(page);
	await page.getByRole('checkbox', { name: /10 cartes ou plus/ }).check();
	await expect(page).toHaveURL(/cultiste=modificateur\.-3/);
	const told = await verdict(page).textContent();
	await page.reload();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(page.getByLabel('Scénario')).toHaveValue('activite-extrascolaire');
	await expect(verdict(page)).toHaveText(told ?? '');
});

test('a token canceled, two of three applied, tokens set aside: each has its answer, and its address', async ({
	page,
}) => {
	await openTool(page, tool, `?annule=1&remis=oui&${only('m1.1_m4.1')}`);
	// One of the two succeeds; the other is canceled, and one of the two comes again.
	await expect(verdict(page)).toContainText('75 % de réussite');
	await openTool(page, tool, `?tirage=3&choix=deux&competence=1&${only('p1.1_0.1_m4.1')}`);
	await expect(verdict(page)).toContainText('100 % de réussite');
	await openTool(page, tool, `?${only('m1.1_m4.1')}&cote=m4.1`);
	await expect(verdict(page)).toContainText('100 % de réussite');
});

/** Nine kinds that have others revealed, so many tokens of each, and the best of five. */
const revealers = (each: number, frost: number) =>
	`tirage=5&choix=un&pions=${['crane', 'cultiste', 'tablette', 'chose', 'signe', 'echec', 'beni', 'maudit'].map((id) => `${id}.${each}`).join('_')}_gel.${frost}` +
	'&crane=modificateur.-1_revele&cultiste=modificateur.-2_revele&tablette=modificateur.-3_revele' +
	'&chose=modificateur.-4_revele&signe=modificateur.1_revele&echec=modificateur.2_automatique.non_revele';

test('what is long to work out is worked out aside, and the page answers meanwhile', async ({ page }) => {
	await openTool(page, tool, '?tirage=3&choix=deux&pions=beni.6_maudit.6');
	await expect(verdict(page)).toContainText('% de réussite', { timeout: 25_000 });
	await expect(part(page, 'Combien d’icônes attribuer ?')).toBeVisible({ timeout: 25_000 });
	// One that takes a second or two, so that it can be stopped.
	await openTool(page, tool, `?${revealers(3, 3)}`);
	await expect(verdict(page)).toContainText('Calcul en cours');
	await button(page, 'Arrêter').click();
	await expect(verdict(page)).toContainText('Calcul arrêté');
});

test('what would not fit in memory is refused, with what to change', async ({ page }) => {
	await openTool(page, tool, `?${revealers(10, 8)}`);
	await expect(verdict(page)).toContainText('trop de mémoire');
	await expect(page.getByText('Révélez moins de pions à la fois')).toBeVisible();
});

test('an investigator of another box comes when it is asked for, with the skills and the elder sign', async ({
	page,
}) => {
	await openTool(page, tool);
	const picker = page.getByLabel('Investigateur');
	await picker.focus();
	await expect(picker.getByRole('option', { name: 'Jim Culver', exact: true })).toBeAttached();
	await picker.selectOption('jim-culver');
	await button(page, 'Volonté 4').click();
	await expect(page.getByLabel('Compétence', { exact: true })).toHaveValue('4');
	await expect(page).toHaveURL(/investigateur=jim-culver/);
	await page.reload();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(picker).toHaveValue('jim-culver');
});
