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
  'operador.buscar': { feito: 'buscou uma nota ou um prêmio', fazer: 'buscar notas e prêmios' },
  'operador.webhooks': { feito: 'viu os webhooks', fazer: 'ver os webhooks' },
  'operador.webhook': { feito: 'viu um webhook', fazer: 'ver um webhook' },
  'operador.criarWebhook': { feito: 'criou um webhook', fazer: 'criar um webhook' },
  'operador.alterarWebhook': { feito: 'alterou um webhook', fazer: 'alterar um webhook' },
  'operador.pausarWebhook': { feito: 'pausou um webhook', fazer: 'pausar um webhook' },
  'operador.retomarWebhook': { feito: 'retomou um webhook', fazer: 'retomar um webhook' },
  'operador.girarWebhook': {
    feito: 'trocou o segredo de um webhook',
    fazer: 'trocar o segredo de um webhook',
  },
  'operador.testarWebhook': { feito: 'testou um webhook', fazer: 'testar um webhook' },
  'operador.removerWebhook': { feito: 'removeu um webhook', fazer: 'remover um webhook' },
  'operador.entregasWebhook': {
    feito: 'viu as entregas de um webhook',
    fazer: 'ver as entregas de um webhook',
  },
  'operador.reenviarEntrega': {
    feito: 'reenviou um evento a um webhook',
    fazer: 'reenviar um evento a um webhook',
  },
  'operador.reenviarEntregas': {
    feito: 'reenviou os eventos de um período a um webhook',
    fazer: 'reenviar os eventos de um período a um webhook',
  },
} as const;
