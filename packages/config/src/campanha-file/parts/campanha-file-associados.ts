import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { estados } from '@trevo/rules/pessoa/endereco/estados';
import * as v from 'valibot';
import { dia, filled } from './campanha-file-parts.ts';
import { joinErro } from '../../configuracao/textos/erro-words.ts';

const graus = (max: number, description: string) =>
  v.pipe(
    v.number(),
    v.minValue(-max, joinErro('a coordenada é pequena demais', `use graus de -${max} a ${max}`)),
    v.maxValue(max, joinErro('a coordenada é grande demais', `use graus de -${max} a ${max}`)),
    v.description(description),
  );

export const associadosSchema = v.pipe(
  v.array(
    v.strictObject({
      nome: filled('Nome da loja como a pessoa a conhece.'),
      cnpj: v.pipe(
        v.string(),
        v.check(isCnpj, joinErro('o CNPJ não é válido', 'confira os 14 caracteres, sem pontos, entre aspas')),
        v.description('CNPJ da loja, só os 14 caracteres, entre aspas.'),
      ),
      grupo: v.optional(filled('Grupo ou rede da loja.')),
      ativo: v.optional(v.pipe(v.boolean(), v.description('Loja participando; sem isto, sim.')), true),
      ate: v.optional(dia('Último dia em que a loja participa; sem isto, até o fim da campanha.')),
      credenciada: v.optional(
        v.pipe(v.boolean(), v.description('Compras nesta loja valem na campanha; sem isto, sim.')),
      ),
      endereco: v.optional(filled('Rua, número e bairro.')),
      cidade: v.optional(filled('Cidade.')),
      uf: v.optional(
        v.pipe(v.picklist(estados.map(({ codigo }) => codigo)), v.description('As duas letras do estado.')),
      ),
      cep: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^\d{8}$/, joinErro('o CEP não serve', 'use os 8 algarismos, sem traço, entre aspas')),
          v.description('CEP da loja, só os 8 algarismos, entre aspas.'),
        ),
      ),
      telefone: v.optional(
        v.pipe(
          v.string(),
          v.regex(
            /^\d{10,11}$/,
            joinErro('o telefone não serve', 'use DDD e número, só algarismos, entre aspas'),
          ),
          v.description('Telefone da loja com DDD, só algarismos, entre aspas.'),
        ),
      ),
      latitude: v.optional(graus(90, 'Latitude da loja, em graus; vem junto com a longitude.')),
      longitude: v.optional(graus(180, 'Longitude da loja, em graus; vem junto com a latitude.')),
    }),
  ),
  v.maxLength(5000, joinErro('a lista é longa demais', 'use até 5000 lojas')),
  v.description('Lojas associadas: a pessoa escolhe uma no cadastro e encontra as mais próximas.'),
);
