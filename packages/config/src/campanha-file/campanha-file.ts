import * as v from 'valibot';
import type { RegraGanho } from '@trevo/rules/conta/ganho';
import { aplicativoSchema } from './parts/campanha-file-aplicativo.ts';
import { associadosSchema } from './parts/campanha-file-associados.ts';
import { contaSchema, metasSchema, recompensasSchema } from './parts/campanha-file-conta.ts';
import {
  aceitesSchema,
  campanhaSchema,
  hostsSchema,
  limitesSchema,
  numerosSchema,
  promotoraSchema,
  textosSchema,
} from './parts/campanha-file-parts.ts';
import { documentosSchema } from './parts/campanha-file-documentos.ts';
import { ganhoSchema } from './parts/campanha-file-ganho.ts';
import { toRegrasProdutos } from './parts/campanha-file-ganho-produtos.ts';
import { indicacaoSchema } from './parts/campanha-file-indicacao.ts';
import { produtosSchema } from './parts/campanha-file-produtos.ts';
import { codigosSchema, compraSchema, premiosSchema, sorteiosSchema } from './parts/campanha-file-premios.ts';
import { vouchersSchema } from './parts/campanha-file-voucher.ts';
import { quizSchema } from './parts/campanha-file-quiz.ts';
import { configuracaoSchema } from '../configuracao/configuracao-schema.ts';
import { configuracaoPadrao } from '../configuracao/configuracao-keys.ts';
import { getInstagramMultiplicador, getPicPayMultiplicador } from '../configuracao/telas-questions.ts';

/** Shape of the file that describes one whole campaign, field by field. */
export const campanhaArquivoShape = v.strictObject({
  promotora: promotoraSchema,
  campanha: campanhaSchema,
  hosts: hostsSchema,
  aplicativo: v.optional(aplicativoSchema),
  configuracao: v.optional(configuracaoSchema, {}),
  numeros: numerosSchema,
  ganho: ganhoSchema,
  recompensas: v.optional(recompensasSchema, {}),
  conta: v.optional(contaSchema, {}),
  metas: v.optional(metasSchema, []),
  produtos: v.optional(produtosSchema, {}),
  vouchers: v.optional(vouchersSchema),
  quiz: v.optional(quizSchema, []),
  indicacao: v.optional(indicacaoSchema),
  limites: v.optional(limitesSchema, {}),
  documentos: documentosSchema,
  premios: v.optional(premiosSchema),
  codigos: v.optional(codigosSchema),
  compra: v.optional(compraSchema, {}),
  sorteios: v.optional(sorteiosSchema, []),
  textos: textosSchema,
  aceites: v.optional(aceitesSchema, []),
  associados: v.optional(associadosSchema, []),
});

/** One whole campaign from a validated file. Money is in cents, days are `yyyy-mm-dd`. */
export type CampanhaArquivo = v.InferOutput<typeof campanhaArquivoShape>;

/** Returns whether the campaign counts photos that the program reads. */
export const readsFoto = ({ documentos }: Pick<CampanhaArquivo, 'documentos'>): boolean =>
  documentos.valor.some(({ fonte }) => fonte === 'foto');

/** Returns the earning rule of a campaign, with the multipliers that its configuration announces on screen. */
export function toRegraGanho({ configuracao, ganho }: CampanhaArquivo): RegraGanho {
  const complete = { ...configuracaoPadrao, ...configuracao };
  const announced = {
    PICPAY: getPicPayMultiplicador(complete),
    INSTAGRAM: getInstagramMultiplicador(complete),
  };
  const { produtos, ...regra } = ganho;
  return {
    ...regra,
    multiplicadores: { ...announced, ...ganho.multiplicadores },
    ...(produtos && { produtos: toRegrasProdutos(produtos) }),
  };
}
