/**
 * Inline script of each page, before anything is drawn: it says that scripts run (`data-js`), takes the theme that was chosen,
 * and says while one reads down (`data-lit`), by more than a finger that rests moves: the header of a phone steps aside then.
 */
export const firstScript = [
	"{const{dataset:d}=document.documentElement;d.js='';",
	'try{if(localStorage.theme)d.theme=localStorage.theme}catch{}',
	"let y=0;onscroll=()=>{let s=scrollY-y;s*s>64&&(s>0&&scrollY>99?d.lit='':delete d.lit,y+=s)}}",
].join('');
