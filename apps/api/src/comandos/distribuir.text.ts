const onde = 'docs/how-to/scale-out.md';

/** Messages of `distribuir` to its operator. */
export const distribuirText = {
  embutido: `O banco embutido não se distribui: dê em DATABASE_URL o endereço do coordenador de um PostgreSQL com Citus (${onde}).`,
  ausente: `O servidor em DATABASE_URL não tem o Citus, e sem ele o banco fica em uma máquina só. Instale o Citus no coordenador e em cada máquina (${onde}) e tente de novo.`,
  semExtensao: `O servidor em DATABASE_URL tem o Citus, mas este banco ainda não: rode "create extension citus" no banco deste nome no coordenador e em cada máquina (${onde}) e tente de novo.`,
  semNos: `O coordenador em DATABASE_URL não conhece nenhuma outra máquina: rode nele citus_set_coordinator_host e, para cada máquina, citus_add_node (${onde}) e tente de novo.`,
  emUso: (processos: string) =>
    `Este banco está em uso por ${processos}. As gravações esperam minutos enquanto as tabelas mudam de máquina: pare os processos e tente de novo (um processo morto expira em 30 s), ou force com npm run distribuir -- --mesmo-assim.`,
  maisNovo:
    'O banco é de uma versão mais nova do programa, que conhece o lugar de cada tabela: rode distribuir com ela.',
  feito: 'Distribuído:',
  nada: 'O banco já está distribuído.',
  uso: 'Uso: distribuir [--mesmo-assim]',
} as const;
