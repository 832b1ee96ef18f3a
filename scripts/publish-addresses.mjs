// Adds to content/identifiants/ the addresses of the site that it lacks: `npm run publier`, before a change of the
// content is published. Nothing leaves the lists: what is no more is moved by content/redirections.yaml.
import { load, options, root } from './sources.mjs';

const { publish } = await load('src/addresses/publish-list.ts');
const { formatAuthorErrors } = await load('src/schemas/author-error.ts');

const { lists, errors } = publish(root, options);
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
