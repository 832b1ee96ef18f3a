/**
 * Script of each page, for what it brings and what brings it. A part that fails (a menu, the search box, the scripts of a
 * page that was made ready beforehand) asks whether the server still has the scripts of the page. If not, the site was
 * published anew: a page that misses its scripts is fetched again, once; in one that is being read, the reader is asked.
 * The mark after an address passes by what the browser and the service worker keep. Without network nothing is done.
 */
export const lateGuard = [
	"addEventListener('error',onunhandledrejection=async({target:e})=>{",
	"try{for(const{src:s}of document.scripts)if(s&&(await fetch(s+'?'+Date.now())).status==404)",
	"return(e!=self&&!performance.navigation.type||confirm('Le site a été mis à jour. Recharger la page\u00a0?'))&&location.reload()}",
	'catch{}},!0)',
].join('');
