import { expect, it } from 'vitest';
import { embedOf } from '../../../src/library/embeds/embeds';
import { oembedDocumentOf, oembedLinkOf } from '../../../src/publish/oembed';
import { loadFull } from '../../content/full-content';

const address = (path: string) => `https://site.test/regles${path}`;

it('is a rich document with one frame of its size, and a link before it', () => {
	const embed = embedOf(loadFull().game, 'glossaire/armure');
	expect(oembedDocumentOf(embed, address)).toEqual({
		type: 'rich',
		version: '1.0',
		title: 'Armure',
		provider_name: 'L’Arbitre',
		provider_url: 'https://site.test/regles/',
		cache_age: 86_400,
		thumbnail_url: 'https://site.test/regles/vignettes/essai/glossaire.png',
		thumbnail_width: 1200,
		thumbnail_height: 630,
		width: embed.width,
		height: embed.heights.column,
		html: `<blockquote class="wp-embedded-content" style="margin:0 0 8px;padding:0;border:0"><a href="https://site.test/regles/essai/glossaire/armure/">Armure (L’Arbitre)</a></blockquote><iframe class="wp-embedded-content" src="https://site.test/regles/integrer/essai/glossaire/armure/" title="Armure, L’Arbitre" width="100%" height="${embed.heights.column}" frameborder="0" loading="lazy" referrerpolicy="no-referrer" allow="clipboard-write; fullscreen; screen-wake-lock" style="border:0;width:min(640px,100%);height:max(270px,450px - 25vw)"></iframe>`,
	});
});

it('is what WordPress asks of frames that it listens to, once it has taken away what it does not allow', () => {
	const { html } = oembedDocumentOf(embedOf(loadFull().game, 'calcul'), address);
	// As `wp_filter_oembed_result` leaves it: no attribute of a quotation, few of a frame.
	const left = html
		.replace(/<blockquote [^>]*>/, '<blockquote>')
		.replace(/ (?:class|style|loading|allow|referrerpolicy)="[^"]*"/g, '');
	expect(left).toMatch(/^<blockquote><a href="[^"]+">[^<]+<\/a><\/blockquote><iframe [^>]*><\/iframe>$/);
	expect(left).toContain(' width="100%"');
	expect(left, 'no border where styles are taken away').toContain(' frameborder="0"');
});

it('escapes what a title may hold', () => {
	const [embed] = loadFull().game.embeds.values();
	if (!embed) throw new Error('No embed.');
	const { html, title } = oembedDocumentOf({ ...embed, title: 'Il dit "<b>" & "</iframe>"' }, address);
	expect(title).toBe('Il dit "<b>" & "</iframe>"');
	expect(html).toContain('title="Il dit &quot;&lt;b&gt;&quot; &amp; &quot;&lt;/iframe&gt;&quot;, L’Arbitre"');
	expect(html).toContain('>Il dit &quot;&lt;b&gt;&quot; &amp; &quot;&lt;/iframe&gt;&quot; (L’Arbitre)</a>');
	expect(html.match(/<\/?iframe/g)).toHaveLength(2);
});

it('of what stands in a fragment is a link, which consumers make of the address that they were given', () => {
	expect(oembedLinkOf('Une feuille', '/ma-feuille/', address)).toEqual({
		type: 'link',
		version: '1.0',
		title: 'Une feuille',
		provider_name: 'L’Arbitre',
		provider_url: 'https://site.test/regles/',
		cache_age: 86_400,
		thumbnail_url: 'https://site.test/regles/vignettes/site.png',
		thumbnail_width: 1200,
		thumbnail_height: 630,
	});
});
