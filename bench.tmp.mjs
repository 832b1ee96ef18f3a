import { chromium } from '@playwright/test';
import axe from 'axe-core';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update']});
const ctx=await b.newContext({baseURL:'http://localhost:4507',serviceWorkers:'block'});
await ctx.addInitScript({content:axe.source});
const page=await ctx.newPage();
const T=async(n,f)=>{const t=performance.now();const r=await f();acc[n]=(acc[n]||0)+performance.now()-t;return r;};
const acc={};
const paths=['/keyforge/','/keyforge/glossaire/armure/','/keyforge/glossaire/poison/','/l5r/glossaire/honneur/','/keyforge/regles/combat/','/arkham/deroulement/round/','/keyforge/outils/combat/','/keyforge/glossaire/','/concepts/','/mistborn/glossaire/'];
for(let r=0;r<2;r++)for(const p of paths){
 await T('goto',()=>page.goto(p));
 await T('inject',()=>page.evaluate(()=>typeof window.axe));
 const run=(o)=>page.evaluate(async([o])=>{const r=await axe.run(o);return r.passes.length+r.violations.length},[o]);
 await T('full',()=>run({runOnly:{type:'tag',values:tags},resultTypes:['violations']}));
 await T('contrast',()=>run({runOnly:{type:'rule',values:['color-contrast','link-in-text-block']},resultTypes:['violations']}));
 await T('content',()=>run({runOnly:{type:'rule',values:['link-name','button-name','label','duplicate-id-aria','image-alt','document-title','aria-valid-attr-value','nested-interactive','list','listitem']},resultTypes:['violations']}));
 await T('resize',()=>page.setViewportSize({width:320,height:640}));
 await T('reflow',()=>page.evaluate(()=>[...document.querySelectorAll('body *')].filter(e=>{const box=e.getBoundingClientRect();if(box.width===0||e.closest('.visuellement-cache, svg'))return false;return getComputedStyle(e).position!=='absolute'&&box.right>321}).length));
 await T('resize',()=>page.setViewportSize({width:1280,height:720}));
}
for(const k in acc)console.log(k,(acc[k]/paths.length/2).toFixed(0));
await b.close();
