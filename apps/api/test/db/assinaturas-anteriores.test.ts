import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlValue } from '../../src/kernel/db/db.ts';
import { createId } from '../../src/kernel/ids.ts';
import { openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const agora = '2026-11-21T15:00:00Z';
const periodo = 'd2026-11-21';

/** Rewards that a receipt may earn, as both signatures pass them. */
interface Ganho {
  readonly indices: readonly number[];
  readonly raspadinhas: number;
  readonly pontos: number;
  readonly resto: number;
}

const toCreditos = ({ pontos }: Ganho) => [
  { moeda: 'pontos', valor: pontos, libera_em: null, expira_em: '2027-11-21T15:00:00Z' },
];
const toCartelas = ({ raspadinhas }: Ganho) => Array.from({ length: raspadinhas }, () => createId());
const limite = { assuntos: ['cupom'], periodos: [periodo], limites: [2] };
const json = JSON.stringify;

let test: TestApp;
let campanhaId: string;
beforeAll(async () => {
  test = await startTestApp();
  await openCampanha(test, 'ANTERIOR');
  const [row] = await test.db.query<{ id: string }>(
    `select campanha_id as id from campanha where identificacao = 'ANTERIOR'`,
  );
  campanhaId = row!.id;
});
afterAll(() => test.close());

const toNumeros = ({ indices }: Ganho) => [indices, indices.map(() => '0'), indices.map((n) => String(n))];
/** The part of the rewards that an argument of JSON had. */
const inJson = { premia_indicacao: true, validade: '2999-01-01T00:00:00Z' };

/** Calls with the positional arguments of revision 46. */
const antes = {
  register: (documento: { consumidor_id: string }, identidade: string, ganho: Ganho) =>
    test.db.query(
      `select resultado, concedidos, raspadinhas, motivo, motivo_valores
       from documento_fiscal_register($1, $2, $3, null, $4, 0, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        documento.consumidor_id,
        json({ ...documento, ...inJson }),
        identidade,
        ganho.resto,
        ...Object.values(limite),
        ...toNumeros(ganho),
        toCartelas(ganho),
        json(toCreditos(ganho)),
      ],
    ),
  judge: (name: 'judge' | 'rejudge', ref: readonly string[], mudancas: object, ganho: Ganho) =>
    test.db.query(
      `select resultado, concedidos, raspadinhas
       from documento_fiscal_${name}($1, $2, $3, $4, null, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        ...ref,
        agora,
        json({ ...mudancas, ...inJson }),
        ganho.resto,
        ...Object.values(limite),
        ...toNumeros(ganho),
        toCartelas(ganho),
        json(toCreditos(ganho)),
      ],
    ),
  correct: (ref: readonly string[], mudancas: object, ganho: Ganho, vivos: number, retirar: number) =>
    test.db.query(
      `select resultado, concedidos from documento_fiscal_correct($1, $2, $3, $4, 'documentoFiscal.contadaDeNovo',
         '{}', null, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...ref,
        agora,
        json({ ...mudancas, ...inJson, raspadinhas_vivas: 2, raspadinhas: [], retirar_raspadinhas: 1 }),
        ganho.resto,
        vivos,
        retirar,
        ...Object.values(limite),
        ...toNumeros(ganho),
        json(toCreditos(ganho)),
      ],
    ),
};

const toConcessao = (ganho: Ganho) => {
  const [indices, series, numeros] = toNumeros(ganho);
  return {
    ...inJson,
    ...limite,
    resto: ganho.resto,
    indices,
    series,
    numeros,
    raspadinhas: toCartelas(ganho),
    creditos: toCreditos(ganho),
  };
};

/** The same calls with one argument for everything that a receipt may earn. */
const depois: typeof antes = {
  register: (documento, identidade, ganho) =>
    test.db.query(
      `select resultado, concedidos, raspadinhas, motivo, motivo_valores from documento_register($1, $2, $3, null, 0, $4)`,
      [documento.consumidor_id, json(documento), identidade, json(toConcessao(ganho))],
    ),
  judge: (name, ref, mudancas, ganho) =>
    test.db.query(
      `select resultado, concedidos, raspadinhas from documento_${name}($1, $2, $3, $4, null, $5)`,
      [...ref, agora, json(mudancas), json(toConcessao(ganho))],
    ),
  correct: (ref, mudancas, ganho, vivos, retirar) => {
    const { premia_indicacao: _, ...concessao } = toConcessao(ganho);
    const correcao = {
      numeros_vivos: vivos,
      numeros_retirar: retirar,
      raspadinhas_vivas: 2,
      raspadinhas_retirar: 1,
    };
    const nota = { motivo: 'documentoFiscal.contadaDeNovo', valores: {}, observacao: null };
    return test.db.query(`select resultado, concedidos from documento_correct($1, $2, $3, $4, $5, $6)`, [
      ...ref,
      agora,
      json(mudancas),
      json(nota),
      json({ ...concessao, ...correcao }),
    ]);
  },
};

let indice = 1_000;
const next = (count: number) => Array.from({ length: count }, () => (indice += 1));

const buildDocumento = (consumidor_id: string, rest: object) => ({
  consumidor_id,
  documento_fiscal_id: createId(),
  campanha_id: campanhaId,
  tipo: 'Fiscal',
  origem: 'teste',
  status: 'VALIDO',
  contado: true,
  numeros_concedidos: 0,
  raspadinhas_concedidas: 0,
  multiplicador_milesimos: 1000,
  resto_variacao_centavos: 50,
  registrado_em: agora,
  ...rest,
});

/** Registers, judges, reverses, judges again and corrects; returns all answers and the consumer's rows. */
async function live(calls: typeof antes) {
  const consumidorId = createId();
  await test.db.query(
    `insert into indicacao (indicado_id, campanha_id, consumidor_id, situacao, criado_em)
     values ($1, $2, $3, 'AGUARDANDO', $4)`,
    [consumidorId, campanhaId, createId(), agora],
  );
  const valida = buildDocumento(consumidorId, {});
  const espera = buildDocumento(consumidorId, {
    status: 'PENDENTE',
    apurar_em: agora,
    resto_variacao_centavos: 0,
  });
  const toRef = ({ documento_fiscal_id }: { documento_fiscal_id: string }) => [
    consumidorId,
    documento_fiscal_id,
  ];
  const ganho = (numeros: number, rest: Partial<Ganho> = {}): Ganho => ({
    indices: next(numeros),
    raspadinhas: 2,
    pontos: 40,
    resto: 0,
    ...rest,
  });
  const vale = { status: 'VALIDO', revisado_em: agora, resto_variacao_centavos: 50 };
  const answers = [
    await calls.register(valida, `anterior-${createId()}`, ganho(3)),
    await calls.register(espera, `anterior-${createId()}`, ganho(1)),
    await calls.judge(
      'judge',
      toRef(espera),
      { ...vale, resto_variacao_centavos: 10 },
      ganho(1, { resto: 50 }),
    ),
    await test.db.query(`select documento_fiscal_revoke($1, $2, $3, 'teste', null, false) as foi`, [
      ...toRef(valida),
      agora,
    ]),
    await calls.judge('rejudge', toRef(valida), vale, ganho(2, { resto: 10 })),
    await calls.correct(
      toRef(valida),
      { valor_centavos: 900, pontos: 60, cashback_centavos: 0, resto_variacao_centavos: 70 },
      ganho(0, { resto: 60, pontos: 60, raspadinhas: 0 }),
      2,
      1,
    ),
    await calls.correct(toRef(valida), {}, ganho(0, { resto: 80, raspadinhas: 0 }), 7, 0),
  ];
  const read = (sql: string) => test.db.query(sql, [consumidorId]);
  return {
    answers,
    documentos: await read(
      `select status, motivo, motivo_valores, contado, numeros_concedidos, raspadinhas_concedidas, pontos,
         cashback_centavos, resto_variacao_centavos, valor_centavos, apurado_em, apurar_em, revisado_em
       from documento_fiscal where consumidor_id = $1 order by valor_centavos`,
    ),
    historico: await read(
      `select status, motivo, motivo_valores, ordem from documento_fiscal_historico where consumidor_id = $1
       order by ordem, motivo, status`,
    ),
    contadores: await read(
      `select assunto, periodo, quantidade from consumidor_contador where consumidor_id = $1`,
    ),
    resto: await read('select centavos from consumidor_resto where consumidor_id = $1'),
    conta: await read('select moeda, disponivel, devido, ordem from conta where consumidor_id = $1'),
    numeros: await read(
      'select count(*)::int as todos, count(cancelado_em)::int as cancelados from cupom where consumidor_id = $1',
    ),
    cartelas: await read(
      'select count(*)::int as todas, count(cancelada_em)::int as canceladas from raspadinha where consumidor_id = $1',
    ),
    indicacao: await read(
      `select i.situacao, i.apurar_em, d.status from indicacao i left join documento_fiscal d
         on d.consumidor_id = i.indicado_id and d.documento_fiscal_id = i.documento_fiscal_id
       where i.indicado_id = $1`,
    ),
  };
}

describe('functions of revision 46', () => {
  it('registers, judges and corrects a receipt for earlier programs as for this one', async () => {
    const agoraMesmo = await live(depois);
    expect(await live(antes)).toEqual(agoraMesmo);
    expect(agoraMesmo.answers).toEqual([
      [
        {
          resultado: 'registrado',
          concedidos: 2,
          raspadinhas: 2,
          motivo: 'cupom.limiteParcial',
          motivo_valores: { concedidos: '2', numeros: '3' },
        },
      ],
      [{ resultado: 'registrado', concedidos: 0, raspadinhas: 0, motivo: null, motivo_valores: null }],
      [{ resultado: 'julgado', concedidos: 0, raspadinhas: 2 }],
      [{ foi: true }],
      [{ resultado: 'julgado', concedidos: 2, raspadinhas: 2 }],
      [{ resultado: 'corrigido', concedidos: -1 }],
      [{ resultado: 'mudou', concedidos: 0 }],
    ]);
    expect(agoraMesmo.conta).toEqual([
      { moeda: 'pontos', disponivel: 100, devido: 0, ordem: expect.any(Number) },
    ]);
    expect(agoraMesmo.resto).toEqual([{ centavos: 80 }]);
  });

  it('grants and refuses in a statement that began before the functions were replaced', async () => {
    const consumidorId = createId();
    const documento = buildDocumento(consumidorId, { raspadinhas_concedidas: 1 });
    const take = async (call: string, premios: readonly SqlValue[]) =>
      test.db.query(
        `select x.numeros_concedidos as numeros, x.raspadinhas_concedidas as cartelas, x.pontos, x.motivo, x.recupera_em
         from (select jsonb_populate_record(null::documento_fiscal, $1) as d) as o,
           ${call} as x`,
        [json(documento), ...premios],
      );
    const rewards = (numeros: number) => [
      next(numeros),
      Array.from({ length: numeros }, () => '0'),
      Array.from({ length: numeros }, (_, n) => String(n)),
      [createId()],
      json(toCreditos({ indices: [], raspadinhas: 0, pontos: 40, resto: 0 })),
    ];
    const args = `o.d, now(), false, null, array['cupom'], array['${periodo}'], array[2], $2::bigint[], $3::text[], $4::text[],
      null, $5::uuid[], $6::jsonb, true`;
    expect(await take(`documento_fiscal_earn(${args})`, rewards(1))).toEqual([
      { numeros: 1, cartelas: 2, pontos: 40, motivo: null, recupera_em: null },
    ]);
    documento.documento_fiscal_id = createId();
    expect(await take(`documento_fiscal_earn_by_day(${args})`, rewards(3))).toEqual([
      { numeros: 1, cartelas: 2, pontos: 40, motivo: 'cupom.limiteParcial', recupera_em: null },
    ]);
    documento.documento_fiscal_id = createId();
    expect(
      await take(`documento_fiscal_credit(o.d, $2::jsonb, now())`, [
        json(toCreditos({ indices: [], raspadinhas: 0, pontos: 5, resto: 0 })),
      ]),
    ).toEqual([{ numeros: 0, cartelas: 1, pontos: 5, motivo: null, recupera_em: null }]);
    const grant = (limiteCartelas: number) =>
      test.db.query(
        `select numeros, raspadinhas, motivo, motivo_valores from documento_fiscal_grant($1, $2, $3, now(), $4,
           array['cupom', 'raspadinha'], array[$5, $5], array[2, $6::integer], $7, array['0'], array['1'], null, $8, true)`,
        [consumidorId, campanhaId, createId(), agora, periodo, limiteCartelas, next(1), [createId()]],
      );
    expect(await grant(9)).toEqual([
      { numeros: 0, raspadinhas: 1, motivo: 'cupom.soRaspadinhas', motivo_valores: null },
    ]);
    await expect(grant(0)).rejects.toMatchObject({ message: 'cupom.limiteAmbos' });
    expect(
      await test.db.query(
        `select r.codigo, r.detalhe from (select jsonb_populate_record(null::documento_fiscal, $1) as d) as o,
           documento_fiscal_find_recusa(o.d, 'x', 0, array['cupom'], array[$2], array[2], 1, 0) as r`,
        [json(documento), periodo],
      ),
    ).toEqual([{ codigo: 'cupom.limiteAtingido', detalhe: '1' }]);
  });
});
