import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { textSchema, usuarioSchema } from '../parts.ts';

const dinamica = v.picklist(['PICPAY', 'INSTAGRAM'], 'A dinâmica é PICPAY ou INSTAGRAM.');
const retorno = v.object({
  telefone: v.string(),
  telefoneContato: v.nullable(v.string()),
  dinamicaCupom: v.array(v.object({ dinamica, identificacao: v.string(), multiplicador: v.number() })),
});
const errors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa', 'requisicao.invalida'] as const;

const cupomConsumidor = defineCall('cupom.consumidor', {
  resumo: "Read the consumer's PicPay and Instagram names",
  descricao:
    "Returns the consumer's names at PicPay and Instagram and the multiplier that each adds to the reward of a receipt.",
  params: v.object({ telefone: usuarioSchema }),
  retorno,
  errors: [...errors, 'cupom.consumidorNaoEncontrado'],
});

const cupomDinamicaCupom = defineCall('cupom.dinamicaCupom', {
  resumo: "Change the consumer's PicPay and Instagram names",
  descricao:
    "Stores the consumer's names at PicPay and Instagram. The campaign, not the request, sets the multiplier.",
  body: v.object({
    telefone: usuarioSchema,
    dinamicaCupom: v.pipe(
      v.array(
        v.object({
          dinamica,
          identificacao: v.pipe(
            textSchema(60),
            v.regex(/^@\S{2,}$/, 'Erro na validação, por favor preencha o usuário do PicPay corretamente.'),
          ),
          multiplicador: v.optional(v.number()),
        }),
      ),
      v.maxLength(2),
    ),
  }),
  retorno,
  errors,
  taxa: { porUsuario: [[30, 60]] },
});

export const dinamicaCupomCalls = {
  'cupom.consumidor': cupomConsumidor,
  'cupom.dinamicaCupom': cupomDinamicaCupom,
};
