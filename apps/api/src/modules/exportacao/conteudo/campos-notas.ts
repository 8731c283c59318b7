import { findItens } from '@trevo/rules/documento-fiscal/prova-nota';
import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { type Campo, createCampos, dadosPessoais, pessoa } from './campo.ts';
import type { ItensView, NotaView } from './linhas-notas.views.ts';

/** A receipt, or one of its product lines. */
export interface LinhaNota extends NotaView {
  readonly item: (ItemNota & { readonly ordem: number }) | null;
}

const { texto, inteiro, centavos, quantidade, dia, instante } = createCampos<LinhaNota>();

/** One row for each receipt, or for each of its product lines; a receipt without lines is one row. */
export function listCamposNotas(
  { arquivo }: CampanhaPublicada,
  { comDadosPessoais, porItem }: { comDadosPessoais: boolean; porItem: boolean },
): readonly Campo<LinhaNota>[] {
  const lojas = new Map(arquivo.associados.map(({ cnpj, nome }) => [cnpj, nome]));
  return [
    texto('nota', ({ documento_fiscal_id }) => documento_fiscal_id),
    pessoa,
    ...(comDadosPessoais
      ? [...dadosPessoais, texto('chave_acesso', ({ chave_acesso }) => chave_acesso)]
      : []),
    ...daNota(lojas),
    ...(porItem ? doItem : []),
  ];
}

const daNota = (lojas: ReadonlyMap<string, string>): readonly Campo<LinhaNota>[] => [
  texto('tipo', ({ tipo }) => tipo),
  texto('modelo', ({ modelo }) => modelo),
  texto('uf', ({ uf }) => uf),
  texto('emitente', ({ emitente }) => emitente),
  texto('loja', ({ emitente }) => (emitente === null ? null : (lojas.get(emitente) ?? null))),
  dia('compra', ({ emitido_em }) => emitido_em),
  instante('registrada_em', ({ registrado_em }) => registrado_em),
  instante('participa_em', ({ participa_em, registrado_em }) => participa_em ?? registrado_em),
  instante('julgada_em', ({ apurado_em }) => apurado_em),
  texto('situacao', ({ status }) => status),
  texto('motivo', ({ motivo }) => motivo),
  texto('origem', ({ origem }) => origem),
  texto('fonte', ({ fonte }) => fonte),
  centavos('valor', ({ valor_centavos }) => valor_centavos),
  inteiro('quantidade', (row) => row.quantidade),
  inteiro('numeros', ({ numeros_concedidos }) => numeros_concedidos),
  inteiro('pontos', ({ pontos }) => pontos),
  centavos('cashback', ({ cashback_centavos }) => cashback_centavos),
  inteiro('raspadinhas', ({ raspadinhas_concedidas }) => raspadinhas_concedidas),
];

const doItem: readonly Campo<LinhaNota>[] = [
  inteiro('item', ({ item }) => item && item.ordem),
  texto('item_nome', ({ item }) => item && item.nome),
  texto('item_gtin', ({ item }) => item && item.gtin),
  texto('item_codigo', ({ item }) => item && item.codigo),
  quantidade('item_quantidade', ({ item }) => item && item.quantidade),
  texto('item_unidade', ({ item }) => item && item.unidade),
  centavos('item_valor', ({ item }) => item && item.centavos),
];

/** Joins receipts with the product lines of their deciding source (ADR 0085). */
export function* joinItens(
  { arquivo }: CampanhaPublicada,
  notas: readonly NotaView[],
  itens: readonly ItensView[],
): Generator<LinhaNota> {
  const ditos = new Map<string, ItensView[]>();
  for (const one of itens)
    ditos.set(one.documento_fiscal_id, [...(ditos.get(one.documento_fiscal_id) ?? []), one]);
  for (const nota of notas) {
    const lidos = (ditos.get(nota.documento_fiscal_id) ?? []).map(toDito);
    const linhas = findItens(arquivo.documentos.valor, lidos, nota.fonte)?.itens ?? [];
    if (linhas.length === 0) yield { ...nota, item: null };
    for (const [at, item] of linhas.entries()) yield { ...nota, item: { ...item, ordem: at + 1 } };
  }
}

const toDito = ({ fonte, itens }: ItensView) => ({
  fonte,
  fatos: {
    emitente: null,
    emitidoEm: null,
    valorCentavos: null,
    quantidade: null,
    cancelada: false,
    itens,
  },
});
