/**
 * What the libraries of old sites do to the built-in objects of a page: new enumerable members, functions of their own
 * in the place of standard ones, which take and give other things. Those that our element has no business with throw.
 */
export const oldScripts = `<script>
(function () {
	var refuse = function (name) { return function () { throw new Error('The host’s own ' + name + ' was called') } };
	var taken = ('remove update insert replace replaceWith replaceChildren append prepend before after hide show toggle select match matches'
		+ ' closest up down next previous siblings identify wrap empty clone observe stopObserving fire getStyle setStyle addClassName'
		+ ' removeClassName hasClassName toggleAttribute insertAdjacentElement insertAdjacentHTML set get getProperty inject adopt grab dispose').split(' ');
	for (var i = 0; i < taken.length; i++) Element.prototype[taken[i]] = HTMLElement.prototype[taken[i]] = refuse(taken[i]);

	var own = 'each eachSlice inGroupsOf without first last compact flatten uniq inspect size toJSON include invoke pluck zip entries find'.split(' ');
	for (i = 0; i < own.length; i++) Array.prototype[own[i]] = refuse(own[i]);
	// These are replaced by equivalents that give the first argument only.
	Array.prototype.map = function (iterator, self) { var out = []; for (var k = 0; k < this.length; k++) out.push(iterator.call(self, this[k])); return out };
	Array.prototype.filter = function (iterator, self) { var out = []; for (var k = 0; k < this.length; k++) if (iterator.call(self, this[k])) out.push(this[k]); return out };
	Object.prototype.extend = refuse('extend');
	String.prototype.toJSON = String.prototype.strip = refuse('strip');
	window.Element = window.Event = window.$ = window.$$ = refuse('constructor');
})();
</script>`;

/** An element whose name hides a member of the document from careless scripts. */
export const clobbering = `<img name="currentScript" src="https://autre.example/arbitre.js" alt="">`;
