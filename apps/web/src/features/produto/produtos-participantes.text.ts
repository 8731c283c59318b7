import { formatContagem } from '@trevo/client/format.ts';

/** Texts of the participating products. */
export const participantesText = {
  titulo: 'Produtos participantes',
  ver: 'Ver produtos participantes',
  buscar: 'Buscar produto participante',
  exemplo: 'Ex.: café',
  limpar: 'Limpar busca',
  carregando: 'Carregando os produtos participantes',
  total: (n: number) => (n === 1 ? '1 lista de produtos' : `${formatContagem(n)} listas de produtos`),
  produtosDe: (lista: string) => `Produtos de ${lista}`,
  verTodos: (n: number) => `Ver todos os ${formatContagem(n)} produtos`,
  semAchado: 'Nenhum produto participante com esse nome',
  semAchadoDetalhe: 'Tente outra palavra, ou confira o regulamento.',
  semListas: 'Esta campanha não tem lista de produtos',
  regulamento: 'Ver regulamento',
} as const;
