import { formatContagem } from '../../shared/format/format-quantia.ts';

/** Words of the numbers list. */
export const cupomText = {
  titulo: 'Meus números',
  total: (n: number) =>
    n === 1 ? 'Você tem 1 número da sorte.' : `Você tem ${formatContagem(n)} números da sorte.`,
  subtitulo: 'Guarde esta tela: são eles que concorrem.',
  buscar: 'Buscar um número',
  limpar: 'Limpar busca',
  exemplo: 'Ex.: 57698',
  nenhumAchado: (busca: string) => `Nenhum dos seus números tem “${busca}”.`,
  achados: (n: number) => (n === 1 ? '1 número encontrado' : `${n} números encontrados`),
  nota: (chave: string) => `Nota ${chave}`,
  cancelado: 'Cancelado',
  // Literal, also the API's sentence for the same situation.
  vazio: 'Nenhum cupom encontrado para esse usuário.',
  vazioDetalhe: 'Seu primeiro número está a uma nota de distância. Compre, guarde a nota e escaneie.',
  escanear: 'Escanear nota',
  semCampanha: 'Nenhuma campanha no ar',
} as const;
