import * as v from 'valibot';
import { count, dia, filled, uri } from './campanha-file-parts.ts';
import { joinErro } from '../../configuracao/textos/erro-words.ts';

const codigo = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^[A-Za-z0-9_-]{1,40}$/,
      joinErro('o código não serve', 'use até 40 letras sem acento, números, - ou _'),
    ),
    v.description(description),
  );

const valor = count(1, 1_000_000_000, 'pontos, ou centavos de cashback');

const categoriaSchema = v.strictObject({
  codigo: codigo('Código da categoria, único na campanha.'),
  nome: filled('Nome da categoria como a pessoa o lê.'),
});

const itemSchema = v.strictObject({
  codigo: codigo('Código do produto, único na campanha; os pedidos o guardam.'),
  nome: filled('Nome do produto como a pessoa o lê.'),
  descricao: v.optional(filled('O que é, tamanho, cor, garantia.')),
  moeda: v.pipe(v.picklist(['pontos', 'cashback']), v.description('Com o que se paga.')),
  valor: v.pipe(
    valor,
    v.description(
      'Preço em pontos, ou em centavos de cashback. Um preço novo vale para os próximos pedidos.',
    ),
  ),
  estoque: v.pipe(
    count(0, 1_000_000, 'unidades'),
    v.description(
      'Unidades da campanha inteira, incluindo as já pedidas. Pode crescer; diminui só o que não foi pedido.',
    ),
  ),
  disputado: v.optional(
    v.pipe(
      v.boolean(),
      v.description('Muita gente vai pedir ao mesmo tempo: o estoque é repartido em 16 partes.'),
    ),
    false,
  ),
  maximoPorPessoa: v.optional(
    v.pipe(count(1, 1000, 'unidades'), v.description('Quantas unidades uma pessoa pode pedir, ao todo.')),
  ),
  categoria: v.optional(codigo('Código de uma das categorias.')),
  segmentacao: v.optional(filled('Segmento, para os filtros.')),
  setorLoja: v.optional(filled('Setor da loja, para os filtros.')),
  industria: v.optional(filled('Indústria ou marca, para os filtros.')),
  destaque: v.optional(v.pipe(v.boolean(), v.description('Aparece entre os destaques.')), false),
  fidelidade: v.optional(v.pipe(v.boolean(), v.description('Aparece na vitrine; sem isto, sim.')), true),
  oferta: v.optional(
    v.pipe(
      v.strictObject({
        ate: v.optional(dia('Último dia em que aparece entre as ofertas; sem isto, sempre.')),
        valorDe: v.optional(v.pipe(valor, v.description('Preço de antes, mostrado riscado.'))),
      }),
      v.description('Aparece entre as ofertas.'),
    ),
  ),
  imagem: v.optional(uri('Foto quadrada do produto.')),
});

export const produtosSchema = v.pipe(
  v.strictObject({
    categorias: v.optional(
      v.pipe(
        v.array(categoriaSchema),
        v.maxLength(200, joinErro('a lista é longa demais', 'use até 200 categorias')),
      ),
      [],
    ),
    itens: v.optional(
      v.pipe(
        v.array(itemSchema),
        v.maxLength(2000, joinErro('a lista é longa demais', 'use até 2000 produtos')),
      ),
      [],
    ),
    entrega: v.optional(
      v.pipe(
        v.strictObject({
          retirada: v.optional(
            v.pipe(
              v.boolean(),
              v.description('A pessoa escolhe uma das lojas de "associados" e retira o pedido lá.'),
            ),
            false,
          ),
          prazoDias: v.optional(
            v.pipe(
              count(1, 180, 'dias'),
              v.description('Em quantos dias o pedido chega à pessoa ou à loja, a partir do dia do pedido.'),
            ),
          ),
        }),
        v.description('Como o pedido chega à pessoa.'),
      ),
      {},
    ),
  }),
  v.description('Produtos da vitrine, trocados por pontos ou cashback.'),
);
