/** The acts of the campaign studio in words. */
export const atosEstudioText = {
  'operador.rascunhos': { feito: 'viu os rascunhos de campanhas', fazer: 'ver os rascunhos de campanhas' },
  'operador.rascunho': { feito: 'abriu um rascunho de campanha', fazer: 'abrir um rascunho de campanha' },
  'operador.gravarRascunho': {
    feito: 'gravou um rascunho de campanha',
    fazer: 'criar e mudar rascunhos de campanhas',
  },
  'operador.apagarRascunho': {
    feito: 'apagou um rascunho de campanha',
    fazer: 'apagar rascunhos de campanhas',
  },
  'operador.publicacoes': {
    feito: 'viu as versões de uma campanha',
    fazer: 'ver as versões de uma campanha',
  },
  'operador.publicacao': { feito: 'leu uma versão de uma campanha', fazer: 'ler as versões de uma campanha' },
  'operador.conferirCampanha': {
    feito: 'conferiu uma campanha',
    fazer: 'conferir uma campanha sem publicar',
  },
  'operador.guardarImagemCampanha': {
    feito: 'enviou uma imagem de campanha',
    fazer: 'enviar imagens de campanhas',
  },
  'operador.abrirPrevia': { feito: 'abriu uma prévia', fazer: 'abrir a prévia de uma campanha' },
  'operador.trocarPrevia': { feito: 'mudou uma prévia', fazer: 'mudar a prévia de uma campanha' },
  'operador.fecharPrevia': { feito: 'fechou uma prévia', fazer: 'fechar a prévia de uma campanha' },
  'operador.simularCampanha': { feito: 'pediu a simulação de uma campanha', fazer: 'simular uma campanha' },
  'operador.simulacoes': { feito: 'viu as simulações', fazer: 'ver as simulações de campanhas' },
  'operador.simulacao': { feito: 'abriu uma simulação', fazer: 'abrir a simulação de uma campanha' },
  'operador.cancelarSimulacao': { feito: 'cancelou uma simulação', fazer: 'cancelar simulações' },
} as const;
