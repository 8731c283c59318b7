import { isCnpj } from '@trevo/rules/cnpj';
import * as v from 'valibot';
import { filled } from './campanha-file-parts.ts';
import { say } from './erro-words.ts';

export const associadosSchema = v.pipe(
  v.array(
    v.strictObject({
      nome: filled('Nome da loja como a pessoa a conhece.'),
      cnpj: v.pipe(
        v.string(),
        v.check(isCnpj, say('o CNPJ não é válido', 'confira os 14 caracteres, sem pontos, entre aspas')),
        v.description('CNPJ da loja, só os 14 caracteres, entre aspas.'),
      ),
      grupo: v.optional(filled('Grupo ou rede da loja.')),
      ativo: v.optional(v.pipe(v.boolean(), v.description('Loja participando; sem isto, sim.')), true),
    }),
  ),
  v.maxLength(5000, say('a lista é longa demais', 'use até 5000 lojas')),
  v.description('Lojas associadas, que a pessoa escolhe no cadastro.'),
);
