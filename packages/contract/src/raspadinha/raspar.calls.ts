import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { uuidSchema } from '../parts.ts';
import { raspadinhaSchema, sessionErrors } from './raspadinha.calls.ts';

const descricaoPorGet =
  'Alias of the POST for existing clients. New clients use the POST, because a GET should have no side effect.';

const raspar = {
  params: v.object({ id: uuidSchema }),
  retorno: raspadinhaSchema,
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'raspadinha.naoEncontrada',
    'raspadinha.cancelada',
    'campanha.encerrada',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[60, 60]] },
} as const;

const raspadinhaRaspar = defineCall('raspadinhaAlternativa.raspar', {
  resumo: 'Open a scratch card',
  descricao: 'Opens a card and returns its content. Idempotent: a repeated request returns the same content.',
  ...raspar,
});

const raspadinhaRasparPorGet = defineCall('raspadinhaAlternativa.rasparPorGet', {
  resumo: 'Open a scratch card by GET',
  descricao: descricaoPorGet,
  ...raspar,
});

const picPay = {
  params: v.object({ id: uuidSchema }),
  retorno: raspadinhaSchema,
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'raspadinha.naoEncontrada',
    'raspadinha.entregaInativa',
    'raspadinha.semPremio',
    'raspadinha.semPicPay',
    'raspadinha.notaRecusada',
    'raspadinha.entregaEmAndamento',
    'raspadinha.entregaIndisponivel',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[10, 60]] },
} as const;

const raspadinhaPicPay = defineCall('raspadinhaAlternativa.picPay', {
  resumo: 'Pay out a prize through PicPay',
  descricao: 'Pays out a prize through PicPay, once.',
  ...picPay,
});

const raspadinhaPicPayPorGet = defineCall('raspadinhaAlternativa.picPayPorGet', {
  resumo: 'Pay out a prize through PicPay by GET',
  descricao: descricaoPorGet,
  ...picPay,
});

export const rasparCalls = {
  'raspadinhaAlternativa.raspar': raspadinhaRaspar,
  'raspadinhaAlternativa.rasparPorGet': raspadinhaRasparPorGet,
  'raspadinhaAlternativa.picPay': raspadinhaPicPay,
  'raspadinhaAlternativa.picPayPorGet': raspadinhaPicPayPorGet,
};
