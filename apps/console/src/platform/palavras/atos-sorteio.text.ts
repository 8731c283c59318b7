/** The calls of draws in words, as in `atosText`. */
export const atosSorteioText = {
  'operador.sorteios': { feito: 'viu os sorteios', fazer: 'ver os sorteios' },
  'operador.calendarioSorteios': {
    feito: 'viu o calendário dos sorteios',
    fazer: 'ver o calendário dos sorteios',
  },
  'operador.preverCongelamento': {
    feito: 'viu o que o congelamento de um sorteio contém',
    fazer: 'ver o que o congelamento de um sorteio contém',
  },
  'operador.congelarSorteio': {
    feito: 'congelou os números de um sorteio',
    fazer: 'congelar os números de um sorteio',
  },
  'operador.resultado': {
    feito: 'viu o andamento do resultado de um sorteio',
    fazer: 'ver o andamento do resultado de um sorteio',
  },
  'operador.informarResultado': {
    feito: 'informou o resultado de uma extração',
    fazer: 'informar o resultado de uma extração',
  },
  'operador.anexarResultado': {
    feito: 'anexou o documento de uma extração',
    fazer: 'anexar o documento de uma extração',
  },
  'operador.documentoResultado': {
    feito: 'viu o documento de uma extração',
    fazer: 'ver o documento de uma extração',
  },
  'operador.apuracao': { feito: 'viu a apuração de um sorteio', fazer: 'ver a apuração de um sorteio' },
  'operador.apurarSorteio': { feito: 'apurou um sorteio', fazer: 'apurar um sorteio' },
  'operador.desclassificar': {
    feito: 'desclassificou um número sorteado',
    fazer: 'desclassificar um número sorteado',
  },
  'operador.confirmarApuracao': {
    feito: 'confirmou a apuração de um sorteio',
    fazer: 'confirmar a apuração de um sorteio',
  },
  'operador.ataSorteio': { feito: 'baixou a ata de um sorteio', fazer: 'baixar a ata de um sorteio' },
  'operador.participantesSorteio': {
    feito: 'baixou os participantes de um sorteio, com os dados completos',
    fazer: 'baixar os participantes de um sorteio, com os dados completos',
  },
} as const;
