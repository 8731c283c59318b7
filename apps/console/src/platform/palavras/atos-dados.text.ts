/** The calls of exports and reports in words, as in `atosText`. */
export const atosDadosText = {
  'operador.exportacoes': { feito: 'viu as exportações', fazer: 'ver as exportações' },
  'operador.pedirExportacao': { feito: 'pediu uma exportação', fazer: 'pedir exportações' },
  'operador.cancelarExportacao': { feito: 'cancelou uma exportação', fazer: 'cancelar exportações' },
  'operador.baixarExportacao': { feito: 'baixou uma exportação', fazer: 'baixar exportações' },
  'operador.relatorio': { feito: 'viu o relatório da campanha', fazer: 'ver o relatório da campanha' },
  'operador.destinosRelatorio': {
    feito: 'viu quem recebe o relatório por e-mail',
    fazer: 'ver quem recebe o relatório por e-mail',
  },
  'operador.definirDestinosRelatorio': {
    feito: 'definiu quem recebe o relatório por e-mail',
    fazer: 'definir quem recebe o relatório por e-mail',
  },
} as const;
