import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsole, consoleHost, type OperadorDeTeste } from '../operador/operador-console.ts';
import { buildArquivoText, startTestApp, type TestApp } from '../test-app.ts';

const params = { ano: 2026, identificacao: 'TREVO' };

describe('drafts and versions of campaign files', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let ana: OperadorDeTeste;
  let bia: OperadorDeTeste;
  let estranha: OperadorDeTeste;

  beforeAll(async () => {
    test = await startTestApp('2026-08-21T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    [ana, bia] = [await painel.createAdministrador(), await painel.createAdministrador()];
    await test.publish(undefined, 'sol');
    estranha = await painel.createAdministrador('solario');
  });
  afterAll(() => test.close());

  const as = ({ cookie }: OperadorDeTeste, promotora = 'quatrofolhas') => ({ cookie, promotora });
  const save = (por: OperadorDeTeste, rascunhoID: string, versao: number, texto: string) =>
    painel.call('operador.gravarRascunho', {
      params: { rascunhoID },
      body: { nome: 'Natal', texto, versao },
      ...as(por),
    });

  it('saves a draft, and returns its text with the comments', async () => {
    const rascunhoID = randomUUID();
    const texto = '# Ainda sem datas\ncampanha:\n';
    expect((await save(ana, rascunhoID, 0, texto)).body.retorno).toMatchObject({ versao: 1, base: null });
    const { body } = await painel.call('operador.rascunho', { params: { rascunhoID }, ...as(bia) });
    expect(body.retorno).toMatchObject({ texto, versao: 1, alteradoPor: { nome: ana.nome } });
    const { body: lista } = await painel.call('operador.rascunhos', as(ana));
    expect(lista.retorno.rascunhos.map((one) => one.rascunhoID)).toContain(rascunhoID);
  });

  it('accepts the same change sent again as the same version', async () => {
    const rascunhoID = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => save(ana, rascunhoID, 0, 'campanha:')));
    expect(sent.map(({ status, body }) => [status, body.retorno.versao])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
  });

  it('refuses the change of a version that another person has replaced', async () => {
    const rascunhoID = randomUUID();
    await save(ana, rascunhoID, 0, 'um');
    await save(bia, rascunhoID, 1, 'dois');
    const { status, body } = await save(ana, rascunhoID, 1, 'três');
    expect([status, body.codigo]).toEqual([409, 'rascunho.alterado']);
    expect(body.mensagem).toContain(bia.nome);
    const kept = await painel.call('operador.rascunho', { params: { rascunhoID }, ...as(ana) });
    expect(kept.body.retorno.texto).toBe('dois');
  });

  it('creates a deleted draft again, so that no text is lost', async () => {
    const rascunhoID = randomUUID();
    await save(ana, rascunhoID, 0, 'um');
    const remove = () => painel.call('operador.apagarRascunho', { params: { rascunhoID }, ...as(bia) });
    expect((await remove()).body.retorno).toEqual({ apagado: true });
    expect((await remove()).body.retorno).toEqual({ apagado: false });
    expect((await save(ana, rascunhoID, 1, 'dois')).body.retorno.versao).toBe(2);
  });

  it("hides a promoter's drafts from another promoter", async () => {
    const rascunhoID = randomUUID();
    await save(ana, rascunhoID, 0, 'um');
    const outra = as(estranha, 'solario');
    const { body } = await painel.call('operador.rascunho', { params: { rascunhoID }, ...outra });
    expect(body.codigo).toBe('rascunho.nenhum');
    await painel.call('operador.apagarRascunho', { params: { rascunhoID }, ...outra });
    const kept = await painel.call('operador.rascunho', { params: { rascunhoID }, ...as(ana) });
    expect(kept.status).toBe(200);
  });

  it('refuses more than 100 drafts of a promoter', async () => {
    await test.db.query(
      `insert into campanha_rascunho (promotora_id, rascunho_id, nome, texto, versao, criado_em, alterado_em, alterado_por)
       select 'solario', gen_random_uuid(), 'x', 'x', 1, now(), now(), '{"tipo":"token","id":null,"nome":"x"}'
       from generate_series(1, 100)`,
    );
    const { body } = await painel.call('operador.gravarRascunho', {
      params: { rascunhoID: randomUUID() },
      body: { nome: 'Mais um', texto: 'x', versao: 0 },
      ...as(estranha, 'solario'),
    });
    expect(body.codigo).toBe('rascunho.muitos');
  });

  it('returns a published version as it was sent, and its author', async () => {
    const texto = `# Escrito à mão\n${buildArquivoText()}`;
    const { body: publicada } = await painel.call('operador.publicarCampanha', {
      body: { nomeArquivo: 'trevo.campanha.yaml', texto: texto.replace('Trevo da Sorte', 'Trevo de Natal') },
      ...as(ana),
    });
    const { body } = await painel.call('operador.publicacoes', { params, ...as(bia) });
    expect(body.retorno.publicacoes[0]).toMatchObject({
      hash: publicada.retorno.hash,
      publicadaPor: { nome: ana.nome },
      atual: true,
    });
    expect(body.retorno.publicacoes[1]?.atual).toBe(false);
    const versao = await painel.call('operador.publicacao', {
      params: { ...params, hash: publicada.retorno.hash },
      ...as(bia),
    });
    expect(versao.body.retorno.texto).toContain('# Escrito à mão');
    expect(versao.body.retorno.comComentarios).toBe(true);
  });

  it('writes the values of a version whose text was not kept', async () => {
    const { body } = await painel.call('operador.publicacoes', { params, ...as(bia) });
    const { hash } = body.retorno.publicacoes[0]!;
    await test.db.query('update campanha_publicacao set texto = null where arquivo_hash = $1', [hash]);
    const versao = await painel.call('operador.publicacao', { params: { ...params, hash }, ...as(bia) });
    expect(versao.body.retorno.comComentarios).toBe(false);
    const conferida = await painel.call('operador.conferirCampanha', {
      body: { texto: versao.body.retorno.texto },
      ...as(bia),
    });
    expect(conferida.body.retorno.erros).toEqual([]);
    expect(conferida.body.retorno.campanha?.publicada).toBe(hash);
  });

  it('begins the campaign of a promoter that has none, and publishes it', async () => {
    const raiz = await painel.createDaInstalacao();
    const nova = { promotora: 'novafolha', nome: 'Nova Folha Ltda.', cnpj: '11444777000161' };
    const create = (body: typeof nova) =>
      painel.call('operador.criarPromotora', { body, cookie: raiz.cookie });
    const created = await Promise.all([create(nova), create(nova)]);
    expect(created.map(({ status, body }) => [status, body.retorno])).toEqual([
      [200, nova],
      [200, nova],
    ]);
    expect((await create({ ...nova, nome: 'Outra Ltda.' })).body.codigo).toBe('operador.promotoraExiste');
    expect((await create({ ...nova, cnpj: '11444777000162' })).body.codigo).toBe('requisicao.invalida');
    const { body: todas } = await painel.call('operador.promotoras', { cookie: raiz.cookie });
    expect(todas.retorno).toContainEqual(nova);

    const dona = await painel.createAdministrador('novafolha');
    const texto = buildArquivoText((arquivo) => {
      arquivo.promotora = {
        ...arquivo.promotora,
        identificacao: 'novafolha',
        nome: nova.nome,
        cnpj: nova.cnpj,
      };
      arquivo.hosts = ['nova-folha.localhost'];
    });
    const rascunhoID = randomUUID();
    const saved = await painel.call('operador.gravarRascunho', {
      params: { rascunhoID },
      body: { nome: 'Primeira', texto, versao: 0 },
      ...as(dona, 'novafolha'),
    });
    expect(saved.status).toBe(200);
    const published = await painel.call('operador.publicarCampanha', {
      body: { nomeArquivo: 'nova.campanha.yaml', texto },
      ...as(dona, 'novafolha'),
    });
    expect(published.body.retorno.hosts).toEqual(['nova-folha.localhost']);
  });
});
