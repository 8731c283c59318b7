import { randomUUID } from 'node:crypto';
import { actIds } from '@trevo/contract/operador/act-ids';
import { atos } from '@trevo/contract/operador/atos';
import { mudaLivros } from '@trevo/contract/operador/livros';
import { parseCsv } from '@trevo/rules/texto/csv';
import { type Capsula, verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 as sha256Of } from '../../src/modules/sorteio/congelamento/galho-titulares.ts';
import { toCallInput } from '../http/call-inputs.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import { readPdf } from '../sorte/pdf-lido.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { cabecalho, dia, drawTerminada, endedAt, fulfil, openTerminada } from './campanha-terminada.ts';
import { createEncerramentos, makeKit, sha256, toPdf } from './encerramento-console.ts';

describe('end of a campaign', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let encerramentos: ReturnType<typeof createEncerramentos>;
  let raiz: OperadorDeTeste;
  let rita: OperadorDeTeste;
  let noemi: OperadorDeTeste;
  let lia: OperadorDeTeste;
  let auditora: OperadorDeTeste;
  let alheia: OperadorDeTeste;
  let pessoas: readonly [OperadorDeTeste, OperadorDeTeste];

  beforeAll(async () => {
    test = await startTestApp('2026-11-24T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
    encerramentos = createEncerramentos(test, painel);
    raiz = await painel.createDaInstalacao();
    [rita, noemi] = [await painel.createAdministrador(), await painel.createAdministrador()];
    lia = await painel.create(raiz, 'operador');
    auditora = await painel.create(raiz, 'auditor');
    alheia = await painel.createAdministrador('solario');
    pessoas = [rita, noemi];
  });
  beforeEach(async () => {
    test.clock.set(endedAt);
    await encerramentos.refresh();
  });
  afterAll(() => test.close());

  const toCampanha = ({
    params: { ano, identificacao },
  }: {
    params: { ano: number; identificacao: string };
  }) => ({
    ano,
    identificacao,
  });
  /** Opens a campaign with a confirmed draw. */
  async function openDrawn(identificacao: string) {
    const own = await openTerminada(test, identificacao);
    await drawTerminada(test, encerramentos, pessoas, own);
    return { own, campanha: toCampanha(own) };
  }
  const codigoOf = ({ status, body }: { status: number; body: { codigo?: string } }) =>
    body.codigo ?? String(status);

  it('lists the terms of the law with their source, counted from the draw, without those of unknown days', async () => {
    const { campanha } = await openDrawn('PRAZOS');
    const { prazos } = await encerramentos.read(rita, campanha);
    expect(prazos.map(({ prazoID, dia: em, faltam, situacao }) => [prazoID, em, faltam, situacao])).toEqual([
      ['propriedade', '2026-11-20', -31, 'vencido'],
      ['darf-premio', '2026-12-03', -18, 'vencido'],
      ['entrega', '2026-12-28', 7, 'perto'],
      ['caducidade', '2027-05-27', 157, 'longe'],
      ['recolhimento-10', '2027-06-06', 167, 'longe'],
      ['contas-limite', '2027-06-26', 187, 'longe'],
      ['recolhimento-45', '2027-07-11', 202, 'longe'],
      ['imagem', '2027-11-28', 342, 'longe'],
    ]);
    expect(prazos[1]!.fonte).toContain('Lei 11.196/2005');
    expect(prazos[2]!.aviso).toBe(10);
  });

  it('keeps the entries of SCPC blind, discards different ones of two people, and lets equal ones stand', async () => {
    const campanha = toCampanha(await openTerminada(test, 'SCPC', undefined, 0));
    test.clock.set(endedAt);
    await encerramentos.refresh();
    expect((await encerramentos.scpc(rita, campanha, cabecalho)).body.retorno).toMatchObject({
      situacao: 'ESPERA',
      meu: cabecalho,
      cabecalho: null,
    });
    const seen = (await encerramentos.read(noemi, campanha)).scpc;
    expect(seen).toMatchObject({ situacao: 'ESPERA', meu: null, informadoPor: rita.nome });
    expect(JSON.stringify(seen)).not.toContain(cabecalho.contasAte);
    const outro = { ...cabecalho, contasAte: '2027-07-21' };
    expect((await encerramentos.scpc(noemi, campanha, outro)).body.retorno).toMatchObject({
      situacao: 'DIVERGIU',
      meu: null,
      cabecalho: null,
      divergencia: { entre: [rita.nome, noemi.nome] },
    });
    await encerramentos.scpc(rita, campanha, cabecalho);
    expect((await encerramentos.scpc(noemi, campanha, cabecalho)).body.retorno).toMatchObject({
      situacao: 'VALE',
      cabecalho,
      isCertificadoIgual: true,
    });
    // Both terms of the accounts are counted down now.
    const { prazos } = await encerramentos.read(rita, campanha);
    expect(prazos.find(({ prazoID }) => prazoID === 'contas')).toMatchObject({
      dia: '2027-07-20',
      faltam: 211,
    });
    // The same person alone replaces nothing, and an amendment needs two people again.
    expect((await encerramentos.scpc(rita, campanha, outro)).body.retorno).toMatchObject({
      situacao: 'ESPERA',
      cabecalho,
    });
    expect((await encerramentos.scpc(lia, campanha, outro)).body.retorno).toMatchObject({
      situacao: 'VALE',
      cabecalho: outro,
    });
  });

  it('discards different entries of two people at the same moment', async () => {
    const campanha = toCampanha(await openTerminada(test, 'SCPCDOIS', undefined, 0));
    test.clock.set(endedAt);
    await encerramentos.refresh();
    const answers = await Promise.all([
      encerramentos.scpc(rita, campanha, cabecalho),
      encerramentos.scpc(noemi, campanha, { ...cabecalho, contasAte: '2027-07-02' }),
    ]);
    expect(answers.map(codigoOf)).toEqual(['200', '200']);
    const { scpc } = await encerramentos.read(lia, campanha);
    expect(scpc).toMatchObject({ situacao: 'DIVERGIU', cabecalho: null, informadoPor: null });
    const same = await Promise.all(
      [rita, noemi, lia, rita].map((por) => encerramentos.scpc(por, campanha, cabecalho)),
    );
    expect(same.every(({ status }) => status === 200)).toBe(true);
    expect((await encerramentos.read(lia, campanha)).scpc).toMatchObject({ situacao: 'VALE', cabecalho });
  });

  it('refuses a period that ends before it begins', async () => {
    const campanha = toCampanha(await openTerminada(test, 'SCPCMAL', undefined, 0));
    test.clock.set(endedAt);
    await encerramentos.refresh();
    const answer = await encerramentos.scpc(rita, campanha, { ...cabecalho, autorizadaAte: '2026-08-31' });
    expect(answer).toMatchObject({ status: 400, body: { detalhes: [{ campo: 'autorizadaAte' }] } });
  });

  it('lets only an operator of the installation change a term of all campaigns', async () => {
    const campanha = toCampanha(await openTerminada(test, 'LEI', undefined, 0));
    test.clock.set(endedAt);
    await encerramentos.refresh();
    const body = {
      nome: 'Entrega dos prêmios',
      quantidade: 20,
      unidade: 'dias',
      fonte: 'Portaria 999/2027, art. 3º',
      avisos: [5, 10, 10],
      motivo: 'A portaria nova encurtou o prazo.',
    };
    const params = { prazoID: 'entrega' };
    expect(codigoOf(await encerramentos.act(rita, 'operador.alterarPrazoLegal', { params, body }))).toBe(
      'operador.semPermissao',
    );
    const changed = await encerramentos.act<{ avisos: number[]; alteradoPor: { nome: string } }>(
      raiz,
      'operador.alterarPrazoLegal',
      { params, body },
    );
    expect(changed.body.retorno).toMatchObject({ avisos: [10, 5], alteradoPor: { nome: raiz.nome } });
    const find = async () =>
      (await encerramentos.read(rita, campanha)).prazos.find(({ prazoID }) => prazoID === 'entrega')!;
    expect(await find()).toMatchObject({ dia: '2026-12-18', fonte: body.fonte, situacao: 'vencido' });
    // The clock of the test stands still: both rows have one time.
    const registros = await painel.listRegistros('operador.alterarPrazoLegal');
    expect(registros.map(({ resultado, motivo }) => [resultado, motivo])).toEqual(
      expect.arrayContaining([
        ['negado', null],
        ['feito', body.motivo],
      ]),
    );
    await encerramentos.act(raiz, 'operador.alterarPrazoLegal', {
      params,
      body: { ...body, quantidade: 30, motivo: 'Volta ao prazo da lei.' },
    });
  });

  it("sets a campaign's own term with a second person only, once for a repeated act", async () => {
    const campanha = toCampanha(await openTerminada(test, 'PROPRIO', undefined, 0));
    test.clock.set(endedAt);
    await encerramentos.refresh();
    const corpo = { quantidade: 12, unidade: 'diasUteis', motivo: 'O regulamento promete doze dias úteis.' };
    const alvo = { ...campanha, prazoID: 'entrega' };
    const alone = await encerramentos.act(rita, 'operador.definirPrazoCampanha', {
      params: alvo,
      body: corpo,
    });
    expect(codigoOf(alone)).toBe('operador.precisaSegundaPessoa');
    const done = await encerramentos.together(pessoas, 'operador.definirPrazoCampanha', alvo, corpo);
    expect(done.body.retorno.resultado?.situacao).toBe('feito');
    const { prazos } = await encerramentos.read(rita, campanha);
    expect(prazos.find(({ prazoID }) => prazoID === 'entrega')).toMatchObject({
      dia: '2026-12-15',
      proprio: { motivo: corpo.motivo, definidoPor: { nome: rita.nome }, aprovadoPor: { nome: noemi.nome } },
    });
  });

  it('attaches files by kind, keeps repeated content once, and refuses files of no use', async () => {
    const [campanha, outra] = [
      toCampanha(await openTerminada(test, 'ANEXOS', undefined, 0)),
      toCampanha(await openTerminada(test, 'ANEXOSDEOUTRA', undefined, 0)),
    ];
    test.clock.set(endedAt);
    await encerramentos.refresh();
    const certificado = { tipo: 'certificado', arquivoBase64: toPdf('um') } as const;
    const answers = await Promise.all([1, 2, 3].map(() => encerramentos.attach(rita, campanha, certificado)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await encerramentos.read(rita, campanha)).arquivos).toHaveLength(1);
    for (const [body, codigo] of [
      [{ tipo: 'ataAssinada', arquivoBase64: toPdf('um') }, 'requisicao.invalida'],
      [{ tipo: 'certificado', sorteio: dia, arquivoBase64: toPdf('um') }, 'requisicao.invalida'],
      [{ tipo: 'darf', sorteio: '2026-11-27', arquivoBase64: toPdf('um') }, 'cupom.sorteioNaoEncontrado'],
      [
        { tipo: 'aditamento', arquivoBase64: Buffer.from('%PDF-<script>').toString('base64') },
        'upload.pdfInvalido',
      ],
      [{ tipo: 'aditamento', arquivoBase64: 'AAAA' }, 'upload.imagemInvalida'],
    ] as const)
      expect(codigoOf(await encerramentos.attach(rita, campanha, body as never))).toBe(codigo);
    const [anexo] = (await encerramentos.read(rita, campanha)).arquivos;
    const params = { ...campanha, arquivoID: anexo!.arquivoID };
    const opened = await encerramentos.act<{ conteudoBase64: string }>(
      auditora,
      'operador.arquivoEncerramento',
      {
        params,
      },
    );
    expect(opened.body.retorno.conteudoBase64).toBe(certificado.arquivoBase64);
    expect(codigoOf(await encerramentos.attach(auditora, campanha, certificado))).toBe(
      'operador.semPermissao',
    );
    const remove = (of = campanha) =>
      encerramentos.act(rita, 'operador.retirarArquivoEncerramento', {
        params: { ...params, ...of },
        body: { motivo: 'Era o certificado de outra.' },
      });
    expect(codigoOf(await remove(outra))).toBe('200');
    expect((await encerramentos.read(rita, campanha)).arquivos).toHaveLength(1);
    expect([codigoOf(await remove()), codigoOf(await remove())]).toEqual(['200', '200']);
    expect((await encerramentos.read(rita, campanha)).arquivos).toEqual([]);
  });

  it('writes a kit of a finished campaign whose files equal the manifest and the database', async () => {
    const { own, campanha } = await openDrawn('KIT');
    const premio = await fulfil(encerramentos, pessoas, campanha);
    const { kit, answer, files, manifesto, manifestoHash } = await makeKit(
      test,
      encerramentos,
      pessoas,
      campanha,
    );
    expect(answer.headers['content-disposition']).toContain('2026-KIT-encerramento-2026-12-21.zip');
    expect(kit).toMatchObject({
      situacao: 'pronta',
      manifestoHash,
      totalArquivos: manifesto.arquivos.length,
    });
    expect(kit.sha256).toBe(sha256(answer.bytes));
    expect(kit.bytes).toBe(answer.bytes.length);
    // The manifest lists every file but itself, with its true size and hash.
    expect([...files.keys()].filter((nome) => nome !== 'manifesto.json').sort()).toEqual(
      manifesto.arquivos.map(({ nome }) => nome).sort(),
    );
    for (const { nome, bytes, sha256: hash } of manifesto.arquivos) {
      expect([nome, files.get(nome)!.length, sha256(files.get(nome)!)]).toEqual([nome, bytes, hash]);
    }
    expect(manifesto).toMatchObject({
      campanha: { identificacao: 'KIT' },
      pedidoPor: rita.nome,
      aprovadoPor: noemi.nome,
      scpc: cabecalho,
    });
    const text = (nome: string) => files.get(nome)!.toString();
    // The capsule verifies with the public program, against the published manifest.
    const capsula = JSON.parse(text(`sorteios/${dia}/capsula.json`)) as Capsula;
    const [congelado] = await test.db.query<{ hash: string }>(
      `select f.manifesto_hash as hash from sorteio_congelado f join campanha k on k.campanha_id = f.campanha_id
       where k.identificacao = 'KIT'`,
    );
    expect(await verifyCapsula(capsula, congelado!.hash, sha256Of)).toEqual([]);
    const ata = await readPdf(files.get(`sorteios/${dia}/ata.pdf`)!);
    for (const words of ['1º sorteio', 'Uma moto', rita.nome, noemi.nome]) expect(ata.texto).toContain(words);
    expect(files.get(`sorteios/${dia}/resultado.pdf`)!.toString('base64')).toBe(toPdf('extracao'));
    // Participants: the regulator's layout, one row for each number.
    const participantes = parseCsv(text(`sorteios/${dia}/participantes/participantes-001.csv`));
    const expected = await test.db.query<{ serie: string; numero: string; cpf: string; nome: string }>(
      `select c.serie, c.numero, s.cpf, s.nome from cupom c
       join consumidor s on s.consumidor_id = c.consumidor_id
       join campanha k on k.campanha_id = c.campanha_id where k.identificacao = 'KIT' order by c.serie, c.numero`,
    );
    expect(participantes.slice(1).map((row) => [row[3], row[4], row[0], row[2]])).toEqual(
      expected.map(({ serie, numero, cpf, nome }) => [serie, numero, cpf, nome]),
    );
    expect(manifesto.arquivos.find(({ nome }) => nome.endsWith('participantes-001.csv'))!.linhas).toBe(
      expected.length,
    );
    const ganhadores = parseCsv(text('ganhadores/ganhadores.csv'));
    const column = (rows: string[][], nome: string) =>
      rows.slice(1).map((row) => row[rows[0]!.indexOf(nome)]);
    const [vencedor] = own.notas;
    expect(ganhadores).toHaveLength(2);
    expect(column(ganhadores, 'usuario')).toEqual([vencedor!.pessoa.usuario]);
    expect(column(ganhadores, 'premio')).toEqual(['Uma moto']);
    expect(column(ganhadores, 'numero')).toEqual([vencedor!.numeros[0]!.numero]);
    expect(column(ganhadores, 'entregue_em')[0]).toMatch(/^2026-12-21 /);
    const recibo = [...files.keys()].find((nome) =>
      nome.startsWith(`ganhadores/recibos/${premio.premioID}`),
    )!;
    expect(files.get(recibo)!.toString('base64')).toBe(toPdf('recibo assinado'));
    expect(parseCsv(text('ganhadores/nao-entregues.csv'))).toHaveLength(1);
    expect(parseCsv(text(`sorteios/${dia}/exclusoes.csv`))).toHaveLength(1);
    const darf = parseCsv(text('impostos/darf.csv'));
    expect(darf.slice(1).map((row) => row.slice(0, 10))).toEqual([
      [
        '0916',
        dia,
        'Uma moto',
        '1',
        '18500,03',
        '18500,03',
        '3700,01',
        '2026-11-30',
        '2026-12-03',
        '2026-12-03',
      ],
    ]);
    const conferencia = JSON.parse(text('livros/conferencia.json')) as { diferencas: object };
    expect(conferencia.diferencas).toEqual({ numeros: 0, premios: null, contas: 0 });
    const [{ regulamento }] = (await test.db.query<{ regulamento: string }>(
      `select k.arquivo -> 'textos' ->> 'regulamento' as regulamento from campanha k where k.identificacao = 'KIT'`,
    )) as [{ regulamento: string }];
    const versoes = [...files.keys()].filter((nome) => nome.startsWith('regulamento/'));
    expect(versoes).toHaveLength(2);
    expect(text(versoes.find((nome) => nome.endsWith('.txt'))!)).toBe(regulamento);
    const prazos = parseCsv(text('prazos/prazos.csv'));
    expect(column(prazos, 'prazo')).toContain('Prestação de contas no SCPC');
    expect([...files.keys()].filter((nome) => nome.startsWith('anexos/')).length).toBe(5);
    const leiaMe = text('LEIA-ME.txt');
    for (const { nome } of manifesto.arquivos.filter((one) => one.nome !== 'LEIA-ME.txt'))
      expect(leiaMe).toContain(nome);
    for (const falta of manifesto.faltas) expect(leiaMe).toContain(falta);
    expect(manifesto.faltas).toEqual([
      'Registro de atos assinado: A primeira assinatura do registro sai na noite depois do primeiro ato.',
    ]);
  });

  it('lists what is missing in the manifest and the explanation, never silently', async () => {
    const own = await openTerminada(test, 'KITVAZIO');
    test.clock.set(endedAt);
    await encerramentos.refresh();
    const { manifesto, files } = await makeKit(test, encerramentos, pessoas, toCampanha(own));
    expect(manifesto.faltas.map((falta) => falta.split(':')[0])).toEqual(
      expect.arrayContaining([
        'Certificado anexado',
        'Cabeçalho do SCPC digitado por duas pessoas',
        'Ganhadores confirmados (1º sorteio, 28/11/2026)',
        'Ata assinada anexada (1º sorteio, 28/11/2026)',
        'Prestação de contas enviada ao SCPC',
      ]),
    );
    for (const falta of manifesto.faltas) expect(files.get('LEIA-ME.txt')!.toString()).toContain(falta);
    expect(files.has(`sorteios/${dia}/capsula.json`)).toBe(false);
  });

  it('refuses a kit without a second person, to other roles, and to administrators of another promoter', async () => {
    const campanha = toCampanha(await openTerminada(test, 'KITSO', undefined, 0));
    test.clock.set(endedAt);
    await encerramentos.refresh();
    const body = { kitID: randomUUID(), finalidade: 'Prestar contas da campanha.' };
    const ask = (por: OperadorDeTeste, of?: string) =>
      encerramentos.act(por, 'operador.pedirKit', { params: campanha, body, ...(of && { of }) });
    expect(codigoOf(await ask(rita))).toBe('operador.precisaSegundaPessoa');
    for (const por of [lia, auditora]) expect(codigoOf(await ask(por))).toBe('operador.semPermissao');
    expect(codigoOf(await ask(alheia, 'solario'))).not.toBe('201');
    expect(codigoOf(await encerramentos.act(alheia, 'operador.encerramento', { params: campanha }))).toBe(
      'operador.semPermissao',
    );
    expect(await encerramentos.listKits(rita, campanha)).toEqual([]);
    // The proposer cannot approve the own proposal.
    const { body: proposed } = await encerramentos.propose(rita, 'operador.pedirKit', campanha, body);
    expect(codigoOf(await encerramentos.approve(rita, proposed.retorno.propostaID))).toMatch(/^operador\./);
    expect(await encerramentos.listKits(rita, campanha)).toEqual([]);
  });

  it('writes a kit once for repeated requests, and again after its process was killed', async () => {
    const { campanha } = await openDrawn('KITMORTO');
    const corpo = { kitID: randomUUID(), finalidade: 'Prestar contas da campanha.' };
    for (let n = 0; n < 2; n += 1)
      await encerramentos.together(pessoas, 'operador.pedirKit', campanha, corpo);
    expect(await encerramentos.listKits(rita, campanha)).toHaveLength(1);
    // The process holds the lease and dies after some files.
    const pause = test.pauseAt('update arquivo set progresso');
    const dead = test.app.runJob('encerramento.escrever');
    await pause.reached;
    expect((await encerramentos.listKits(rita, campanha))[0]).toMatchObject({ situacao: 'escrevendo' });
    expect((await encerramentos.download(rita, campanha, corpo.kitID)).text).toContain(
      'encerramento.kitNaoPronto',
    );
    await test.app.runJob('encerramento.escrever');
    expect((await encerramentos.listKits(rita, campanha))[0]).toMatchObject({ situacao: 'escrevendo' });
    test.clock.set('2026-12-21T15:05:00Z');
    await test.app.runJob('encerramento.escrever');
    const [kit] = await encerramentos.listKits(rita, campanha);
    expect(kit).toMatchObject({ situacao: 'pronta' });
    // The process that was thought dead goes on: its attempt no longer counts.
    pause.release();
    await dead;
    const [after] = await encerramentos.listKits(rita, campanha);
    expect(after).toEqual(kit);
    await encerramentos.refresh();
    const answer = await encerramentos.download(rita, campanha, corpo.kitID);
    expect(sha256(answer.bytes)).toBe(kit!.sha256);
    // The link ends after seven days, and the file with it.
    test.clock.set('2026-12-28T15:06:00Z');
    await encerramentos.refresh();
    await test.app.runJob('encerramento.limpar');
    expect((await encerramentos.download(rita, campanha, corpo.kitID)).status).toBe(410);
    expect((await encerramentos.listKits(rita, campanha))[0]).toMatchObject({
      situacao: 'vencida',
      manifestoHash: kit!.manifestoHash,
    });
  });

  it('closes the books with a second person once, and refuses every act that would change them', async () => {
    const { campanha } = await openDrawn('FECHA');
    await fulfil(encerramentos, pessoas, campanha);
    const { manifestoHash, kit } = await makeKit(test, encerramentos, pessoas, campanha);
    const corpo = { manifestoHash };
    const close = () =>
      encerramentos.act(rita, 'operador.encerrarCampanha', { params: campanha, body: corpo });
    expect(codigoOf(await close())).toBe('operador.precisaSegundaPessoa');
    const wrong = await encerramentos.act(rita, 'operador.encerrarCampanha', {
      params: campanha,
      body: { manifestoHash: 'ab'.repeat(32) },
    });
    expect(codigoOf(wrong)).toBe('encerramento.kitDesatualizado');
    const done = await encerramentos.together(pessoas, 'operador.encerrarCampanha', campanha, corpo);
    expect(done.body.retorno).toMatchObject({ resultado: { situacao: 'feito' } });
    const { fechamento, guarda } = await encerramentos.read(auditora, campanha);
    expect(fechamento).toMatchObject({
      por: { nome: rita.nome },
      aprovadoPor: { nome: noemi.nome },
      kitID: kit.kitID,
      manifestoHash,
    });
    // Personal data end by the rule of the campaign and the five years, not by the closing.
    expect(guarda).toEqual({ contasMeses: 60, notasAte: '2031-11-30', recibosAte: '2031-12-21' });
    expect(codigoOf(await close())).toBe('200');
    const guarded = actIds.filter((id) => mudaLivros(id) && atos[id].path.includes('{ano}'));
    expect(guarded.length).toBeGreaterThan(25);
    for (const id of guarded) {
      const input = toCallInput(id, '52998224725') as { params?: object; body?: object };
      const answer = await encerramentos.act(rita, id, {
        ...input,
        params: { ...input.params, ...campanha },
      });
      expect([id, codigoOf(answer)]).toEqual([id, 'encerramento.fechada']);
    }
    const [{ arquivo }] = (await test.db.query<{ arquivo: { campanha: object } }>(
      `select k.arquivo from campanha k where k.identificacao = 'FECHA'`,
    )) as [{ arquivo: { campanha: object } }];
    const published = await test.client.call('operador.publicarCampanha', {
      body: {
        nomeArquivo: 'padrao.campanha.yaml',
        texto: JSON.stringify({ ...arquivo, campanha: { ...arquivo.campanha, descricao: 'Outro nome' } }),
        confirmacao: { motivo: 'Mudar depois de fechada.' },
      },
      token: operatorToken,
    });
    expect(published.body.codigo).toBe('encerramento.fechada');
    // Files may still be attached: the accounts are sent after the closing.
    expect(
      (await encerramentos.attach(rita, campanha, { tipo: 'contas', arquivoBase64: toPdf('dois') })).status,
    ).toBe(201);
  });

  it('refuses to close while something is undecided or the books differ, and names it', async () => {
    const { own, campanha } = await openDrawn('ABERTA');
    const { manifestoHash } = await makeKit(test, encerramentos, pessoas, campanha);
    const corpo = { manifestoHash };
    const close = () =>
      encerramentos.act(rita, 'operador.encerrarCampanha', { params: campanha, body: corpo });
    const refused = await close();
    expect(codigoOf(refused)).toBe('encerramento.falta');
    expect(refused.body.detalhes!.map(({ campo }) => campo)).toEqual(['cabecalho', 'ganhadores']);
    await fulfil(encerramentos, pessoas, campanha);
    const [{ documento_fiscal_id }] = (await test.db.query<{ documento_fiscal_id: string }>(
      `update documento_fiscal d set numeros_concedidos = numeros_concedidos + 1
       from campanha k where k.campanha_id = d.campanha_id and k.identificacao = $1
         and d.documento_fiscal_id = (select documento_fiscal_id from documento_fiscal x where x.campanha_id = k.campanha_id
           order by x.documento_fiscal_id limit 1)
       returning d.documento_fiscal_id`,
      [own.params.identificacao],
    )) as [{ documento_fiscal_id: string }];
    const { body } = await encerramentos.propose(rita, 'operador.encerrarCampanha', campanha, corpo);
    const approved = await encerramentos.approve(noemi, body.retorno.propostaID);
    expect(codigoOf(approved)).toBe('200');
    expect(approved.body.retorno).toMatchObject({
      resultado: { situacao: 'recusado', codigo: 'encerramento.livrosDiferem' },
    });
    const { itens, fechamento } = await encerramentos.read(rita, campanha);
    expect(fechamento).toBeNull();
    expect(itens.find(({ codigo }) => codigo === 'numeros')).toMatchObject({ situacao: 'falta' });
    await test.db.query(
      'update documento_fiscal set numeros_concedidos = numeros_concedidos - 1 where documento_fiscal_id = $1',
      [documento_fiscal_id],
    );
    await encerramentos.act(rita, 'operador.conferirLivros', { params: campanha, body: {} });
    // A command on the server needs no second person: both requests arrive at the same moment.
    const done = await Promise.all(
      [1, 2, 3].map(() =>
        test.client.call('operador.encerrarCampanha', {
          params: campanha,
          body: corpo,
          token: operatorToken,
          host: own.host,
        }),
      ),
    );
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = done;
    for (const { body: closed } of done)
      expect(closed.retorno.fechamento).toEqual(first!.body.retorno.fechamento);
    expect(first!.body.retorno.fechamento).not.toBeNull();
  });
});
