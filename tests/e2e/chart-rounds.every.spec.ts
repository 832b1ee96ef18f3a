import { expect, test } from '@playwright/test';
import type { GameSlug } from '../games';
import { chart, stepWith } from './chart-content';
import { type Seen, startAgain, walk } from './chart-keys';
import { counter, expectStep, openChart } from './chart-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Numbers of the steps of a chart that were seen, each at its first visit. */
const seenNumbers = (seen: readonly Seen[], slug: string): string[] => [
	...new Set(seen.flatMap(({ chart: { slug: of }, step }) => (of === slug ? (step.numero ?? []) : []))),
];
/** Numbers of the steps of a chart, as its author numbered them. */
const numbers = (game: GameSlug, slug: string): string[] =>
	chart(game, slug).steps.flatMap(({ numero }) => numero ?? []);

test('Arkham: the second round of two investigators, with a skill test', async ({ page }) => {
	test.setTimeout(60_000);
	const round = chart('arkham', 'round');
	await openChart(page, 'arkham', 'round', `?etape=${round.steps.at(-1)?.id}`);
	await page.keyboard.press('ArrowRight');
	await startAgain(page, 'arkham', 'round');
	await expect(counter(page, 'Numéro du round')).toHaveValue('2');

	const seen = await walk(page, round, {
		'etape-1-3': ['etape-1-4'],
		'etape-1-4-pioche-4': ['etape-1-4-pioche-4-traitrise', 'etape-1-4-pioche-5'],
		'etape-1-4-pioche-5': ['fin'],
		'etape-2-2-1': ['etape-2-2-1-enqueter', 'etape-2-2-2'],
		'etape-2-2-1-enqueter': ['test-de-competence'],
		'attaque-d-opportunite-definition': ['fin'],
		'etape-3-3': ['etape-3-2-fenetre', 'etape-3-3-fenetre'],
	});
	expect(seenNumbers(seen, 'round')).toEqual(numbers('arkham', 'round'));
	expect(seenNumbers(seen, 'tour-d-investigateur')).toEqual(numbers('arkham', 'tour-d-investigateur'));
	expect(seenNumbers(seen, 'test-de-competence')).toEqual(numbers('arkham', 'test-de-competence'));
	const visits = (id: string) => seen.filter(({ step }) => step.id === id).length;
	expect([visits('etape-1-4-pioche-1'), visits('etape-2-2'), visits('etape-3-3')], 'once for each').toEqual([2, 2, 2]);

	await startAgain(page, 'arkham', 'round');
	await expect(counter(page, 'Numéro du round')).toHaveValue('3');
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 'arkham', 'etape-1-1');
});

test('L5R: a round with a conflict, its windows closed by two passes', async ({ page }) => {
	test.setTimeout(60_000);
	await openChart(page, 'l5r', 'round');
	const seen = await walk(page, chart('l5r', 'round'), { 'etape-3-2': ['conflit', 'etape-3-3'] });
	expect(seenNumbers(seen, 'round')).toEqual(numbers('l5r', 'round'));
	expect(seenNumbers(seen, 'conflit')).toEqual(numbers('l5r', 'conflit'));
	const opportunities = seen.filter(({ step }) => step.id === 'etape-3-2');
	expect(opportunities, 'two for each player').toHaveLength(4);
	await startAgain(page, 'l5r', 'round');
});

test('KeyForge: a turn with a creature played, another used, hurt and destroyed', async ({ page }) => {
	await openChart(page, 'keyforge', 'tour', '?compte=premier.0');
	const seen = await walk(page, chart('keyforge', 'tour'), {
		'sequence-forger-verifier': ['sequence-forger-payer'],
		'sequence-etape-3-ordre-libre': ['jouer-une-carte', 'utiliser-une-creature', 'sequence-redresser'],
		'sequence-jouer-icones': ['sequence-jouer-apres'],
		'sequence-combat-avant': ['sequence-combat-degats'],
		'sequence-degats-infliger': ['destruction'],
	});
	expect(seenNumbers(seen, 'tour')).toEqual(numbers('keyforge', 'tour'));
	expect(seenNumbers(seen, 'degats')).toEqual(numbers('keyforge', 'degats'));
	expect(seenNumbers(seen, 'destruction')).toEqual(numbers('keyforge', 'destruction'));
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 'keyforge', 'sequence-forger-verifier');
});

test('Mistborn: a turn with every kind of action, then a fight', async ({ page }) => {
	await openChart(page, 'mistborn', 'tour');
	const actions = (stepWith('mistborn', 'tour-2').step.choix ?? []).flatMap(({ vers = '' }) =>
		vers.startsWith('tour-2-') ? [vers] : [],
	);
	const seen = await walk(page, chart('mistborn', 'tour'), {
		'tour-2': [...actions, 'tour-3'],
		...Object.fromEntries(actions.map((id) => [id, ['tour-2']])),
		'tour-3': ['tour-4'],
		'tour-4': ['combat'],
		'tour-apres-combat': ['tour-5'],
	});
	expect(seenNumbers(seen, 'tour')).toEqual(numbers('mistborn', 'tour'));
	expect(seen.some(({ chart: { slug } }) => slug === 'combat')).toBe(true);
	await startAgain(page, 'mistborn', 'tour');
});

test('keys pressed faster than the screen is drawn each count', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-1-1');
	await page.evaluate(async () => {
		for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft']) {
			document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
			await new Promise((done) => setTimeout(done));
		}
	});
	await expectStep(page, 'arkham', 'etape-1-2');
});
