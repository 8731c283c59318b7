const plural = (total: number, um: string, muitos: string) =>
  `${total.toLocaleString('pt-BR')} ${total === 1 ? um : muitos}`;

/** Words of the figures of operators' verdicts. */
export const qualidadeConsoleText = {
  titulo: 'Qualidade',
  ajuda: 'As decisões de cada pessoa no período, e o que aconteceu com elas depois.',
  filtros: 'Período',
  periodo: 'Período',
  /** Days before today, by the value in the address. */
  periodos: { hoje: 'Hoje', semana: 'Últimos 7 dias', mes: 'Últimos 30 dias' },
  lista: 'Decisões por pessoa',
  pessoa: 'Pessoa',
  julgadas: 'Notas julgadas',
  mediana: 'Tempo mediano',
  medianaDica: 'De tomar a nota até a decisão; a espera para desfazer conta.',
  concordancia: 'Segunda opinião igual',
  semConferidas: 'nenhuma ainda',
  revertidas: 'Revertidas depois',
  nenhumaRevertida: 'nenhuma',
  contestacao: (total: number) => plural(total, 'por contestação', 'por contestação'),
  desfeita: (total: number) => plural(total, 'desfeita', 'desfeitas'),
  segunda: (total: number) => plural(total, 'após segunda opinião', 'após segunda opinião'),
  igual: (concordam: number, conferidas: number) =>
    `${Math.round((100 * concordam) / conferidas)}% (${concordam} de ${conferidas})`,
  segundos: (total: number) =>
    total < 90 ? `${Math.round(total)} s` : `${Math.round(total / 60).toLocaleString('pt-BR')} min`,
  vazia: {
    titulo: 'Nenhuma decisão neste período',
    mensagem: 'Escolha um período maior. Os números aparecem assim que alguém julga uma nota na fila.',
  },
  discordancias: {
    titulo: 'Segundas opiniões diferentes',
    ajuda:
      '3% das decisões são julgadas de novo por outra pessoa, sem ver a primeira. Nada muda sozinho: abra a nota e devolva à fila se a primeira estava errada.',
    lista: 'Decisões de que a segunda opinião discorda',
    primeira: 'Primeira decisão',
    segunda: 'Segunda opinião',
    situacao: 'Hoje',
    mantida: 'vale a primeira',
    revertida: 'revertida',
    abrir: 'Abrir',
    abrirNota: (nome: string) => `Abrir a nota julgada por ${nome}`,
    decisao: { VALIDO: 'aprovou', INVALIDO: 'recusou' },
    vazia: {
      titulo: 'Nenhuma discordância',
      mensagem: 'As segundas opiniões dadas até agora concordam com as primeiras.',
    },
  },
} as const;
