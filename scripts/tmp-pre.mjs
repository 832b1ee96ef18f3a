import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
const s = spawn(process.execPath, ['scripts/serve.mjs','--port','4402','--compress']); await new Promise(r=>s.stdout.once('data',r));
for (const exe of ['/usr/bin/chromium-headless-shell','/usr/bin/chromium']) {
 try {
  const b = await chromium.launch({ executablePath: exe });
  const p = await b.newPage();
  await p.goto('http://localhost:4402/keyforge/glossaire/armure/'); await p.waitForTimeout(500);
  const l = p.locator('main a[href*="/glossaire/"]').first(); const href = await l.getAttribute('href');
  await l.hover(); await p.waitForTimeout(1500); await l.dblclick().catch(()=>l.click()); await p.waitForTimeout(1500);
  console.log(exe, href, p.url(), await p.evaluate(() => { const n = performance.getEntriesByType('navigation')[0]; return [n.activationStart, n.deliveryType, document.fonts.check('16px Literata'), performance.getEntriesByType('paint').map(e=>[e.name,e.startTime])]; }));
  await b.close();
 } catch (e) { console.log(exe, String(e).slice(0,300)); }
}
s.kill();
