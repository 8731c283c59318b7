import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsole, consoleHost, type OperadorDeTeste } from '../operador/operador-console.ts';
import { buildArquivoText, configure, type MutableArquivo, startTestApp, type TestApp } from '../test-app.ts';

/** Each preview starts a program of its own. */
const slow = 300_000;
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('previews of unpublished files', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let ana: OperadorDeTeste;
  let estranha: OperadorDeTeste;

  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', {
      consoleOrigin: `http://${consoleHost}`,
      previaOrigin: 'http://previa.localhost',
    });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
    ana = await painel.createAdministrador();
    estranha = await painel.createAdministrador('solario');
  });
  afterAll(() => test.close());

  const as = ({ cookie }: OperadorDeTeste, promotora = 'quatrofolhas') => ({ cookie, promotora });
  const draft = (change: (arquivo: MutableArquivo) => void = () => undefined) =>
    buildArquivoText((arquivo) => {
      arquivo.campanha.identificacao = 'NOVA';
      arquivo.campanha.descricao = 'Natal dos Sonhos';
      arquivo.hosts = ['natal.localhost'];
      change(arquivo);
    });
  const open = (texto: string) => painel.call('operador.abrirPrevia', { body: { texto }, ...as(ana) });
  const replace = (previaID: string, texto: string, momento?: 'antes') =>
    painel.call('operador.trocarPrevia', {
      params: { previaID },
      body: { texto, ...(momento && { momento }) },
      ...as(ana),
    });
  const close = (previaID: string) =>
    painel.call('operador.fecharPrevia', { params: { previaID }, ...as(ana) });
  const get = (origem: string, path: string, headers: Record<string, string> = {}) =>
    test.client.send('GET', path, { headers: { host: new URL(origem).host, ...headers } });
  const listCampanhas = async (origem: string) =>
    JSON.parse((await get(origem, '/campanha/v1/campanhas/')).text) as {
      retorno: { descricao: string; identificacao: string }[];
    };

  it(
    'shows an unpublished file with its pictures at a host of its own, then another file and another moment',
    async () => {
      const { body: guardada } = await painel.call('operador.guardarImagemCampanha', {
        body: { nome: 'logo.png', conteudo: png },
        ...as(ana),
      });
      expect(guardada.retorno.endereco).toMatch(/^\/marcas\/logo-[0-9a-f]{8}\.png$/);
      const named = (descricao: string) =>
        draft((arquivo) => {
          arquivo.campanha.descricao = descricao;
          configure(arquivo, { 'tema.icone': guardada.retorno.endereco });
        });
      const { status, body } = await open(named('Natal dos Sonhos'));
      expect(status).toBe(201);
      const { origem, previaID, pessoas } = body.retorno;
      expect(origem).toMatch(/^http:\/\/[0-9a-z]{20,26}\.previa\.localhost$/);
      expect((await listCampanhas(origem)).retorno[0]).toMatchObject({ descricao: 'Natal dos Sonhos' });
      expect((await get(origem, guardada.retorno.endereco)).headers['content-type']).toBe('image/png');
      expect((await get(origem, '/sw.js')).status).toBe(404);
      expect(pessoas.map(({ nome }) => nome)).toEqual(['Ana Maria de Souza', 'Elisa Prado']);
      const entrada = await get(origem, `${pessoas[0]!.entrada}&para=/home&esquema=escuro`, {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
      });
      expect(entrada.text).toContain('"para":"/home"');

      const alheia = { params: { previaID }, ...as(estranha, 'solario') };
      const refused = await painel.call('operador.trocarPrevia', { ...alheia, body: { texto: draft() } });
      expect(refused.body.codigo).toBe('previa.encerrada');
      expect((await painel.call('operador.fecharPrevia', alheia)).body.retorno).toEqual({ fechada: false });

      const changed = await replace(previaID, named('Natal Encantado'));
      expect(changed.body.retorno.origem).toBe(origem);
      expect((await listCampanhas(origem)).retorno[0]).toMatchObject({ descricao: 'Natal Encantado' });
      // The campaign exists in the preview only.
      expect(await test.db.query('select 1 as one from campanha where identificacao = $1', ['NOVA'])).toEqual(
        [],
      );

      // Another moment starts it again, at another address.
      const antes = await replace(previaID, named('Natal Encantado'), 'antes');
      expect(antes.body.retorno).toMatchObject({ momento: 'antes', pessoas: [] });
      expect(antes.body.retorno.origem).not.toBe(origem);
      expect((await get(origem, '/')).status).toBe(404);

      expect((await close(previaID)).body.retorno).toEqual({ fechada: true });
      expect((await get(antes.body.retorno.origem, '/')).status).toBe(404);
      expect((await replace(previaID, draft())).body.codigo).toBe('previa.encerrada');
    },
    slow,
  );

  it('refuses a file with errors, one of another promoter, and the preview of another promoter', async () => {
    const invalid = await open('campanha:');
    expect(invalid.body.codigo).toBe('campanha.arquivoInvalido');
    const alheia = await painel.call('operador.abrirPrevia', {
      body: { texto: draft() },
      ...as(estranha, 'solario'),
    });
    expect(alheia.body.codigo).toBe('operador.outraPromotora');
    expect((await get('http://nenhuma.previa.localhost', '/')).status).toBe(404);
  });

  it('refuses a picture that is none', async () => {
    const { status, body } = await painel.call('operador.guardarImagemCampanha', {
      body: { nome: 'logo.png', conteudo: Buffer.from('isto não é um png').toString('base64') },
      ...as(ana),
    });
    expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
  });
});
