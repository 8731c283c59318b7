// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfiguracao } from './load-configuracao.ts';

const entradas = [
  { chave: 'tema.icone', valor: '/marcas/icone.svg' },
  { chave: 'tema.logos', valor: '["/marcas/a.svg","https://outra.example/marcas/b.svg"]' },
  { chave: 'tema.fundos', valor: '{"padrao":"/marcas/fundo.svg"}' },
  { chave: 'login.linkDeslogado', valor: '/regulamento' },
];

/** Bootstrap data that the native shell writes into its page. */
const bootstrap = {
  urlConfiguracao: 'https://campanha.example',
  autorizacaoConfiguracao: null,
  aplicacao: 'trevo',
  nome: 'consumidor',
  urlsProducao: [],
  pacotesProducao: ['br.example.promo'],
  dispositivosIosTeste: [],
};

describe('configuration of the native app', () => {
  const asked: { url: string; body: unknown }[] = [];
  beforeEach(() => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'application/json', id: 'trevo-bootstrap' });
    script.textContent = JSON.stringify(bootstrap);
    document.head.append(script);
    const App = { getInfo: () => Promise.resolve({ id: 'br.example.promo', version: '0.27.90' }) };
    vi.stubGlobal('Capacitor', {
      isNativePlatform: () => true,
      getPlatform: () => 'android',
      Plugins: { App },
    });
    vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
      asked.push({ url, body: JSON.parse(body as string) });
      const dados = { entradas };
      return Promise.resolve(Response.json({ statusCode: 200, mensagem: '', dados, retorno: dados }));
    });
  });
  afterEach(() => {
    document.getElementById('trevo-bootstrap')?.remove();
    asked.length = 0;
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('is requested by package name at the address in its page', async () => {
    const { site, ambiente } = await loadConfiguracao();
    expect(asked).toEqual([
      {
        url: 'https://campanha.example/configuracoes/listarPorChaveValor',
        body: { aplicacao: 'trevo', nome: 'consumidor', chave: 'pacote', valor: 'br.example.promo' },
      },
    ]);
    expect({ site, ambiente }).toEqual({ site: 'https://campanha.example', ambiente: 'producao' });
  });

  it('resolves picture URLs against the server, also from the cache, and keeps links to screens relative', async () => {
    for (let start = 0; start < 2; start++) {
      const { configuracao } = await loadConfiguracao();
      expect(configuracao).toMatchObject({
        'tema.icone': 'https://campanha.example/marcas/icone.svg',
        'tema.logos': ['https://campanha.example/marcas/a.svg', 'https://outra.example/marcas/b.svg'],
        'tema.fundos': { padrao: 'https://campanha.example/marcas/fundo.svg' },
        'login.linkDeslogado': '/regulamento',
      });
    }
    expect(asked).toHaveLength(1);
  });
});
