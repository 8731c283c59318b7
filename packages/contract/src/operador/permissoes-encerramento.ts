/** The roles of the calls that close a campaign. */
export const permissoesEncerramento = {
  'operador.prazosLegais': {
    papeis: ['administrador', 'operador', 'atendimento', 'auditor', 'cliente'],
    registro: 'leitura',
  },
  'operador.alterarPrazoLegal': { papeis: [], registro: 'ato', isDaInstalacao: true, isElevada: true },
  'operador.encerramento': { papeis: ['administrador', 'operador', 'auditor'], registro: 'leitura' },
  'operador.definirPrazoCampanha': {
    papeis: ['administrador'],
    registro: 'ato',
    isElevada: true,
    segundaPessoa: true,
  },
  'operador.informarScpc': { papeis: ['administrador', 'operador'], registro: 'ato' },
  'operador.definirValorPremio': { papeis: ['administrador', 'operador'], registro: 'ato' },
  'operador.anexarEncerramento': { papeis: ['administrador', 'operador'], registro: 'ato' },
  'operador.arquivoEncerramento': {
    papeis: ['administrador', 'operador', 'auditor'],
    registro: 'leituraPessoal',
  },
  'operador.retirarArquivoEncerramento': { papeis: ['administrador'], registro: 'ato' },
  'operador.conferirLivros': { papeis: ['administrador', 'operador'], registro: 'ato' },
  'operador.kits': { papeis: ['administrador', 'auditor'], registro: 'leitura' },
  'operador.pedirKit': { papeis: ['administrador'], registro: 'ato', isElevada: true, segundaPessoa: true },
  'operador.cancelarKit': { papeis: ['administrador'], registro: 'ato' },
  'operador.baixarKit': { papeis: ['administrador'], registro: 'ato', isElevada: true },
  'operador.encerrarCampanha': {
    papeis: ['administrador'],
    registro: 'ato',
    isElevada: true,
    segundaPessoa: true,
  },
} as const;
