import { expect, it } from 'vitest';
import { embedOf } from '../../../src/library/embeds/embeds';
import { oembedDocumentOf } from '../../../src/publish/oembed';
import { loadFull } from '../../content/full-content';

const address = (path: string) => `https://site.test/regles${path}`;

it('is a rich document with one frame of its size', () => {
	const embed = embedOf(loadFull().game, 'glossaire/armure');
	expect(oembedDocumentOf(embed, address)).toEqual({
		type: 'rich',
		version: '1.0',
		title: 'Armure',
		provider_name: 'L’Arbitre',
		provider_url: 'https://site.test/regles/',
		cache_age: 86_400,
		width: embed.width,
		height: embed.heights.column,
		html: `<iframe src="https://site.test/regles/integrer/essai/glossaire/armure/" title="Armure, L’Arbitre" width="${embed.width}" height="${embed.heights.column}" loading="lazy" referrerpolicy="no-referrer" allow="clipboard-write; fullscreen; screen-wake-lock" style="border:0;width:min(640px,100%);height:max(270px,450px - 25vw)"></iframe>`,
	});
});

it('escapes what a title may hold', () => {
	const [embed] = loadFull().game.embeds.values();
	if (!embed) throw new Error('No embed.');
	const { html, title } = oembedDocumentOf({ ...embed, title: 'Il dit "<b>" & "</iframe>"' }, address);
	expect(title).toBe('Il dit "<b>" & "</iframe>"');
	expect(html).toContain('title="Il dit &quot;&lt;b&gt;&quot; &amp; &quot;&lt;/iframe&gt;&quot;, L’Arbitre"');
	expect(html.match(/<\/?iframe/g)).toHaveLength(2);
});
