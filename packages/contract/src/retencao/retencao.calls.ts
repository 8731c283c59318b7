import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import { diaSchema } from '../parts.ts';

const contas = v.pipe(v.number(), v.integer(), v.minValue(0));

const operadorRetencao = defineCall('operador.retencao', {
  resumo: 'Report the retention of a promoter',
  descricao:
    "Returns the retention period of the promoter's accounts in months (the longest `promotora.retencao.contasMeses` of its campaigns), the number of accounts due, and the number of closed accounts per day. Read-only; a job closes due accounts once a day. The period of an account begins at its last use, or at the end of its last campaign if that is later.",
  params: v.object({ promotora: v.pipe(v.string(), v.maxLength(60)) }),
  retorno: v.object({
    contasMeses: contas,
    /** Accounts that the next run deletes. */
    vencidas: contas,
    /** Accounts due within so many days; those due now are excluded. */
    em30Dias: contas,
    em90Dias: contas,
    /** Overdue accounts kept because of a prize, balance, receipt, order or referral. */
    comPendencia: contas,
    /** The last 400 days with due accounts, newest first. */
    rodadas: v.array(
      v.object({
        dia: diaSchema,
        contasMeses: contas,
        /** Number of accounts due before the first deletion. */
        previstas: contas,
        encerradas: contas,
      }),
    ),
  }),
  errors: ['operador.naoAutorizado', 'operador.promotoraNaoEncontrada', 'requisicao.invalida'],
});

export const retencaoCalls = {
  'operador.retencao': operadorRetencao,
};

export const retencaoExemplos: Exemplos = {
  'operador.retencao.retorno': [
    {
      contasMeses: 60,
      vencidas: 0,
      em30Dias: 112,
      em90Dias: 480,
      comPendencia: 3,
      rodadas: [{ dia: '2026-11-20', contasMeses: 60, previstas: 41, encerradas: 41 }],
    },
  ],
};
