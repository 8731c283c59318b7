import { type ItemNota, normalizeGtin } from '@trevo/rules/documento-fiscal/item-nota';
import type { RegraProduto, RegrasProdutos } from '@trevo/rules/produto/ganho-produtos';
import * as v from 'valibot';
import { joinErro } from '../../configuracao/textos/erro-words.ts';
import { count, filled, uri } from './campanha-file-parts.ts';

const listaId = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9-]{1,40}$/,
    joinErro('o nome interno da lista não serve', 'use até 40 letras minúsculas sem acento, números ou -'),
  ),
);

const gtin = v.pipe(
  v.string(),
  v.check(
    (text) => normalizeGtin(text) !== undefined,
    joinErro(
      'o código de barras não confere',
      'copie os 8, 12, 13 ou 14 algarismos da embalagem, entre aspas; o último confere os outros',
    ),
  ),
);

const listaSchema = v.strictObject({
  id: v.pipe(listaId, v.description('Nome interno da lista, único na campanha; as regras o usam.')),
  nome: filled('Nome da lista como a pessoa o lê, como "Cafés participantes".'),
  texto: v.optional(filled('Frase sobre a lista, para a tela de produtos participantes.')),
  imagem: v.optional(uri('Imagem da lista.')),
  gtins: v.optional(
    v.pipe(
      v.array(gtin),
      v.maxLength(5_000),
      v.description('Códigos de barras (GTIN) dos produtos, entre aspas.'),
    ),
  ),
  prefixos: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.regex(
            /^\d{7,11}$/,
            joinErro(
              'o prefixo não serve',
              'use os 7 a 11 primeiros algarismos do código de barras, entre aspas',
            ),
          ),
        ),
      ),
      v.maxLength(200),
      v.description('Prefixos GS1 da empresa: valem todos os códigos de barras que começam assim.'),
    ),
  ),
  codigos: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          emitente: v.pipe(
            v.string(),
            v.regex(
              /^[0-9A-Z]{8}([0-9A-Z]{4}\d{2})?$/,
              joinErro('o CNPJ não serve', 'use 8 ou 14 caracteres'),
            ),
            v.description('CNPJ (14) ou raiz de CNPJ (8) da loja que usa o código.'),
          ),
          codigo: filled('Código do produto na loja, como sai na nota.'),
        }),
      ),
      v.maxLength(5_000),
      v.description('Códigos próprios de lojas.'),
    ),
  ),
  descricoes: v.optional(
    v.pipe(
      v.array(filled('Palavras que saem na nota.')),
      v.maxLength(500),
      v.description(
        'Descrições como saem na nota; valem quando todas as palavras aparecem, em qualquer ordem. É prova mais fraca que um código.',
      ),
    ),
  ),
  produtos: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          nome: filled('Nome do produto como a pessoa o procura.'),
          gtin: v.optional(gtin),
          imagem: v.optional(uri('Imagem do produto.')),
        }),
      ),
      v.maxLength(5_000),
      v.description(
        'Produtos com nome, para a busca da tela de produtos participantes; o GTIN de cada um entra na lista.',
      ),
    ),
  ),
});

const medida = {
  listas: v.pipe(
    v.array(listaId),
    v.minLength(1, joinErro('a regra não diz de quais produtos', 'acrescente o "id" de uma lista')),
    v.maxLength(10),
    v.description('Listas da regra; com mais de uma, vale a quantidade de cada uma delas (combo).'),
  ),
  unidades: v.optional(
    v.pipe(count(1, 1_000, 'unidades'), v.description('Quantas unidades de cada lista; sem isto, uma.')),
  ),
  centavos: v.optional(
    v.pipe(
      count(1, 100_000_000, 'centavos'),
      v.description('Quantos centavos de cada lista, em vez de unidades.'),
    ),
  ),
};
const premia = {
  numeros: v.optional(v.pipe(count(0, 1_000, 'números'), v.description('Números da sorte de cada vez.')), 0),
  raspadinhas: v.optional(
    v.pipe(count(0, 100, 'raspadinhas'), v.description('Raspadinhas, giros ou pinturas de cada vez.')),
  ),
  pontos: v.optional(v.pipe(count(0, 1_000_000, 'pontos'), v.description('Pontos de cada vez.'))),
};

const regraSchema = v.variant('tipo', [
  v.pipe(
    v.strictObject({ tipo: v.literal('exige'), ...medida }),
    v.description('A nota só vale com ao menos estes produtos.'),
  ),
  v.pipe(
    v.strictObject({
      tipo: v.literal('conta'),
      ...medida,
      ...premia,
      maximoPorNota: v.optional(
        v.pipe(count(1, 1_000, 'vezes'), v.description('Quantas vezes a regra vale em uma nota.')),
      ),
    }),
    v.description('Cada vez que a quantidade se completa, a nota rende.'),
  ),
  v.pipe(
    v.strictObject({
      tipo: v.literal('multiplica'),
      lista: v.pipe(listaId, v.description('Lista dos produtos aceleradores.')),
      fator: v.pipe(
        v.number(),
        v.gtValue(1, joinErro('o fator não aumenta nada', 'use mais que 1, como 2')),
        v.maxValue(100, joinErro('o fator é grande demais', 'use até 100')),
        v.description('Quantas vezes mais números.'),
      ),
      sobre: v.pipe(
        v.picklist(['nota', 'lista']),
        v.description('Se multiplica os números da nota inteira ou só os que a lista rende.'),
      ),
    }),
    v.description('Acelerador: os números são multiplicados.'),
  ),
  v.pipe(
    v.strictObject({ tipo: v.literal('soma'), ...medida, ...premia }),
    v.description('A nota rende a mais, uma vez, com ao menos estes produtos.'),
  ),
]);

const itemExemploSchema = v.strictObject({
  gtin: v.optional(gtin),
  codigo: v.optional(filled('Código do produto na loja.')),
  nome: v.optional(filled('Descrição como sai na nota.')),
  quantidade: v.optional(
    v.pipe(
      v.number(),
      v.gtValue(0),
      v.maxValue(100_000, joinErro('a quantidade é grande demais', 'use até 100000')),
      v.description('Quantidade; sem isto, uma.'),
    ),
    1,
  ),
  unidade: v.optional(filled('Unidade, como UN ou KG.')),
  centavos: v.optional(v.pipe(count(0, 100_000_000, 'centavos'), v.description('Valor da linha.')), 0),
});

const exemploSchema = v.pipe(
  v.strictObject({
    emitente: v.optional(filled('CNPJ da loja.')),
    itens: v.pipe(v.array(itemExemploSchema), v.minLength(1), v.maxLength(100)),
    numeros: v.pipe(count(0, 100_000, 'números'), v.description('Números que a nota rende.')),
  }),
  v.description('Exemplo resolvido do regulamento; a publicação o recalcula.'),
);

/** The rules by product of a campaign. */
export const ganhoProdutosSchema = v.pipe(
  v.strictObject({
    listas: v.pipe(
      v.array(listaSchema),
      v.minLength(1, joinErro('falta a lista de produtos', 'acrescente uma em "listas"')),
      v.maxLength(50),
      v.description('Listas de produtos participantes.'),
    ),
    regras: v.pipe(
      v.array(regraSchema),
      v.minLength(1, joinErro('falta a regra dos produtos', 'acrescente uma em "regras"')),
      v.maxLength(50),
      v.description('O que os produtos rendem.'),
    ),
    numerosSemConferencia: v.optional(
      v.pipe(
        count(0, 100_000, 'números'),
        v.description(
          'Até quantos números uma nota rende por produtos reconhecidos só pela descrição; acima disso, uma pessoa confere.',
        ),
      ),
      10,
    ),
    exemplos: v.pipe(
      v.array(exemploSchema),
      v.minLength(1, joinErro('falta um exemplo', 'copie o do regulamento, com os números que a nota rende')),
      v.maxLength(50),
      v.description('Exemplos resolvidos; a publicação é recusada quando as regras dão outra quantidade.'),
    ),
  }),
  v.description('Regras por produto: o que se exige, o que rende e os aceleradores.'),
);

/** Rules by product as the file has them. */
export type GanhoProdutosArquivo = v.InferOutput<typeof ganhoProdutosSchema>;

/** Returns the rules that evaluate a receipt, with all GTINs normalized. */
export const toRegrasProdutos = ({ listas, regras }: GanhoProdutosArquivo): RegrasProdutos => ({
  listas: listas.map(({ id, nome, gtins = [], prefixos, codigos, descricoes, produtos = [] }) => ({
    id,
    nome,
    gtins: [...gtins, ...produtos.flatMap((produto) => produto.gtin ?? [])].map((text) =>
      normalizeGtin(text)!,
    ),
    prefixos,
    codigos,
    descricoes,
  })),
  regras: regras satisfies readonly RegraProduto[],
});

/** Returns the items of a worked example. */
export const toItensExemplo = ({ itens }: GanhoProdutosArquivo['exemplos'][number]): ItemNota[] =>
  itens.map(({ gtin: codigoBarras, codigo, nome, quantidade, unidade, centavos }) => ({
    nome: nome ?? '',
    gtin: codigoBarras === undefined ? null : normalizeGtin(codigoBarras)!,
    codigo: codigo ?? null,
    quantidade,
    unidade: unidade ?? null,
    centavos,
  }));
