import { formatContagem } from '../../shared/format/format-quantia.ts';

/** Words about opening and checking the sealed list of prizes. */
export const lacreText = {
  abreDepois: (fim: string) => `Depois de ${fim} a lista abre, e você confere aqui mesmo.`,
  conferir: 'Abrir a lista e conferir',
  conferindo: 'Conferindo o lacre',
  confere: 'O lacre confere',
  confereDetalhe: (premios: number) =>
    `Seu celular refez a conta com a lista aberta (${premios === 1 ? '1 prêmio' : `${formatContagem(premios)} prêmios`}): o código é o mesmo que foi publicado.`,
  naoConfere: 'O lacre não confere',
  naoConfereDetalhe:
    'O código desta lista é outro. Baixe a lista, guarde o código publicado e procure a promotora.',
  baixar: 'Baixar a lista',
} as const;
