/** Words of the operator's own account. */
export const contaConsoleText = {
  titulo: 'Minha conta',
  papeis: 'Seus papéis',
  daInstalacao: 'Você opera a instalação inteira: pode agir por todas as promotoras.',
  promotora: 'Promotora',
  papel: 'Papel',
  sessoes: 'Sessões abertas',
  aparelho: 'Aparelho',
  desde: 'Entrou',
  usada: 'Último uso',
  esta: 'Esta sessão',
  acao: 'Ação',
  encerrar: 'Encerrar',
  encerrarDe: (aparelho: string) => `Encerrar a sessão em ${aparelho}`,
  encerrada: 'Sessão encerrada.',
} as const;
