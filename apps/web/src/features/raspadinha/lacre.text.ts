import type { FalhaPremios } from '@trevo/rules/conferencia-premios';
import { formatDiaMesAno } from '@trevo/rules/mask';
import { formatContagem } from '../../platform/format/format.ts';

/** Words about opening and checking the sealed list of prizes. */
export const lacreText = {
  abreDepois: (fim: string) => `Depois de ${fim} a lista abre, e você confere aqui mesmo.`,
  conferir: 'Abrir a lista e conferir',
  conferindo: 'Conferindo o lacre',
  confere: 'O lacre confere',
  confereDetalhe: (premios: number) =>
    `Seu celular refez a conta com a lista aberta (${premios === 1 ? '1 prêmio' : `${formatContagem(premios)} prêmios`}): o código é o mesmo que foi publicado.`,
  confereRegistro: (aberturas: number) =>
    aberturas === 0
      ? 'Nenhuma raspadinha foi aberta.'
      : `Depois abriu de novo, na ordem do registro, ${aberturas === 1 ? 'a única raspadinha' : `as ${formatContagem(aberturas)} raspadinhas`} da campanha: cada prêmio saiu onde a lista mandava.`,
  naoConfere: {
    lacre: 'O lacre não confere',
    guardado: 'O registro não confere',
    elo: 'O registro não confere',
    raiz: 'O registro não confere',
    abertura: 'Um prêmio saiu fora do lugar',
  } satisfies Record<FalhaPremios['em'], string>,
  naoConfereDetalhe: (falha: FalhaPremios) => `${describe(falha)} Baixe o que abriu e procure a promotora.`,
  baixar: 'Baixar a lista',
  baixarRegistro: 'Baixar o registro de aberturas',

  abertura: (ordem: number) => `Foi a abertura nº ${formatContagem(ordem)} da campanha.`,
  conferirAbertura: 'Conferir no registro',
  conferindoAbertura: 'Conferindo o registro',
  noRegistro: 'Está no registro',
  noRegistroDetalhe: (dia: string) =>
    `Seu celular refez a conta: esta raspadinha está no registro de ${formatDiaMesAno(dia)}, que já fechou e não muda mais.`,
  foraDoRegistro: 'O registro não confere',
  foraDoRegistroDetalhe: 'O registro não mostra esta raspadinha como você a abriu. Procure a promotora.',
} as const;

function describe(falha: FalhaPremios): string {
  switch (falha.em) {
    case 'lacre':
      return 'O código desta lista é outro, e não o que foi publicado.';
    case 'abertura':
      return `Pela lista, a abertura nº ${formatContagem(falha.ordem)} teria outro resultado.`;
    case 'guardado':
      return 'O registro não é o que foi guardado durante a campanha.';
    default:
      return `As aberturas de ${formatDiaMesAno(falha.dia)} não são as que o registro fechou.`;
  }
}
