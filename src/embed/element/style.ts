/** What a rule of the host for all elements (`* { … !important }`) could do to the box of ours. */
const box = [
	'display:block',
	'position:static',
	'float:none',
	'flex:auto',
	'place-self:stretch',
	'width:auto',
	'height:auto',
	'min-width:min(100%,280px)',
	'min-height:0',
	'max-height:none',
	'padding:0',
	'border:0',
	'outline:0',
	'background:none',
	'box-shadow:none',
	'overflow:visible',
	'columns:auto',
	'writing-mode:horizontal-tb',
	'contain:none',
	'opacity:1',
	'transform:none',
	'filter:none',
	'clip-path:none',
	'zoom:1',
	'animation:none',
	'transition:none',
];

/**
 * Style of the element. It is adopted, not written in the page: a strict CSP of the host forbids `<style>`.
 *
 * The box is ours: in a shadow root, `!important` wins over that of the host. `all` would be shorter, but margins and
 * greatest width must stay the host's: that is how themes place what stands in an article. Inside, nothing is inherited
 * but what the link needs to look like the text around it, and visibility, for tabs that hide what they hold.
 *
 * The link lies over the place of the frame until this one answers (`.pret`), and longer while it has the focus, which
 * must not vanish under a reader's keys. The frame is transparent until then, and inert: were it hidden, browsers would
 * not draw it, and it would never know its height. On paper, a frame that has not come is an empty page: only its link is printed.
 *
 * The outline, which is not drawn, gives the colour of the text in one notation; the transition, that of a blink, tells
 * each time that it changes.
 */
export const style = `
:host{${box.join('!important;')}!important}
:host([hidden]),:host::before,:host::after{display:none!important}
.boite{all:initial;display:grid;grid-template-columns:minmax(0,1fr);min-width:min(100%,280px);color:inherit;font:inherit;color-scheme:inherit;outline-color:color-mix(in srgb,currentColor,currentColor);visibility:inherit;transition:color 1ms}
.lien,iframe{grid-area:1/1}
.lien{position:relative;z-index:1;padding:1em;border:1px solid color-mix(in srgb,currentColor 30%,transparent)}
.lien:only-child{padding:0;border:0}
a:not([hidden]){display:block}
iframe{display:block;width:100%;border:0;opacity:0}
.pret iframe{opacity:1}
.pret .lien:focus-within+iframe{visibility:hidden}
.pret .lien:not(:focus-within){display:none}
@media print{.boite:not(.pret) iframe{display:none}}
`;
