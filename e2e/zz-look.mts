import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';
const port = 3323;
const browser = await findBrowser();
const b = await chromium.launch({ executablePath: browser.executablePath, args: [...browser.args] });
const brands = { padrao: ['localhost', '52998224725', 'TREVO'], sol: ['sol.localhost', '11987654321', 'VERAO'], noite: ['noite.localhost', '52998224725', 'NOITES'] } as const;
const [which, size, ...only] = process.argv.slice(2);
const big = size === 'big', wide = size === 'wide';
const telas = only.length ? only : ['home','contaCorrente','metas','totalPontos','saldoCashback','extratoCashback','metasCashback','historicoCompras','produtos','homeProduto','vitrineProdutos','filtrosProduto','controleProdutos','acompanharPedidos','fidelidade','ofertas','quiz','indicacao','associados','lojasCredenciadas','ajuda','cupons','documentosFiscais'];
mkdirSync('/tmp/demo/pics', { recursive: true });
for (const [nome, [host, usuario, ident]] of Object.entries(brands)) {
  if (which !== 'all' && which !== nome) continue;
  const context = await b.newContext({ viewport: wide ? { width: 1280, height: 800 } : { width: 390, height: 844 }, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', serviceWorkers: 'block', reducedMotion: 'reduce', hasTouch: true });
  const page = await context.newPage();
  const r = await page.request.post(`http://127.0.0.1:${port}/login/v1/autenticacao`, { headers: { host: `${host}:${port}` }, data: { usuario, senha: 'Trevo2026' } });
  const { retorno } = await r.json();
  await page.addInitScript((l) => { if (!localStorage.getItem('trevo.login')) localStorage.setItem('trevo.login', l); }, JSON.stringify(retorno));
  if (big) await page.addInitScript(() => { addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; }); });
  page.on('pageerror', (e) => console.log(nome, 'ERROR', e.message));
  for (const tela of telas) {
    await page.goto(`http://${host}:${port}/${tela}`);
    await page.locator('h1').first().waitFor({ timeout: 20000 }).catch(() => console.log(nome, tela, 'no h1'));
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(200);
    const h = await page.evaluate(() => document.documentElement.scrollHeight);
    const ov = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (ov > 0) console.log(nome, tela, 'overflow', ov);
    await page.setViewportSize({ width: wide ? 1280 : 390, height: Math.min(Math.max(h, wide ? 800 : 844), 2400) });
    await page.waitForTimeout(150);
    await page.screenshot({ path: `/tmp/demo/pics/${nome}-${size}-${tela.replaceAll('/', '_')}.png` });
    await page.setViewportSize(wide ? { width: 1280, height: 800 } : { width: 390, height: 844 });
  }
  await context.close();
}
await b.close();
