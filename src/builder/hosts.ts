/** Where a code is pasted: what the address of the builder calls it, and its name. */
type Host = readonly [id: string, label: string];

export const hostGroups: readonly { name: string; hosts: readonly Host[] }[] = [
	{
		name: 'Page web',
		hosts: [
			['html', 'Votre site, en HTML'],
			['cadre', 'HTML sans script'],
		],
	},
	{
		name: 'Blog',
		hosts: [
			['wordpress', 'WordPress'],
			['spip', 'SPIP'],
		],
	},
	{
		name: 'Wiki',
		hosts: [
			['mediawiki', 'MediaWiki'],
			['dokuwiki', 'DokuWiki'],
		],
	},
	{
		name: 'Forum',
		hosts: [
			['phpbb', 'phpBB, vBulletin, SMF'],
			['discourse', 'Discourse'],
			['nodebb', 'NodeBB, Flarum'],
		],
	},
	{ name: 'Discussion', hosts: [['markdown', 'Discord, GitHub']] },
	{
		name: 'Développement',
		hosts: [
			['react', 'React, MDX'],
			['astro', 'Astro'],
			['vitepress', 'VitePress'],
		],
	},
];

/**
 * Shows the codes of one host at a time. `asked` is what the address names, if anything; `tell` is called with each host
 * that the reader chooses. Returns a function that gives the present one, `undefined` for the first.
 */
export function startHosts(codes: HTMLElement, asked: string | null, tell: () => void): () => string | undefined {
	const list = codes.querySelector('select') as HTMLSelectElement;
	const first = list.value;
	const show = () => {
		for (const panel of codes.querySelectorAll<HTMLDetailsElement>('[data-hote]'))
			panel.open = panel.dataset.hote === list.value;
	};
	if ([...list.options].some(({ value }) => value === asked)) list.value = asked ?? first;
	show();
	list.addEventListener('change', () => {
		show();
		tell();
	});
	return () => (list.value === first ? undefined : list.value);
}
