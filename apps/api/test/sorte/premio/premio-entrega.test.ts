import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../../test-app.ts';

/** Won in November, with 30 days for the pick-up. */
const retirada = { como: 'Retire na loja.', dias: 30 };

describe('handing over a prize at a shop', () => {
  let test: TestApp;
  let ana: Pessoa;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;

  beforeAll(async () => {
    test = await startTestApp('2026-11-20T15:00:00Z');
    await test.publish();
    await test.publish(undefined, 'sol');
    campanha = await openCampanha(test, 'BALCAO', (arquivo) => {
      arquivo.recompensas.raspadinhas = { porDocumento: 1 };
      arquivo.premios = {
        agenda: 'contador',
        cartelas: 9,
        itens: [{ id: 'cesta', nome: 'Cesta', quantidade: 9, entrega: 'promotora', retirada }],
      };
    });
    ana = await nextPessoa(test);
  });
  afterAll(() => test.close());

  /** Returns a card opened by Ana; every card of the campaign wins. */
  async function win() {
    await campanha.send(ana);
    const [closed] = await campanha.listRaspadinhas(ana, 'DISPONIVEL');
    return (await campanha.scratch(ana, closed!.id)).body.retorno;
  }
  const toCodigo = (id: string) => id.replaceAll('-', '').slice(-12);
  const search = async (codigo: string, host = campanha.host) =>
    (await test.client.call('operador.procurarPremio', { query: { codigo }, token: operatorToken, host }))
      .body;
  const deliver = (
    { consumidorID, raspadinhaID }: { consumidorID: string; raspadinhaID: string },
    entreguePor: string,
    { params, host } = campanha,
  ) =>
    test.client.call('operador.entregarPremio', {
      params: { ...params, consumidorID, raspadinhaID },
      body: { entreguePor },
      token: operatorToken,
      host,
    });

  it('shows the winner the deadline', async () => {
    const card = await win();
    expect(card).toMatchObject({
      status: 'RASPADA',
      dataHoraEntregue: null,
      premio: { instrucoes: 'Retire na loja.', retiradaAte: '2026-12-20' },
    });
  });

  it('finds the prize by its code in any notation, within the campaigns of the promoter', async () => {
    const { id } = await win();
    const [found] = (await search(toCodigo(id))).retorno;
    const codigo = toCodigo(id).toUpperCase();
    const typed = `${codigo.slice(0, 4)} ${codigo.slice(4, 8)}-${codigo.slice(8)}`;
    expect((await search(typed)).retorno).toEqual([found]);
    expect(found).toMatchObject({
      raspadinhaID: id,
      codigo: typed.replace('-', ' '),
      campanha: { ano: 2026, identificacao: 'BALCAO' },
      premio: { id: 'cesta', nome: 'Cesta', retiradaAte: '2026-12-20' },
      cpf: expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/) as string,
      ganhoEm: '2026-11-20T15:00:00.000Z',
      situacao: 'A_RECEBER',
      entregueEm: null,
      entreguePor: null,
      ator: null,
    });
    expect(found!.nome).toBeTruthy();
    expect((await search(typed, 'localhost')).retorno).toEqual([found]);
    expect((await search(typed, 'sol.localhost')).codigo).toBe('premio.nenhum');
  });

  it('finds none while the card is closed, and rejects an invalid code with its field', async () => {
    await campanha.send(ana);
    const [closed] = await campanha.listRaspadinhas(ana, 'DISPONIVEL');
    expect((await search(toCodigo(closed!.id))).codigo).toBe('premio.nenhum');
    const { codigo, detalhes } = await search('4444 5555');
    expect([codigo, detalhes]).toEqual([
      'requisicao.invalida',
      [expect.objectContaining({ mensagem: 'Use o código do voucher, como 4444 5555 6661.' })],
    ]);
  });

  it('a handover is idempotent for the same handler, and reports time and handler to another one', async () => {
    const { id } = await win();
    const [found] = (await search(toCodigo(id))).retorno;
    const first = await deliver(found!, 'Loja Sé, Rita');
    expect(first.body).toMatchObject({
      mensagem: 'Prêmio entregue com sucesso!',
      retorno: {
        situacao: 'ENTREGUE',
        entregueEm: '2026-11-20T15:00:00.000Z',
        entreguePor: 'Loja Sé, Rita',
        ator: { tipo: 'token', id: null, nome: 'Token único' },
      },
    });
    test.clock.set('2026-11-20T15:20:00Z');
    expect((await deliver(found!, 'Loja Sé, Rita')).body.retorno).toEqual(first.body.retorno);
    const second = await deliver(found!, 'Loja Centro');
    expect([second.status, second.body.codigo, second.body.mensagem]).toEqual([
      409,
      'premio.jaEntregue',
      'Este prêmio já foi entregue em 20/11/2026, às 12:00, por Loja Sé, Rita.',
    ]);
    expect((await search(toCodigo(id))).retorno).toEqual([first.body.retorno]);
    const [card] = (await campanha.listRaspadinhas(ana, 'PREMIADA')).filter((one) => one.id === id);
    expect(card).toMatchObject({ status: 'ENTREGUE', dataHoraEntregue: '2026-11-20T15:00:00.000Z' });
  });

  it('one of eight concurrent shops hands it over', async () => {
    const { id } = await win();
    const [found] = (await search(toCodigo(id))).retorno;
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => deliver(found!, `Caixa ${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.codigo === 'premio.jaEntregue')).toHaveLength(7);
  });

  it('holds back the prize of a receipt refused since, until the receipt is valid again', async () => {
    const { body } = await campanha.send(ana);
    const { documentoFiscalID } = body.retorno;
    const [closed] = await campanha.listRaspadinhas(ana, 'DISPONIVEL');
    await campanha.scratch(ana, closed!.id);
    test.clock.set('2026-11-20T15:30:00Z');
    await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
    const [held] = (await search(toCodigo(closed!.id))).retorno;
    expect(held).toMatchObject({ situacao: 'RETIDO', notaRecusadaEm: '2026-11-20T15:30:00.000Z' });
    const refused = await deliver(held!, 'Loja Sé');
    expect([refused.status, refused.body.codigo, refused.body.mensagem]).toEqual([
      409,
      'premio.notaRecusada',
      'A nota que deu este prêmio foi recusada em 20/11/2026, às 12:30. O prêmio está retido.',
    ]);
    await campanha.judge(documentoFiscalID, { status: 'VALIDO' });
    const [free] = (await search(toCodigo(closed!.id))).retorno;
    expect(free).toMatchObject({ situacao: 'A_RECEBER', notaRecusadaEm: null });
    expect((await deliver(free!, 'Loja Sé')).body.retorno.situacao).toBe('ENTREGUE');
  });

  it('keeps a delivery that came before the refusal', async () => {
    const { body } = await campanha.send(ana);
    const [closed] = await campanha.listRaspadinhas(ana, 'DISPONIVEL');
    await campanha.scratch(ana, closed!.id);
    const [found] = (await search(toCodigo(closed!.id))).retorno;
    await deliver(found!, 'Loja Sé');
    await campanha.judge(body.retorno.documentoFiscalID, { status: 'INVALIDO' });
    expect((await search(toCodigo(closed!.id))).retorno).toMatchObject([
      { situacao: 'ENTREGUE', entreguePor: 'Loja Sé', notaRecusadaEm: '2026-11-20T15:30:00.000Z' },
    ]);
    expect((await deliver(found!, 'Loja Sé')).status).toBe(200);
  });

  it('marks an overdue prize, which can still be handed over', async () => {
    const { id } = await win();
    test.clock.set('2026-12-22T15:00:00Z');
    const [found] = (await search(toCodigo(id))).retorno;
    expect(found!.situacao).toBe('VENCIDO');
    expect((await deliver(found!, 'Loja Sé')).body.retorno.situacao).toBe('ENTREGUE');
    test.clock.set('2026-11-20T15:30:00Z');
  });

  it('shows no name of a deleted account', async () => {
    const bia = await nextPessoa(test);
    await campanha.send(bia);
    const [closed] = await campanha.listRaspadinhas(bia, 'DISPONIVEL');
    await campanha.scratch(bia, closed!.id);
    const { host } = campanha;
    await test.client.call('consumidor.excluir', {
      params: { usuario: bia.usuario },
      token: bia.token,
      host,
    });
    const [found] = (await search(toCodigo(closed!.id))).retorno;
    expect(found).toMatchObject({ nome: null, cpf: null, situacao: 'A_RECEBER' });
  });

  it('rejects a prize of another campaign, an unknown one, a card without prize, and one paid by PicPay', async () => {
    const { id } = await win();
    const [found] = (await search(toCodigo(id))).retorno;
    const outra = await openCampanha(test, 'PAGADORA', (arquivo) => {
      configure(arquivo, { 'picpay.entregaPremioAtiva': true });
      arquivo.recompensas.raspadinhas = { porDocumento: 1 };
      const pix = { id: 'vale', nome: 'Vale', entrega: 'picpay' as const, valorCentavos: 500, quantidade: 1 };
      arquivo.premios = { agenda: 'contador', cartelas: 1, itens: [pix] };
    });
    expect((await deliver(found!, 'Loja Sé', outra)).body.codigo).toBe('premio.nenhum');
    const nobody = { ...found!, consumidorID: '01890000-0000-7000-8000-000000000000' };
    expect((await deliver(nobody, 'Loja Sé')).body.codigo).toBe('premio.nenhum');
    expect((await deliver(found!, '  ')).body.codigo).toBe('requisicao.invalida');
    await outra.send(ana);
    const [card] = await outra.listRaspadinhas(ana);
    expect((await deliver({ ...found!, raspadinhaID: card!.id }, 'Loja Sé', outra)).body.codigo).toBe(
      'premio.nenhum',
    );
    await outra.scratch(ana, card!.id);
    const [pago] = (await search(toCodigo(card!.id), outra.host)).retorno;
    const { status, body } = await deliver(pago!, 'Loja Sé', outra);
    expect([status, body.codigo]).toEqual([409, 'premio.peloPicPay']);
    expect((await search(toCodigo(id))).retorno[0]!.situacao).toBe('A_RECEBER');
  });
});
