import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';
const safra: MutableArquivo['quiz'][number] = {
  id: 'safra',
  titulo: 'Conhece a safra?',
  ate: '2026-11-30',
  modalidade: 'concurso',
  certificado: 'Concurso 01/2026',
  pontosPorAcerto: 10,
  pontosPorParticipar: 5,
  perguntas: [
    { id: 'uva', texto: 'Que uva é?', opcoes: ['Tannat', 'Merlot'], certa: 'Merlot' },
    { id: 'serra', texto: 'Onde fica?', opcoes: ['Gaúcha', 'Catarinense'], certa: 'Gaúcha' },
    { id: 'gosto', texto: 'Você gostou?', opcoes: ['Sim', 'Não'] },
  ],
};
const passada: typeof safra = {
  id: 'passada',
  titulo: 'A do mês passado',
  ate: '2026-10-31',
  modalidade: 'engajamento',
  perguntas: [{ id: 'sabor', texto: 'Qual sabor?', opcoes: ['Uva', 'Maçã'] }],
};
/** One correct, one wrong, one without a correct answer: 15 points. */
const meio = { uva: 'Merlot', serra: 'Catarinense', gosto: 'Sim' };

describe('quiz', () => {
  let test: TestApp;
  let host: string;
  let campanha: { ano: number; identificacao: string };
  /** A consumer without answers. */
  let livre: Pessoa;
  const withQuiz = (change: (arquivo: MutableArquivo) => void = () => undefined) =>
    openCampanha(test, 'QUIZ', (arquivo) => {
      configure(arquivo, { 'quiz.ativo': true });
      arquivo.quiz = structuredClone([passada, safra]);
      change(arquivo);
    });
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    ({ host, params: campanha } = await withQuiz());
    livre = await nextPessoa(test);
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const obter = ({ usuario, token }: Pessoa, filtro = {}) =>
    test.client.call('quiz.obterCedulas', { body: { campanha, usuario, filtro }, token, host });
  const toLista = (cedulaId: string, dadas: Record<string, string>) =>
    Object.entries(dadas).map(([perguntaId, resposta]) => ({ cedulaId, perguntaId, resposta }));
  const responder = ({ usuario, token }: Pessoa, dadas: Record<string, string>, cedulaId = 'safra') =>
    test.client.call('quiz.responder', {
      body: { campanha, usuario, respostas: toLista(cedulaId, dadas) },
      token,
      host,
    });
  const getSaldo = async ({ usuario, token }: Pessoa) => {
    const params = { ...campanha, cpf: usuario };
    return (await test.client.call('contaCorrente.saldos', { params, token, host })).body.retorno.saldo;
  };

  it('counts the answers per option for operators, including a ballot without any', async () => {
    const { host, params } = await openCampanha(test, 'QUIZ_CONTADO', (arquivo) => {
      configure(arquivo, { 'quiz.ativo': true });
      arquivo.quiz = structuredClone([passada, safra]);
    });
    for (const gosto of ['Sim', 'Sim', 'Não']) {
      const { usuario, token } = await nextPessoa(test);
      const respostas = toLista('safra', { ...meio, gosto });
      await test.client.call('quiz.responder', {
        body: { campanha: params, usuario, respostas },
        token,
        host,
      });
    }
    const { body } = await test.client.call('operador.respostasQuiz', { params, token: operatorToken, host });
    const counts = body.retorno.map(({ id, participantes, perguntas }) => ({
      id,
      participantes,
      opcoes: perguntas.map(({ opcoes }) => opcoes.map(({ respostas }) => respostas)),
    }));
    expect(counts).toEqual([
      { id: 'passada', participantes: 0, opcoes: [[0, 0]] },
      {
        id: 'safra',
        participantes: 3,
        opcoes: [
          [0, 3],
          [0, 3],
          [2, 1],
        ],
      },
    ]);
    expect(body.retorno[1]).toMatchObject({ titulo: 'Conhece a safra?', dataLimite: '2026-11-30' });
    expect(body.retorno[1]?.perguntas[2]?.certa).toBeNull();
  });

  it('lists the ballots, open ones first, without the correct answers', async () => {
    const { body } = await obter(livre);
    expect(body.retorno.map(({ id, dentroDataLimite }) => [id, dentroDataLimite])).toEqual([
      ['safra', true],
      ['passada', false],
    ]);
    expect(body.retorno[0]).toMatchObject({
      dataLimite: '2026-11-30',
      respondida: false,
      acertos: null,
      pontos: null,
      pontosPorAcerto: 10,
      pontosMaximos: 25,
      certificado: 'Concurso 01/2026',
    });
    const perguntas = body.retorno.flatMap((cedula) => cedula.perguntas);
    expect(perguntas.map(({ certa }) => certa)).toEqual([null, null, null, null]);
  });

  it('filters out answered and expired ballots', async () => {
    const ana = await nextPessoa(test);
    const list = async (filtro: object) => (await obter(ana, filtro)).body.retorno.map(({ id }) => id);
    expect(await list({ dentroDataLimite: true })).toEqual(['safra']);
    await responder(ana, meio);
    expect(await list({ semResposta: true })).toEqual(['passada']);
    const none = await obter(ana, { semResposta: true, dentroDataLimite: true });
    expect([none.status, none.body.retorno, none.body.mensagem]).toEqual([
      200,
      [],
      'Nenhuma cédula encontrada.',
    ]);
  });

  it('accepts the answers once, credits the points, and then reveals the correct answers', async () => {
    const ana = await nextPessoa(test);
    const { status, body } = await responder(ana, meio);
    expect([status, body.retorno.acertos, body.retorno.pontos]).toEqual([200, 1, 15]);
    const [cedula] = body.retorno.cedulas;
    expect(cedula).toMatchObject({ respondida: true, acertos: 1, pontos: 15 });
    expect(cedula!.perguntas.map(({ resposta, certa }) => [resposta, certa])).toEqual([
      ['Merlot', 'Merlot'],
      ['Catarinense', 'Gaúcha'],
      ['Sim', null],
    ]);
    expect(await getSaldo(ana)).toBe(15);
    const params = { ...campanha, cpf: ana.usuario, perPage: 10, page: 1 };
    const extrato = await test.client.call('contaCorrente.lancamentos', { params, token: ana.token, host });
    expect(extrato.body.retorno.retorno).toMatchObject([{ valor: 15, origem: 'quiz', descricao: 'Quiz' }]);
  });

  it('the quiz is idempotent for the same answers, also after the last day, and rejects others', async () => {
    const ana = await nextPessoa(test);
    const before = (await responder(ana, meio)).body.retorno;
    expect((await responder(ana, meio)).body.retorno).toEqual(before);
    const other = await responder(ana, { ...meio, serra: 'Gaúcha' });
    expect([other.status, other.body.codigo]).toEqual([400, 'quiz.jaRespondida']);
    expect((await responder(ana, { uva: 'Merlot' })).body.codigo).toBe('quiz.jaRespondida');
    test.clock.set('2026-12-01T15:00:00Z');
    expect((await responder(ana, meio)).body.retorno).toMatchObject({ acertos: 1, pontos: 15 });
    expect(await getSaldo(ana)).toBe(15);
  });

  it('credits once for 64 concurrent requests', async () => {
    const ana = await nextPessoa(test);
    const answers = await Promise.all(Array.from({ length: 64 }, () => responder(ana, meio)));
    const seen = new Set(answers.map(({ status, body }) => `${status} ${body.retorno.pontos}`));
    expect(seen).toEqual(new Set(['200 15']));
    expect(await getSaldo(ana)).toBe(15);
    const rows = await test.db.query(
      `select origem_id, concedido from lote join consumidor using (consumidor_id) where usuario = $1`,
      [ana.usuario],
    );
    expect(rows).toEqual([{ origem_id: 'safra', concedido: 15 }]);
  });

  it('keeps the first of two different concurrent answers and rejects the other', async () => {
    const ana = await nextPessoa(test);
    const outra = { ...meio, serra: 'Gaúcha' };
    const answers = await Promise.all([meio, outra, meio, outra].map((dadas) => responder(ana, dadas)));
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body.retorno.pontos);
    const codigos = answers.flatMap(({ body }) => body.codigo ?? []);
    expect(taken).toHaveLength(2);
    expect(codigos).toEqual(['quiz.jaRespondida', 'quiz.jaRespondida']);
    expect(taken).toEqual(Array(2).fill(await getSaldo(ana)));
  });

  it("ends with its last day in São Paulo, by the server's clock", async () => {
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    test.clock.set('2026-12-01T02:59:00Z');
    expect((await responder(ana, meio)).status).toBe(200);
    test.clock.set('2026-12-01T02:59:01Z');
    const late = await responder(bia, meio);
    expect([late.status, late.body.mensagem]).toEqual([404, 'Prazo de resposta expirado']);
    expect(await getSaldo(bia)).toBe(0);
  });

  it.each([
    ['a question without an answer', { uva: 'Merlot' }, 'safra', 'quiz.respostasIncompletas'],
    ['no answer at all', {}, 'safra', 'quiz.respostasIncompletas'],
    ['an answer outside the options', { ...meio, uva: 'Malbec' }, 'safra', 'quiz.respostaForaDaLista'],
    ['a question not on the ballot', { ...meio, cor: 'Tinto' }, 'safra', 'quiz.respostaForaDaLista'],
    ['an unknown ballot', meio, 'vindima', 'quiz.cedulaDesconhecida'],
  ])('rejects %s', async (_what, dadas, cedulaId, codigo) => {
    const { status, body } = await responder(livre, dadas, cedulaId);
    expect([status, body.codigo]).toEqual([400, codigo]);
    expect((await obter(livre)).body.retorno.map(({ respondida }) => respondida)).toEqual([false, false]);
  });

  it('rejects two different answers to one question', async () => {
    const respostas = [
      ...toLista('safra', meio),
      { cedulaId: 'safra', perguntaId: 'uva', resposta: 'Tannat' },
    ];
    const body = { campanha, usuario: livre.usuario, respostas };
    const answer = await test.client.call('quiz.responder', { body, token: livre.token, host });
    expect(answer.body.codigo).toBe('quiz.respostaForaDaLista');
  });

  it.each([
    ['nobody', () => ({ campanha })],
    ['an empty person', () => ({ campanha, usuario: '' })],
    ['no campaign', (usuario: string) => ({ usuario })],
    ['a campaign without a year', (usuario: string) => ({ usuario, campanha: { identificacao: 'QUIZ' } })],
    ['a campaign without a name', (usuario: string) => ({ usuario, campanha: { ano: 2026 } })],
  ])('rejects a request that names %s', async (_what, toBody) => {
    const body = toBody(livre.usuario);
    const { token } = livre;
    for (const answer of [
      await test.client.call('quiz.obterCedulas', { body, token, host }),
      await test.client.call('quiz.responder', { body: { ...body, respostas: [] }, token, host }),
    ])
      expect([answer.status, answer.body.mensagem]).toEqual([
        404,
        'Parâmetros incorretos para listagem de cédulas.',
      ]);
  });

  it("accepts and shows answers of the session's consumer only", async () => {
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    await responder(ana, meio);
    const asBia = { usuario: ana.usuario, senha: '', token: bia.token };
    for (const answer of [await obter(asBia), await responder(asBia, meio)])
      expect([answer.status, answer.body.codigo]).toEqual([403, 'sessao.outraPessoa']);
    expect((await obter(bia)).body.retorno[0]).toMatchObject({ id: 'safra', respondida: false });
  });

  it('the quiz is empty where it is disabled, and before the campaign begins', async () => {
    const off = await openCampanha(test, 'SEMQUIZ', (arquivo) => {
      configure(arquivo, { 'quiz.ativo': false });
    });
    const body = { campanha: off.params, usuario: livre.usuario };
    const answer = await test.client.call('quiz.obterCedulas', { body, token: livre.token, host: off.host });
    expect([answer.status, answer.body.retorno]).toEqual([200, []]);
    test.clock.set('2026-08-31T15:00:00Z');
    expect((await obter(livre)).body.retorno).toEqual([]);
  });

  it('deletes the answers with the account', async () => {
    const ana = await nextPessoa(test);
    await responder(ana, meio);
    const count = () =>
      test.db.query(
        `select count(*) from cedula_resposta r
         where not exists (select 1 from consumidor c where c.consumidor_id = r.consumidor_id and c.ativo)`,
      );
    await test.client.call('consumidor.excluir', {
      params: { usuario: ana.usuario },
      token: ana.token,
      host,
    });
    expect(await count()).toEqual([{ count: 0 }]);
  });

  describe('republishing a quiz with answers', () => {
    const change = (what: (cedula: typeof safra) => void) =>
      withQuiz((arquivo) => what(arquivo.quiz.find(({ id }) => id === 'safra')!));
    let ana: Pessoa;
    beforeAll(async () => void (ana = await nextPessoa(test)));
    beforeEach(() => responder(ana, meio));
    // Without answers every change is allowed again.
    afterEach(async () => {
      await test.db.query('delete from cedula_resposta');
      await withQuiz();
    });

    it('allows other texts, and a later day', async () => {
      await change((cedula) => {
        cedula.titulo = 'Você conhece a safra?';
        cedula.perguntas[0]!.texto = 'Qual uva é esta?';
        cedula.ate = '2026-12-15';
      });
      expect((await obter(livre)).body.retorno[0]?.dataLimite).toBe('2026-12-15');
      await expect(withQuiz()).rejects.toThrow('campanha.cedulaFixa');
    });

    it.each<[string, (cedula: typeof safra) => void]>([
      ['another correct answer', (cedula) => void (cedula.perguntas[0]!.certa = 'Tannat')],
      ['other options', (cedula) => void cedula.perguntas[2]!.opcoes.push('Talvez')],
      ['one question fewer', (cedula) => void cedula.perguntas.pop()],
      ['other points', (cedula) => void (cedula.pontosPorAcerto = 9)],
      ['an earlier day', (cedula) => void (cedula.ate = '2026-11-29')],
      ['another id', (cedula) => void (cedula.id = 'colheita')],
    ])('rejects %s', async (_what, what) => {
      await expect(change(what)).rejects.toThrow('campanha.cedulaFixa');
    });

    it('allows removing a ballot without answers', async () => {
      await withQuiz((arquivo) => void (arquivo.quiz = arquivo.quiz.filter(({ id }) => id === 'safra')));
      expect((await obter(livre)).body.retorno.map(({ id }) => id)).toEqual(['safra']);
    });
  });
});
