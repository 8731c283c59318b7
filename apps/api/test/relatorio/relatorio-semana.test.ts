import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmailMensagem } from '../../src/adapters/email/email.port.ts';
import { createLogger } from '../../src/kernel/log.ts';
import type { CampanhaId, CampanhaPublicada } from '../../src/modules/campanha/public.ts';
import { createDestinoStore } from '../../src/modules/relatorio/destino.store.ts';
import { createRelatorioService } from '../../src/modules/relatorio/relatorio.service.ts';
import { createRelatorioViews } from '../../src/modules/relatorio/relatorio.views.ts';
import { createSemanaService } from '../../src/modules/relatorio/semana.service.ts';
import { createConsole, consoleHost, type OperadorDeTeste } from '../operador/operador-console.ts';
import { readPdf } from '../sorte/pdf-lido.ts';
import { listMensagens } from '../outbox.ts';
import { buildArquivoText, startTestApp, type TestApp } from '../test-app.ts';
import { type CampanhaAberta, createRelatorios } from './relatorio-console.ts';

const saturday = '2026-11-21T15:00:00Z';
/** 07:00 in São Paulo. */
const monday = '2026-11-23T10:00:00Z';
const emitente = `112233440001${calculateCnpjDigitos('112233440001')}`;

describe('weekly report by e-mail', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let relatorios: ReturnType<typeof createRelatorios>;
  let ana: OperadorDeTeste;
  let cliente: OperadorDeTeste;
  let auditora: OperadorDeTeste;

  beforeAll(async () => {
    test = await startTestApp(saturday, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    relatorios = createRelatorios(test, painel);
    ana = await painel.createAdministrador();
    cliente = await painel.create(ana, 'cliente');
    auditora = await painel.create(ana, 'auditor');
  });
  afterAll(() => test.close());

  const set = (por: OperadorDeTeste, { params }: CampanhaAberta, enderecos: string[]) =>
    painel.call('operador.definirDestinosRelatorio', {
      params,
      body: { enderecos },
      cookie: por.cookie,
      promotora: 'quatrofolhas',
    });
  /** Opens a campaign with a receipt of last week and addresses, summarised at a time; the clock is on Monday afterwards. */
  async function openSemana(identificacao: string, enderecos: string[], resumidaEm = monday) {
    test.clock.set(saturday);
    await painel.enter(ana).catch(() => undefined);
    const campanha = await relatorios.open(identificacao);
    const [pessoa] = await relatorios.people(1);
    await relatorios.send(campanha, pessoa!, emitente);
    const { body } = await set(ana, campanha, enderecos);
    if (body.codigo) throw new Error(JSON.stringify(body));
    test.clock.set(resumidaEm);
    await relatorios.summarise();
    test.clock.set(monday);
    return { campanha, pessoa: pessoa! };
  }
  /** Creates a process of its own with a recording sender. */
  async function createSemanas(identificacao: string, send: (mensagem: EmailMensagem) => Promise<void>) {
    const [row] = await test.db.query<{ campanha_id: CampanhaId }>(
      'select campanha_id from campanha where identificacao = $1',
      [identificacao],
    );
    const texto = await import('yaml').then(({ parse }) => parse(buildArquivoText()) as never);
    const publicada = {
      campanhaId: row!.campanha_id,
      promotoraId: 'quatrofolhas',
      arquivo: { ...(texto as object), associados: [], documentos: { valor: [] } },
      arquivoHash: 'x',
      campanha: {
        ano: 2026,
        identificacao,
        descricao: 'Trevo da Sorte',
        dataInicial: '2026-09-01',
        dataFinal: '2026-12-31',
      },
      totalCupons: 1,
    } as unknown as CampanhaPublicada;
    return createSemanaService({
      store: createDestinoStore(test.db),
      relatorios: createRelatorioService({
        views: createRelatorioViews(test.db),
        measureRestam: async () => ({ total: 100, restam: 99, previsao: null }),
        clock: test.clock,
      }),
      findCampanha: async (campanhaId) => (campanhaId === publicada.campanhaId ? publicada : undefined),
      email: { send },
      clock: test.clock,
      log: createLogger('silent'),
    });
  }

  it('lets administrators alone read and set the addresses, on the audit trail', async () => {
    const campanha = await relatorios.open('SEMPAPEL');
    const enderecos = ['marca@cliente.example', 'Marca@cliente.example ', 'agencia@cliente.example'];
    const { body } = await set(ana, campanha, enderecos);
    expect(body.retorno).toMatchObject({
      enderecos: ['marca@cliente.example', 'agencia@cliente.example'],
      definidoPor: { nome: ana.nome },
      ultimaSemana: null,
    });
    for (const por of [cliente, auditora]) {
      expect((await set(por, campanha, [])).body.codigo).toBe('operador.semPermissao');
      const read = await painel.call('operador.destinosRelatorio', {
        params: campanha.params,
        cookie: por.cookie,
        promotora: 'quatrofolhas',
      });
      expect(read.body.codigo).toBe('operador.semPermissao');
    }
    const rows = await painel.listRegistros('operador.definirDestinosRelatorio');
    expect(rows.map(({ ator_nome, resultado }) => [ator_nome, resultado])).toContainEqual([
      ana.nome,
      'feito',
    ]);
    const many = Array.from({ length: 21 }, (_, at) => `pessoa${at}@cliente.example`);
    expect((await set(ana, campanha, many)).body.codigo).toBe('requisicao.invalida');
    expect((await set(ana, campanha, ['sem arroba'])).body.codigo).toBe('requisicao.invalida');
  });

  it('waits until the last hours of the week are summarised', async () => {
    const sunday = '2026-11-22T23:00:00Z';
    await openSemana('SEMRESUMO', ['um@resumo.example'], sunday);
    const sent: string[] = [];
    /** Runs a process of its own, which has no report in its cache. */
    const run = async () =>
      (await createSemanas('SEMRESUMO', async ({ destinatario }) => void sent.push(destinatario))).run();
    await run();
    expect(sent).toEqual([]);
    await relatorios.summarise();
    await run();
    expect(sent).toEqual(['um@resumo.example']);
  });

  it('sends the week before to each address on Monday morning, once, and says how it ends', async () => {
    const enderecos = ['um@semana.example', 'dois@semana.example'];
    await openSemana('SEMENVIA', enderecos);
    test.clock.set('2026-11-23T08:00:00Z');
    await test.app.runJob('relatorio.enviar');
    expect(await listMensagens(test, enderecos[0]!)).toEqual([]);
    test.clock.set(monday);
    await Promise.all([test.app.runJob('relatorio.enviar'), test.app.runJob('relatorio.enviar')]);
    await test.app.runJob('relatorio.enviar');
    for (const endereco of enderecos) {
      const mensagens = await listMensagens(test, endereco);
      expect(mensagens).toHaveLength(1);
      expect(mensagens[0]!.texto).toContain('de 16/11/2026 a 22/11/2026');
      expect(mensagens[0]!.texto).toContain('Notas: 1');
      expect(mensagens[0]!.texto).toContain('peça a um administrador que tire o seu endereço');
      expect(mensagens[0]!.texto).not.toContain('http');
      expect(mensagens[0]!.texto).toContain('[relatorio-2026-SEMENVIA-2026-11-16.pdf]');
    }
  });

  it('attaches a PDF of the figures without personal data', async () => {
    const { pessoa } = await openSemana('SEMPDF', ['pdf@semana.example']);
    const sent: EmailMensagem[] = [];
    const semanas = await createSemanas('SEMPDF', async (mensagem) => void sent.push(mensagem));
    await semanas.run();
    expect(sent.map(({ destinatario }) => destinatario)).toEqual(['pdf@semana.example']);
    const { texto, info } = await readPdf(sent[0]!.anexo!.bytes);
    expect(info['Title']).toBe('Relatório da semana: Trevo da Sorte (2026/SEMPDF)');
    for (const words of [
      'Relatório da semana',
      '16/11/2026 a 22/11/2026',
      'Pessoas com a primeira nota',
      'Aprovação das notas decididas 100%',
      'Por dia',
      '21/11/2026 ',
      'Outras 1 (menos de 5 pessoas cada, ou menores)',
      'Restam 99 de 100',
    ])
      expect(texto).toContain(words);
    const [row] = await test.db.query<Record<string, string>>(
      'select nome, cpf, email, telefone_contato from consumidor where usuario = $1',
      [pessoa.usuario],
    );
    for (const secret of [...Object.values(row!), emitente]) expect(texto).not.toContain(secret);
  });

  it('sends again only to the address whose message failed', async () => {
    await openSemana('SEMFALHA', ['bom@falha.example', 'ruim@falha.example']);
    const sent: string[] = [];
    let isBroken = true;
    const semanas = await createSemanas('SEMFALHA', async ({ destinatario }) => {
      if (isBroken && destinatario.startsWith('ruim')) throw new Error('mailbox full');
      sent.push(destinatario);
    });
    await semanas.run();
    isBroken = false;
    await semanas.run();
    expect(sent).toEqual(['bom@falha.example']);
    test.clock.set('2026-11-23T10:30:00Z');
    await Promise.all([semanas.run(), semanas.run()]);
    test.clock.set('2026-11-23T11:30:00Z');
    await semanas.run();
    expect(sent).toEqual(['bom@falha.example', 'ruim@falha.example']);
  });

  it('sends nothing to a removed address, and nothing after Wednesday', async () => {
    const { campanha } = await openSemana('SEMFIM', ['sai@fim.example']);
    const sent: string[] = [];
    const semanas = await createSemanas('SEMFIM', async ({ destinatario }) => void sent.push(destinatario));
    test.clock.set('2026-11-27T10:00:00Z');
    await semanas.run();
    test.clock.set(saturday);
    await painel.enter(ana).catch(() => undefined);
    expect((await set(ana, campanha, [])).body.codigo).toBeUndefined();
    test.clock.set(monday);
    await semanas.run();
    expect(sent).toEqual([]);
  });
});
