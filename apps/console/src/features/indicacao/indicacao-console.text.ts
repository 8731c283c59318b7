/** Words of the referrals that wait for a decision. */
export const indicacaoConsoleText = {
  titulo: 'Indicações',
  ajuda:
    'Convites com sinais de que as duas contas são da mesma pessoa. Se você aprovar, as duas ganham o prêmio do convite.',
  esperam: (total: number, formatado: string) =>
    total === 1 ? '1 indicação espera por você' : `${formatado} indicações esperam por você`,
  lista: 'Indicações em análise',
  sinais: 'Sinais',
  vezes: (vezes: number) => `(em ${vezes} indicações)`,
  convidado: 'Cadastro',
  desde: 'Em análise',
  acao: 'Ação',
  aprovar: 'Aprovar',
  recusar: 'Recusar',
  aprovarDe: (id: string) => `Aprovar a indicação ${id}`,
  recusarDe: (id: string) => `Recusar a indicação ${id}`,
  aprovada: 'Indicação aprovada. As duas pessoas ganham o prêmio.',
  recusada: 'Indicação recusada. Ninguém ganha o prêmio.',
  recusa: {
    titulo: 'Recusar a indicação',
    mensagem:
      'Quem convidou e quem foi convidado não ganham o prêmio desta indicação. A conta e as notas ficam como estão.',
    motivo: 'Por que esta indicação não vale?',
  },
  vazia: {
    titulo: 'Nenhuma indicação espera por você',
    mensagem: 'As que têm sinais de serem da mesma pessoa aparecem aqui.',
  },
} as const;
