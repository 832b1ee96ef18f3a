/**
 * Inline script of each page, for a site that is published anew while the page is open. When a part cannot be loaded (a
 * menu, the search box, the scripts of a prerendered page), it asks whether the server still has the scripts of the page. If
 * not, a page that lacks its own scripts is reloaded, once; in one that is being read, the reader is asked first. The query
 * after an address gets past the caches of the browser and of the service worker. Without network nothing is done.
 */
export const lateGuard = [
	"addEventListener('error',onunhandledrejection=async({target:e})=>{",
	"try{for(const{src:s}of document.scripts)if(s&&(await fetch(s+'?'+Date.now())).status==404)",
	"return(e!=self&&!performance.navigation.type||confirm('Le site a été mis à jour. Recharger la page\u00a0?'))&&location.reload()}",
	'catch{}},!0)',
].join('');
