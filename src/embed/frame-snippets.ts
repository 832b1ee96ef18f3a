import { heightByWidth } from '../text/height-by-width';
import { escapeHtml } from '../text/html';
import { attribute, frameAddressOf, nameOf, type Part, pageOf, queryOf, type Shown, text, value } from './shown';

/**
 * Gives the place back when no script of ours comes: at once where scripts are off, else after some seconds. The element
 * stops it when it is made. A style sheet in an address: what is in a `<style>` stays as text where hosts take tags away,
 * and an attribute `onerror` breaks more policies, and cannot tell that scripts are off.
 */
export const release =
	'data:text/css,@media(scripting:none){arbitre-outil{min-height:0!important}}@keyframes%20arbitre{to{min-height:0}}';

/** What stands once in a page: the script, with what its language asks of it, and `release`. */
export const head = (shown: Shown, mark = ''): Part[] => [
	text(`<script${mark} src="`),
	value('script', escapeHtml(`${shown.site}arbitre.js`)),
	text(`" referrerpolicy="no-referrer" async></script>\n<link rel="stylesheet" href="${release}">\n`),
];

/** The place of the element in its style, until `release` gives it back. */
export const place = (shown: Shown): Part[] => [
	text(' style="display:block;min-height:'),
	value('reserve', heightByWidth(shown.reserved)),
	text(';animation:arbitre 1ms 9s forwards"'),
];

/**
 * `<arbitre-outil>` and its script: the frame is as high as its content. The place is kept twice: by the style, before the
 * script has come, and by the attribute, where the host refuses styles.
 */
export const element = (shown: Shown): Part[] => [...head(shown), ...tag(shown, place(shown))];

/** The element alone: its attributes, with its place as its language writes it, and its link. */
export const tag = (shown: Shown, place: readonly Part[], name = escapeHtml(nameOf(shown)), mark = ''): Part[] => [
	text(`<arbitre-outil${mark} jeu="`),
	value('jeu', escapeHtml(shown.game)),
	text('" outil="'),
	value('outil', escapeHtml(shown.slug)),
	text('"'),
	...attribute('parametres', queryOf(shown)),
	...attribute('theme', shown.theme === 'auto' ? undefined : shown.theme),
	text(' hauteur="'),
	value('place', `${shown.reserved.column}`),
	text('"'),
	...place,
	text('>\n  <a href="'),
	value('page', escapeHtml(pageOf(shown))),
	text('">'),
	value('nom', name),
	text('</a>\n</arbitre-outil>'),
];

/**
 * A frame without any script of ours on the host's page: its height is fixed, by its style, which themes do not undo, and
 * by its attribute, where an editor takes styles away. Without a width of its own, its greatest one is the host's: that is
 * how themes hold what stands in an article in its column, when it is a block. The link below it is what remains where frames
 * are taken away, or cannot come.
 */
export function iframe(shown: Shown): Part[] {
	return [
		text('<iframe src="'),
		value('cadre', escapeHtml(frameAddressOf(shown))),
		text('" title="'),
		value('nom', escapeHtml(nameOf(shown))),
		text('" width="'),
		value('largeur', `${shown.width ?? '100%'}`),
		text('" height="'),
		value('hauteur', `${shown.heights.column}`),
		text(
			'" loading="lazy" referrerpolicy="no-referrer" allow="clipboard-write; fullscreen; screen-wake-lock" style="display:block;border:0;height:',
		),
		value('taille', heightByWidth(shown.heights)),
		{ text: ';max-width:100%', option: 'largeur', absent: shown.width === undefined },
		text('"></iframe>\n<p><a href="'),
		value('page', escapeHtml(pageOf(shown))),
		text('">'),
		value('nom', escapeHtml(nameOf(shown))),
		text('</a></p>'),
	];
}
