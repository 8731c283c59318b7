/** Messages for the operator of a database that cannot be migrated. */
export const esquemaText = {
  anterior: (nome: string) =>
    `Este banco foi criado por migrações anteriores à ${nome}, que nenhuma versão lançada teve, e este programa não o atualiza. Use um banco novo; o banco embutido recomeça quando a pasta de dados (DATA_FOLDER) é movida ou apagada.`,
  preparo: 'em preparo',
  funcoes: 'das funções',
  ocupado: (nome: string, transacoes: readonly { pid: number; segundos: number }[]) => {
    const abertas = transacoes.map(({ pid, segundos }) => `pid ${pid}, aberta há ${segundos} s`).join('; ');
    return `A migração ${nome} não conseguiu o bloqueio de uma tabela: outra transação a mantém em uso há tempo demais. As mais antigas deste banco: ${abertas || 'nenhuma agora'}. Espere que terminem, ou encerre a que sobrou com select pg_terminate_backend(pid), e tente de novo; o que já rodou não roda outra vez.`;
  },
} as const;
