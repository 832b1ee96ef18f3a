import { expect, type Page, test } from '@playwright/test';
import { frenchTypography } from '../../src/text/french';
import { chart, type GameSlug } from './chart-content';
import { choose, type Seen, walk } from './chart-keys';
import { counter, expectStep, heading, openChart } from './chart-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Numbers of the steps of a chart that were seen, each at its first visit. */
const seenNumbers = (seen: readonly Seen[], slug: string): string[] => [
	...new Set(seen.flatMap(({ chart: { slug: of }, step }) => (of === slug ? (step.numero ?? []) : []))),
];
/** Numbers of the steps of a chart, as its author numbered them. */
const numbers = (game: GameSlug, slug: string): string[] =>
	chart(game, slug).steps.flatMap(({ numero }) => numero ?? []);

/** From the end of a chart to its start, with the keyboard. */
async function startAgain(page: Page, game: GameSlug, slug: string): Promise<void> {
	const { titre, recommence, steps } = chart(game, slug);
	await expect(heading(page)).toHaveText(frenchTypography(`${titre} : terminé`));
	await choose(page, frenchTypography(recommence?.texte ?? ''));
	await expectStep(page, game, steps[0]?.id ?? '');
}

const encounter = ['etape-1-4-pioche-1', 'etape-1-4-pioche-2', 'etape-1-4-pioche-3', 'etape-1-4-pioche-4'];
const test8 = ['tc-1', 'tc-1-fenetre', 'tc-2', 'tc-2-fenetre', 'tc-3', 'tc-4', 'tc-5', 'tc-6', 'tc-7', 'tc-8'];
const action = ['etape-2-2-fenetre', 'etape-2-2-1'];

test('Arkham: the second round of two investigators, with a skill test', async ({ page }) => {
	test.setTimeout(60_000);
	await openChart(page, 'arkham', 'round', '?etape=etape-4-6');
	await page.keyboard.press('ArrowRight');
	await startAgain(page, 'arkham', 'round');
	await expect(counter(page, 'Numéro du round')).toHaveValue('2');

	const seen = await walk(page, chart('arkham', 'round'), [
		...['round-premier', 'etape-1-1', 'etape-1-2', 'etape-1-3', 'etape-1-4'],
		...[...encounter, 'etape-1-4-pioche-4-traitrise', 'etape-1-4-pioche-5', 'etape-1-4'],
		...[...encounter, 'etape-1-4-pioche-5', 'etape-1-4', 'etape-1-4-fenetre', 'etape-1-5'],
		...['etape-2-1', 'etape-2-1-fenetre', 'round-tours'],
		...['etape-2-2', ...action, 'attaque-d-opportunite-definition', 'etape-2-2-1-enqueter', ...test8],
		...[...action, 'etape-2-2-2', 'round-tours', 'etape-2-2', ...action, 'etape-2-2-2', 'round-tours'],
		...['etape-2-3', 'etape-3-1', 'etape-3-2', 'etape-3-2-fenetre', 'etape-3-3', 'etape-3-2-fenetre', 'etape-3-3'],
		...['etape-3-3-fenetre', 'etape-3-4', 'etape-4-1', 'etape-4-1-fenetre'],
		...['etape-4-2', 'etape-4-3', 'etape-4-4', 'etape-4-5', 'etape-4-6'],
	]);
	expect(seenNumbers(seen, 'round')).toEqual(numbers('arkham', 'round'));
	expect(seenNumbers(seen, 'tour-d-investigateur')).toEqual(numbers('arkham', 'tour-d-investigateur'));
	expect(seenNumbers(seen, 'test-de-competence')).toEqual(numbers('arkham', 'test-de-competence'));

	await page.keyboard.press('ArrowRight');
	await startAgain(page, 'arkham', 'round');
	await expect(counter(page, 'Numéro du round')).toHaveValue('3');
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 'arkham', 'etape-1-1');
});

const opportunity = ['fenetre-conflit', 'fenetre-conflit-suite', 'etape-3-2'];

test('L5R: a round with a conflict, its windows closed by two passes', async ({ page }) => {
	test.setTimeout(60_000);
	await openChart(page, 'l5r', 'round');
	const seen = await walk(page, chart('l5r', 'round'), [
		...['etape-1-1', 'etape-1-2', 'etape-1-3', 'etape-1-4', 'etape-1-5'],
		...['etape-2-1', 'etape-2-2', 'etape-2-3', 'etape-2-4', 'etape-2-5', 'fenetre-pioche', 'etape-2-6', 'etape-3-1'],
		...[...opportunity, 'conflit-declaration', 'etape-3-2-province-face-cachee', 'etape-3-2-1', 'etape-3-2-2'],
		...['etape-3-2-3', 'etape-3-2-4', 'etape-3-2-5', 'etape-3-2-5-defausser', 'etape-3-2-6', 'etape-3-2-7'],
		...['etape-3-2-8', 'etape-3-3'],
		...[...opportunity, 'etape-3-3', ...opportunity, 'etape-3-3', ...opportunity, 'etape-3-3'],
		...['fenetre-conflit', 'fenetre-conflit-suite', 'etape-3-4', 'etape-3-4-1', 'etape-3-4-2', 'etape-3-5'],
		...['etape-4-1', 'etape-4-2', 'etape-4-3', 'etape-4-4', 'fenetre-destin', 'etape-4-5'],
		...['etape-5-1', 'fenetre-rassemblement', 'etape-5-2', 'etape-5-3', 'etape-5-4', 'etape-5-5', 'etape-5-6'],
	]);
	expect(seenNumbers(seen, 'round')).toEqual(numbers('l5r', 'round'));
	expect(seenNumbers(seen, 'conflit')).toEqual(numbers('l5r', 'conflit'));
	await page.keyboard.press('ArrowRight');
	await startAgain(page, 'l5r', 'round');
});

test('KeyForge: a turn with a creature used, which is hurt and destroyed', async ({ page }) => {
	await openChart(page, 'keyforge', 'tour', '?compte=premier.0');
	const seen = await walk(page, chart('keyforge', 'tour'), [
		...['sequence-debut-du-tour', 'sequence-forger-verifier', 'sequence-forger-payer', 'sequence-forger-apres'],
		...['sequence-maison-choisir', 'sequence-maison-apres', 'sequence-maison-archives', 'sequence-etape-3-ordre-libre'],
		...['jouer-une-carte-choisir', 'sequence-jouer-entree', 'jouer-creature-flanc', 'sequence-jouer-icones'],
		...['sequence-jouer-apres', 'sequence-etape-3-ordre-libre', 'utiliser-une-creature-carte'],
		...['utilisation-creature-choix', 'sequence-combat-incliner', 'sequence-combat-avant', 'sequence-combat-degats'],
		...['sequence-degats-annuler', 'sequence-degats-protection', 'sequence-degats-armure', 'sequence-degats-infliger'],
		...['sequence-detruit-marquer', 'sequence-detruit-capacites', 'destruction-remplacement'],
		...['sequence-detruit-defausser', 'sequence-detruit-ligne-de-front', 'sequence-detruit-apres'],
		...['sequence-combat-apres', 'sequence-etape-3-ordre-libre', 'sequence-redresser', 'sequence-piocher'],
		...['regles-chaines-se-liberer', 'sequence-fin-du-tour', 'etapes-annonce'],
	]);
	expect(seenNumbers(seen, 'tour')).toEqual(numbers('keyforge', 'tour'));
	expect(seenNumbers(seen, 'degats')).toEqual(numbers('keyforge', 'degats'));
	expect(seenNumbers(seen, 'destruction')).toEqual(numbers('keyforge', 'destruction'));
	await expect(counter(page, 'Clés forgées par le premier joueur')).toHaveValue('1');
	await page.keyboard.press('ArrowRight');
	await startAgain(page, 'keyforge', 'tour');
	await expect(counter(page, 'Clés forgées par le premier joueur')).toHaveValue('1');
});

test('Mistborn: a turn with every kind of action, then a fight', async ({ page }) => {
	await openChart(page, 'mistborn', 'tour');
	const actions = ['jouer', 'bruler', 'carte-comme-metal', 'regenerer', 'activer', 'missions', 'acheter'];
	const seen = await walk(page, chart('mistborn', 'tour'), [
		...['tour-1', 'tour-2', ...actions.flatMap((name) => [`tour-2-${name}`, 'tour-2']), 'tour-3', 'tour-4'],
		...['combat-debut', 'combat-joueurs', 'regles-combat-deux-joueurs', 'combat-nuage', 'combat-sante'],
		...['tour-apres-combat', 'tour-5', 'tour-6'],
	]);
	expect(seenNumbers(seen, 'tour')).toEqual(numbers('mistborn', 'tour'));
	await page.keyboard.press('ArrowRight');
	await startAgain(page, 'mistborn', 'tour');
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 'mistborn', 'tour-2');
});
