import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { describeRegrasProdutos } from '@trevo/contract/produto/regras-produtos.text';

type ListaWire = RetornoOf<Calls['produto.participantes']>['listas'][number];

/** Lists the participating products in file order; undefined where the campaign has no rules by product. */
export function listParticipantes({ ganho }: Pick<CampanhaArquivo, 'ganho'>): ListaWire[] | undefined {
  if (!ganho.produtos) return undefined;
  const { selos } = describeRegrasProdutos(ganho.produtos, ganho);
  return ganho.produtos.listas.map(({ id, nome, texto, imagem, produtos = [] }) => ({
    nome,
    texto: texto ?? null,
    imagem: imagem ?? null,
    selos: [...(selos.get(id) ?? [])],
    produtos: produtos.map((produto) => ({ nome: produto.nome, imagem: produto.imagem ?? null })),
  }));
}
