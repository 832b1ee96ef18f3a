import type { ShikiConfig } from 'astro';

/** The tags of forums, which Shiki does not know: `[url=…]…[/url]`. */
export const bbcode: NonNullable<ShikiConfig['langs']>[number] = {
	name: 'bbcode',
	scopeName: 'bbcode',
	repository: {},
	patterns: [
		{
			match: '(\\[/?)([a-z]+)(?:(=)([^\\]]+))?(\\])',
			captures: { 2: { name: 'entity.name.tag.bbcode' }, 4: { name: 'string.unquoted.bbcode' } },
		},
	],
};
