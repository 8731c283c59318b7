import * as v from 'valibot';
import { count, filled, identificacao, uri } from './campanha-file-parts.ts';
import { joinErro } from '../../configuracao/textos/erro-words.ts';

export const vouchersSchema = v.pipe(
  v.strictObject({
    provedores: v.pipe(
      v.array(
        v.strictObject({
          id: identificacao('Identificação do provedor, única na campanha.'),
          nome: filled('Nome do provedor como a pessoa o conhece.'),
          imagem: v.optional(uri('Imagem do provedor.')),
        }),
      ),
      v.minLength(1, joinErro('a lista está vazia', 'diga ao menos um provedor ou apague "vouchers"')),
      v.maxLength(100, joinErro('a lista é longa demais', 'use até 100 provedores')),
    ),
    itens: v.pipe(
      v.array(
        v.strictObject({
          id: identificacao('Identificação do voucher, única na campanha.'),
          provedor: filled('O "id" de um dos provedores.'),
          nome: filled('Nome do voucher.'),
          descricao: v.optional(filled('O que a pessoa recebe.')),
          comoUsar: v.optional(filled('Onde e como se usa, passo a passo.')),
          regras: v.optional(filled('Condições: dias, lojas, o que não está incluído.')),
          imagem: v.optional(uri('Imagem do voucher.')),
          moeda: v.picklist(['pontos', 'cashback']),
          valor: v.pipe(
            count(1, 1_000_000_000, 'pontos, ou centavos de cashback'),
            v.description('Quanto custa: pontos, ou centavos de cashback.'),
          ),
          codigos: v.pipe(
            v.picklist(['importados', 'provedor']),
            v.description('De onde vêm os códigos: importados em lotes, ou pedidos ao provedor um a um.'),
          ),
          leitura: v.optional(
            v.pipe(
              v.picklist(['qr', 'barras']),
              v.description(
                'Como o caixa do provedor lê o código: QR Code, ou código de barras (Code 128). Sem ele, só as letras.',
              ),
            ),
          ),
          validadeDias: v.pipe(count(1, 3650, 'dias'), v.description('Dias para usar, a partir do pedido.')),
          maximoPorPessoa: v.optional(
            v.pipe(count(1, 1000, 'vouchers'), v.description('Quantos cada pessoa pode ter.')),
          ),
        }),
      ),
      v.maxLength(500, joinErro('a lista é longa demais', 'use até 500 vouchers')),
    ),
  }),
  v.description('Vouchers que se trocam por pontos ou cashback.'),
);
