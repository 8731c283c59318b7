import { formatContagem } from '@trevo/client/format.ts';

/** Texts of the purchase history. */
export const historicoText = {
  titulo: 'Minhas compras',
  total: (n: number) =>
    n === 1 ? 'Você cadastrou 1 compra.' : `Você cadastrou ${formatContagem(n)} compras.`,
  vazio: 'Nenhuma compra ainda',
  vazioDetalhe: 'Cadastre uma nota: a compra e o que ela rendeu ficam guardados aqui.',
  escanear: 'Escanear nota',
  semCampanha: 'Nenhuma campanha no ar',
  detalhes: 'Detalhes da compra',
  voltar: 'Voltar',
  verNotas: 'Ver minhas notas',
} as const;
