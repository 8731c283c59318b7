import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextChave, openCampanha } from '../campanha/campanha-propria.ts';
import { registerPessoa, type Pessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const afterDraw = '2026-11-22T15:00:00Z';

describe('participation of restricted documents', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set('2026-11-21T15:00:00Z'));
  afterAll(() => test.close());

  const open = (identificacao: string, tipoIdentificacao: 'cpf' | 'telefone', isVerified = true) =>
    openCampanha(test, identificacao, (arquivo) => {
      configure(arquivo, {
        'login.tipoIdentificacao': tipoIdentificacao,
        'cadastro.confirmarCelular': false,
        'cadastro.verificarCpfRestrito': isVerified,
      });
      arquivo.compra = { produtos: [], formasPagamento: [], quantidadeMaxima: 100, fotoObrigatoria: false };
      arquivo.codigos = { numeros: 1, raspadinhas: 0 };
      arquivo.sorteios = [
        { data: '2026-11-22', nome: 'Sorteio', premio: 'Um carro', numerosAte: '2026-11-21' },
      ];
    });
  type Aberta = Awaited<ReturnType<typeof open>>;
  const restrict = ({ params, host }: Aberta, cpfs: readonly string[]) =>
    test.client.call('operador.importarCpfsRestritos', {
      params,
      body: { restricoes: cpfs.map((cpf) => ({ cpf })) },
      token: operatorToken,
      host,
    });
  const save = (pessoa: Pessoa, { host }: Aberta, cpf: string) =>
    test.client.call('consumidor.salvar', { body: { cpf }, token: pessoa.token, host });
  const enter = ({ params, host }: Aberta, [serie = '', numero = '']: readonly string[]) =>
    test.client.call('operador.registrarPremiados', {
      params,
      body: { data: '2026-11-22', premiados: [{ serie, numero, premio: 'Um carro' }] },
      token: operatorToken,
      host,
    });

  it("checks the profile's CPF where consumers sign in with a phone", async () => {
    const campanha = await open('RESTRITATEL', 'telefone');
    const [empregado, livre] = [buildConsumidor(8_001).cpf, buildConsumidor(8_002).cpf];
    await restrict(campanha, [empregado]);
    const ana = await registerPessoa(test, 8_003, campanha.host, { usuario: '11987658003' });
    const refused = await save(ana, campanha, empregado);
    expect([refused.status, refused.body.codigo, refused.body.mensagem]).toEqual([
      403,
      'consumidor.perfilRestrito',
      'Usuário não autorizado.',
    ]);
    expect((await save(ana, campanha, livre)).status).toBe(200);
    expect((await campanha.send(ana)).status).toBe(201);
  });

  it('refuses every kind of purchase after a later restriction and keeps earlier ones', async () => {
    const campanha = await open('RESTRITACPF', 'cpf');
    const ana = await registerPessoa(test, 8_010, campanha.host);
    const chaveAcesso = nextChave();
    const idempotencia = { 'idempotency-key': 'antes-da-lista' };
    const before = await campanha.send(ana, { chaveAcesso }, idempotencia);
    expect(before.status).toBe(201);
    await restrict(campanha, [ana.usuario]);
    const refused = await campanha.send(ana);
    expect([refused.status, refused.body.codigo, refused.body.mensagem]).toEqual([
      403,
      'consumidor.restrito',
      'Usuario Não Autorizado',
    ]);
    const { params, host } = campanha;
    const typed = await test.client.call('documentoFiscal.inserirNaoFiscal', {
      body: {
        campanha: params,
        uf: 'SP',
        usuario: ana.usuario,
        dadosNaoFiscal: { valor: 1_000 },
        tipo: 'NaoFiscal',
      },
      token: ana.token,
      host,
    });
    expect(typed.body.codigo).toBe('consumidor.restrito');
    const scanned = await test.client.call('cupom.escanear', {
      params: { anoCampanha: 2026, identificacaoCampanha: params.identificacao, numeroAleatorio: 'NENHUM1' },
      token: ana.token,
      host,
    });
    expect(scanned.body.codigo).toBe('consumidor.restrito');
    const again = await campanha.send(ana, { chaveAcesso }, idempotencia);
    expect(again.body.retorno).toEqual(before.body.retorno);
    await restrict(campanha, []);
    expect((await campanha.send(ana)).status).toBe(201);
  });

  it("refuses a restricted consumer's number as winner, also after account deletion", async () => {
    const campanha = await open('RESTRITASORTE', 'cpf');
    const [ana, bia] = [
      await registerPessoa(test, 8_020, campanha.host),
      await registerPessoa(test, 8_021, campanha.host),
    ];
    await campanha.send(ana);
    await campanha.send(bia);
    const [daAna, daBia] = (await Promise.all([ana, bia].map(campanha.listNumeros))).map(([numero]) =>
      numero!.split(' '),
    );
    await restrict(campanha, [ana.usuario]);
    test.clock.set(afterDraw);
    const refused = await enter(campanha, daAna!);
    expect([refused.status, refused.body.codigo]).toEqual([422, 'cupom.numeroRestrito']);
    expect(refused.body.mensagem).toBe(`O número ${daAna!.join(' ')} é de quem não pode participar.`);
    expect((await enter(campanha, daBia!)).status).toBe(200);
    await test.client.call('consumidor.excluir', {
      params: { usuario: ana.usuario },
      token: ana.token,
      host: campanha.host,
    });
    expect((await enter(campanha, daAna!)).body.codigo).toBe('cupom.numeroNaoDistribuido');
  });

  it('accepts every document in a campaign without restriction check', async () => {
    const campanha = await open('RESTRITANAO', 'cpf', false);
    const ana = await registerPessoa(test, 8_030, campanha.host);
    await restrict(campanha, [ana.usuario]);
    expect((await campanha.send(ana)).status).toBe(201);
    const [numero] = await campanha.listNumeros(ana);
    test.clock.set(afterDraw);
    expect((await enter(campanha, numero!.split(' '))).status).toBe(200);
  });
});
