import { it } from 'vitest';
import { loadLibrary } from '../../src/page/library/load-library';
import { toolCards } from '../../src/widgets/registry';
import { linkTree } from '../../src/glossary/link-tree';
import { plainText, type TreeNode } from '../../src/glossary/mdast';
it('x', () => {
	const { library, errors, warnings } = loadLibrary(process.cwd(), { base: '/', tools: toolCards });
	console.log(errors, warnings, library.games.length);
	const g = library.games[0]!;
	for (const p of [...g.chapters, ...g.terms]) {
		if (p.read.tree.children?.[0]?.type !== 'paragraph') console.log(p.file, p.read.tree.children?.[0]?.type);
		const ctx = { index: g.forms, self: p.kind === 'terme' ? p.slug : undefined, resolve: g.resolve };
		const once = linkTree(p.read.tree, ctx);
		const twice = linkTree(once.tree, ctx);
		if (JSON.stringify(once.tree) !== JSON.stringify(twice.tree)) console.log('TWICE', p.file, twice.uses);
		if (plainText(once.tree) !== plainText(p.read.tree)) console.log('TEXT', p.file);
		const walk = (n: TreeNode) => { if (n.type === 'text' && /'|"|--/.test(n.value!)) console.log(p.file, n.value); n.children?.forEach(walk); };
		walk(p.read.tree);
		if (p.kind==='terme' && p.compiled.uses.some((u) => u.slug === p.slug)) console.log('SELF', p.file);
		if (!/[.!?…»]$/.test((p as any).definition ?? '.')) console.log('DEF', (p as any).definition);
	}
	console.log(Math.max(...g.terms.map(t=>t.definition.length)));
});
