import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalized, checkGame, checkSlug, nameOf } from './names.mjs';
import { Refusal } from './write-new.mjs';

const registry = 'src/widgets/registry.ts';
const cardsEnd = '\n];\n';

/** A tool that adds two numbers: an engine, its widget, its tests, its line in the registry. Its author makes it say more. */
export const NewTool = {
	usage:
		'outil <jeu> <adresse> <dossier> <regle> [le nom de l’outil]\n      par exemple : outil keyforge pillage plunder voler-transfert "Le pillage"\n' +
		'      (l’adresse est en français, le dossier en anglais ; la règle est celle que l’outil applique)',
	/**
	 * @param {string} root
	 * @param {readonly string[]} words
	 * @returns {import('./write-new.mjs').Plan}
	 */
	plan(root, [typedGame, typedAddress, typedFolder, typedRule, ...name]) {
		const game = checkGame(root, typedGame);
		const address = checkSlug(typedAddress, 'l’adresse de l’outil');
		const folder = checkSlug(typedFolder, 'le dossier de l’outil, en anglais');
		const rule = checkSlug(typedRule, 'la règle que l’outil applique');
		const engine = `src/rules/${game}/${folder}`;
		const widget = `src/widgets/${game}/${folder}`;
		for (const taken of [engine, widget])
			if (existsSync(join(root, taken))) throw new Refusal(`Le dossier ${taken}/ existe déjà.`);
		if (addressesOf(root, game).includes(address))
			throw new Refusal(`Un outil de ${game} a déjà l’adresse « ${address} ».`);
		checkRule(root, game, rule);
		const title = (name.join(' ') || nameOf(address)).replaceAll("'", '’');
		const component = folder.split('-').map(capitalized).join('');
		const variable = component.charAt(0).toLowerCase() + component.slice(1);
		const filled = {
			jeu: game,
			dossier: folder,
			adresse: address,
			regle: rule,
			nom: title,
			mots: title.toLocaleLowerCase('fr'),
			composant: component,
			variable,
		};
		const templates = [
			...['index', 'rules', 'situation', 'trace', 'verification', 'resolution'].map((name) => [
				`rules/${name}.ts`,
				`${engine}/${name}.ts`,
			]),
			...['card', 'rule-cases', 'presets', 'sentences', 'state', 'url-state'].map((name) => [
				`widget/${name}.ts`,
				`${widget}/${name}.ts`,
			]),
			['widget/component.tsx', `${widget}/${component}.tsx`],
			['widget/tool.astro', `${widget}/tool.astro`],
			['tests/engine.test.ts', `tests/unit/rules/${game}/${folder}/${folder}.test.ts`],
			['tests/tested.ts', `tests/unit/widgets/${game}/${folder}/tested.ts`],
			['tests/any-state.ts', `tests/unit/widgets/${game}/${folder}/any-state.ts`],
			['tests/url.test.ts', `tests/unit/widgets/${game}/${folder}/url.test.ts`],
		];
		return {
			files: [
				...templates.map(([template = '', path = '']) => ({ path, text: fill(template, filled) })),
				{ path: registry, change: (text) => register(text, filled) },
			],
			next: [
				'npm run format',
				`npx vitest run --project unit ${game}/${folder} : le moteur et l’adresse de l’exemple.`,
				`${widget}/card.ts : le titre avec ses accents, la phrase « À ÉCRIRE », les mots de recherche.`,
				`${engine}/ : ce que l’outil calcule, chaque étape avec sa règle ; le dessin et les phrases ensuite.`,
				`<Outil nom="${address}" /> dans le chapitre qui le montre.`,
				'npm run publier, npm run test:quick, puis npm test',
			],
		};
	},
};

/**
 * @param {string} template
 * @param {Readonly<Record<string, string>>} filled
 */
const fill = (template, filled) =>
	readFileSync(new URL(`outil/${template}.txt`, import.meta.url), 'utf8').replace(
		/\{(jeu|dossier|adresse|regle|nom|mots|composant|variable)\}/g,
		(_, name) => filled[name] ?? '',
	);

/**
 * The registry with the card of a tool: its import, and its place at the end of the list.
 * @param {string} text
 * @param {{ variable: string, jeu: string, dossier: string }} tool
 */
function register(text, { variable, jeu, dossier }) {
	if (!text.includes(cardsEnd))
		throw new Refusal(`${registry} n’a plus la liste « toolCards » : ajoutez-y la fiche à la main.`);
	return (
		`import { ${variable}Card } from './${jeu}/${dossier}/card';\n${text}`
			.replace(cardsEnd, () => `\n\t${variable}Card,${cardsEnd}`)
			// The type comes first in this file; `npm run format` puts the rest in order.
			.replace(/^(import \{ \w+Card \}.*\n)((?:import type .*\n)+)/, '$2$1')
	);
}

/**
 * Addresses of the tools of a game.
 * @param {string} root
 * @param {string} game
 */
function addressesOf(root, game) {
	const folder = join(root, 'src/widgets', game);
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /^[^/\\]+[/\\]card\.ts$/.test(file))
		.flatMap((file) => /\bslug: '([^']+)'/.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? []);
}

/**
 * Refuses a rule that no page of a game states, and names those that begin alike.
 * @param {string} root
 * @param {string} game
 * @param {string} rule
 */
function checkRule(root, game, rule) {
	const rules = readdirSync(join(root, 'content', game), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.mdx'))
		.flatMap((file) => [...readFileSync(join(root, 'content', game, file), 'utf8').matchAll(/\[#([a-z0-9-]+)/g)])
		.map(([, id = '']) => id);
	if (rules.includes(rule)) return;
	const close = rules.filter((id) => id.split('-')[0] === rule.split('-')[0]).slice(0, 5);
	const help = close.length > 0 ? `Celles qui commencent de même : ${close.join(', ')}.` : 'Écrivez-la d’abord.';
	throw new Refusal(`Aucune page de ${game} ne porte la règle « ${rule} ». ${help}`);
}
