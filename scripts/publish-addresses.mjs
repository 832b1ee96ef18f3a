// Adds to content/identifiants/ the addresses of the site that it lacks: `npm run publier`, before a change of the
// content is published. Nothing leaves the lists: what is no more is moved by content/redirections.yaml.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
// The sources are TypeScript that Vite resolves; Node alone would not find `./nearest`.
const load = async (path) =>
	(await runnerImport(resolve(root, path), { root, configFile: false, logLevel: 'error' })).module;
const { publish } = await load('src/library/publish-addresses.ts');
const { toolCards } = await load('src/widgets/registry.ts');
const { formatAuthorErrors } = await load('src/schemas/author-error.ts');

const { lists, errors } = publish(root, { base: '/', tools: toolCards });
if (errors.length > 0) {
	console.error(formatAuthorErrors(errors));
	console.error('Le contenu a des erreurs : rien n’est publié.');
	process.exit(1);
}
for (const { file, added } of lists) {
	const count = added.length === 1 ? '1 adresse ajoutée' : `${added.length} adresses ajoutées`;
	console.log(added.length > 0 ? `${file} : ${count}.` : `${file} : remis en ordre.`);
	for (const address of added.slice(0, 20)) console.log(`  ${address}`);
	if (added.length > 20) console.log(`  … et ${added.length - 20} autres.`);
}
if (lists.length === 0) console.log('Toutes les adresses du site sont déjà dans content/identifiants/.');
