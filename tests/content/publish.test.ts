import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publish } from '../../src/addresses/publish-list';
import { changeContent, edit, tools, writeContent } from './content-tree';
import { movesFile } from './moved-content';

const options = { base: '/', tools, icons: () => [] };
const read = (root: string, name: string) =>
	readFileSync(join(root, `content/identifiants/${name}.txt`), 'utf8')
		.split('\n')
		.filter((line) => line.startsWith('/'));

it('publishing adds what the site has, in order, and does nothing twice', () => {
	const root = writeContent();
	const { lists, errors } = publish(root, options);
	expect(errors).toEqual([]);
	expect(lists.map(({ file }) => file).sort()).toEqual([
		'content/identifiants/essai.txt',
		'content/identifiants/site.txt',
	]);
	expect(read(root, 'site').slice(0, 2)).toEqual(['/', '/a-propos/']);
	const published = read(root, 'essai');
	expect(published.slice(0, 4)).toEqual(['/essai/', '/essai/#regles', '/essai/glossaire/', '/essai/glossaire/armure/']);
	expect(published).toContain('/essai/regles/combat/#combat-degats');
	expect(published).toEqual(published.toSorted());
	expect(publish(root, options).lists).toEqual([]);
});

it('a new rule is one line more, and an old address stays when it moves', () => {
	const root = writeContent();
	publish(root, options);
	const before = read(root, 'essai');
	changeContent(root, {
		'glossaire/armure.mdx': edit('[#armure-annule]', '[#armure-annule]\n\nElle dure. [#armure-dure]'),
		'glossaire/poison.mdx': edit('#poison-tue', '#poison-detruit'),
		'../redirections.yaml': movesFile([
			'/essai/glossaire/poison/#poison-tue',
			'/essai/glossaire/poison/#poison-detruit',
		]),
	});
	const { lists } = publish(root, options);
	expect(lists).toMatchObject([
		{
			file: 'content/identifiants/essai.txt',
			added: ['/essai/glossaire/armure/#armure-dure', '/essai/glossaire/poison/#poison-detruit'],
		},
	]);
	expect(read(root, 'essai').filter((address) => !before.includes(address))).toEqual(lists[0]?.added);
	expect(read(root, 'essai')).toContain('/essai/glossaire/poison/#poison-tue');
});

it('a content that has errors publishes nothing', () => {
	const root = writeContent({ 'glossaire/armure.mdx': edit('annule des', 'annule [des](terme:absent)') });
	const { lists, errors } = publish(root, options);
	expect(errors).toMatchObject([{ kind: 'terme-inconnu' }]);
	expect(lists).toEqual([]);
	expect(existsSync(join(root, 'content/identifiants'))).toBe(false);
});
