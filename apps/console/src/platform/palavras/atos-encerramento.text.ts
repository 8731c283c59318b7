/** The calls of the end of a campaign in words, as in `atosText`. */
export const atosEncerramentoText = {
  'operador.prazosLegais': { feito: 'viu os prazos legais', fazer: 'ver os prazos legais' },
  'operador.alterarPrazoLegal': {
    feito: 'mudou um prazo legal para todas as campanhas',
    fazer: 'mudar um prazo legal para todas as campanhas',
  },
  'operador.encerramento': { feito: 'viu o encerramento', fazer: 'ver o encerramento de uma campanha' },
  'operador.definirPrazoCampanha': {
    feito: 'mudou um prazo de uma campanha',
    fazer: 'mudar um prazo de uma campanha',
  },
  'operador.informarScpc': {
    feito: 'digitou o cabeçalho do SCPC',
    fazer: 'digitar o cabeçalho do SCPC',
  },
  'operador.definirValorPremio': {
    feito: 'definiu o valor de um prêmio',
    fazer: 'definir o valor de um prêmio',
  },
  'operador.anexarEncerramento': {
    feito: 'anexou um arquivo ao encerramento',
    fazer: 'anexar arquivos ao encerramento',
  },
  'operador.arquivoEncerramento': {
    feito: 'abriu um arquivo do encerramento',
    fazer: 'abrir arquivos do encerramento',
  },
  'operador.retirarArquivoEncerramento': {
    feito: 'retirou um arquivo do encerramento',
    fazer: 'retirar arquivos do encerramento',
  },
  'operador.conferirLivros': {
    feito: 'conferiu os livros de uma campanha',
    fazer: 'conferir os livros de uma campanha',
  },
  'operador.kits': { feito: 'viu os kits de encerramento', fazer: 'ver os kits de encerramento' },
  'operador.pedirKit': { feito: 'pediu um kit de encerramento', fazer: 'pedir kits de encerramento' },
  'operador.cancelarKit': {
    feito: 'cancelou um kit de encerramento',
    fazer: 'cancelar kits de encerramento',
  },
  'operador.baixarKit': { feito: 'baixou um kit de encerramento', fazer: 'baixar kits de encerramento' },
  'operador.encerrarCampanha': {
    feito: 'fechou os livros de uma campanha',
    fazer: 'fechar os livros de uma campanha',
  },
} as const;
