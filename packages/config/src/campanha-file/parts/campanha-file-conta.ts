import * as v from 'valibot';
import { count, dia, filled, identificacao } from './campanha-file-parts.ts';
import { joinErro } from '../../configuracao/textos/erro-words.ts';

const prazoShape = {
  liberaEmDias: v.optional(
    v.pipe(count(0, 365, 'dias'), v.description('Dias de espera até poder usar; sem isto, na hora.')),
  ),
  validade: v.optional(
    v.pipe(
      v.union(
        [
          v.strictObject({
            meses: v.pipe(count(1, 120, 'meses'), v.description('Meses a partir do crédito.')),
          }),
          v.strictObject({ data: dia('Último dia de uso de tudo o que a campanha dá.') }),
        ],
        joinErro('a validade não serve', 'use "meses" ou "data", como { meses: 12 } ou { data: 2027-07-31 }'),
      ),
      v.description('Até quando se pode usar; sem isto, não vence.'),
    ),
  ),
};

const pontosSchema = v.pipe(
  v.strictObject({
    centavosPorPonto: v.optional(
      v.pipe(count(1, 100_000_000, 'centavos'), v.description('Centavos da nota que valem um ponto.')),
    ),
    porDocumento: v.optional(
      v.pipe(count(1, 100_000, 'pontos'), v.description('Pontos de cada nota, além dos que vêm do valor.')),
    ),
    ...prazoShape,
  }),
  v.check(
    ({ centavosPorPonto, porDocumento }) => centavosPorPonto !== undefined || porDocumento !== undefined,
    joinErro('não se sabe quantos pontos a nota rende', 'acrescente "centavosPorPonto" ou "porDocumento"'),
  ),
  v.description('Pontos de cada nota válida.'),
);

const cashbackSchema = v.pipe(
  v.strictObject({
    percentual: v.pipe(
      v.number(),
      v.gtValue(0, joinErro('o percentual é pequeno demais', 'use mais que 0')),
      v.maxValue(100, joinErro('o percentual é grande demais', 'use até 100')),
    ),
    maximoCentavosPorDocumento: v.optional(count(1, 100_000_000, 'centavos')),
    ...prazoShape,
  }),
  v.description('Cashback de cada nota válida.'),
);

export const recompensasSchema = v.pipe(
  v.strictObject({
    pontos: v.optional(pontosSchema),
    cashback: v.optional(cashbackSchema),
    raspadinhas: v.optional(v.strictObject({ porDocumento: count(1, 100, 'raspadinhas') })),
  }),
  v.description('O que mais uma nota válida rende: pontos, cashback, raspadinhas ou giros.'),
);

export const contaSchema = v.pipe(
  v.strictObject({
    ajustePorOperador: v.optional(
      v.pipe(
        count(0, 100_000_000, 'pontos, ou centavos de cashback'),
        v.description(
          'Quanto um administrador soma ou tira da conta de uma pessoa sozinho, em pontos ou centavos de cashback; acima, uma segunda pessoa aprova.',
        ),
      ),
      10_000,
    ),
    devolucaoMinimaDias: v.optional(
      v.pipe(
        count(1, 365, 'dias'),
        v.description('Dias em que se pode usar, no mínimo, o que volta de um pedido cancelado ou recusado.'),
      ),
      30,
    ),
    estornoGasto: v.optional(
      v.pipe(
        v.picklist(['abater', 'perdoar']),
        v.description(
          'O que já foi gasto de uma nota recusada depois: "abater" desconta dos próximos créditos, "perdoar" não cobra.',
        ),
      ),
      'abater',
    ),
  }),
  v.description('Regras da conta de pontos e cashback.'),
);

const quantia = count(1, 100_000_000, 'pontos, ou centavos de cashback');

/** An amount granted for something other than a receipt, in one currency. */
export const premioSchema = (problema: string) =>
  v.union(
    [v.strictObject({ pontos: quantia }), v.strictObject({ cashbackCentavos: quantia })],
    joinErro(problema, 'use { pontos: 100 } ou { cashbackCentavos: 500 }'),
  );

type Premio = v.InferOutput<ReturnType<typeof premioSchema>>;

/** Returns the amount as its currency and whole points, or cents. */
export const toMoedaValor = (premio: Premio): { moeda: 'pontos' | 'cashback'; valor: number } =>
  'pontos' in premio
    ? { moeda: 'pontos', valor: premio.pontos }
    : { moeda: 'cashback', valor: premio.cashbackCentavos };

export const metasSchema = v.pipe(
  v.array(
    v.strictObject({
      id: identificacao('Identificação da meta, única na campanha.'),
      nome: filled('Nome da meta como a pessoa o lê.'),
      moeda: v.picklist(['pontos', 'cashback']),
      alvo: v.pipe(
        count(1, 1_000_000_000, 'pontos, ou centavos de cashback'),
        v.description('Quanto é preciso ganhar na campanha.'),
      ),
      ate: dia('Último dia em que o que se ganha conta para a meta.'),
      premio: v.pipe(
        premioSchema('o prêmio da meta não serve'),
        v.description('O que entra na conta de quem chega lá.'),
      ),
    }),
  ),
  v.maxLength(50, joinErro('a lista é longa demais', 'use até 50 metas')),
  v.description('Metas de pontos e de cashback.'),
);
