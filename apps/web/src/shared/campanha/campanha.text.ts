/** Words about the campaign's dates. */
export const campanhaText = {
  encerrada: 'Campanha encerrada',
  foraDoPeriodo: 'Fora do período de compras',
  nenhuma: 'Nenhuma campanha no ar',
  mensagemNenhuma: 'Não há campanhas promocionais disponíveis no momento!',
  verNumeros: 'Ver meus números',
  voltar: 'Voltar',
} as const;
