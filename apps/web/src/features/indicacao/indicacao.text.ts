/** Texts of the referral screen. A campaign can override those that have an id. */
export const indicacaoText = {
  titulo: 'Indicações',
  subtitulo: 'Convide amigos para a campanha',
  convite: 'Seu convite',
  conviteDetalhe: 'Quem se cadastrar pelo seu link aparece aqui.',
  codigo: 'Código',
  convidar: 'Convidar amigos',
  /** Details of the card on the home screen, by the side that is rewarded. */
  cartao: {
    voce: (valor: string) => `Você ganha ${valor} quando a primeira nota de um amigo é aceita.`,
    amigo: (valor: string) => `Seu amigo ganha ${valor} quando a primeira nota dele é aceita.`,
    semPremio: 'Envie o seu link para quem também compra nas lojas da campanha.',
  },
  copiar: 'Copiar o link',
  copiado: 'Link copiado. Cole onde quiser.',
  naoCopiado: 'Não deu para copiar. Compartilhe o código.',
  mensagem: (campanha: string) => `Participe comigo: ${campanha}`,
  amigos: 'Quem você já convidou',
  total: (n: number) => (n === 1 ? '1 amigo' : `${n} amigos`),
  desde: (dia: string) => `Cadastro em ${dia}`,
  incompleto: 'falta completar',
  /** Amounts as texts; null on a side that gets nothing. */
  ganham: (voce: string | null, amigo: string | null) => {
    const quando = 'Quando a primeira nota de quem veio pelo seu convite é aceita,';
    if (voce === null) return `${quando} essa pessoa ganha ${amigo}.`;
    if (amigo === null) return `${quando} você ganha ${voce}.`;
    return `${quando} você ganha ${voce} e essa pessoa ganha ${amigo}.`;
  },
  prazo: (dias: number) => {
    if (dias === 0) return 'Dá para usar na hora.';
    return dias === 1 ? 'Dá para usar a partir do dia seguinte.' : `Dá para usar ${dias} dias depois.`;
  },
  mes: 'Seus prêmios deste mês',
  doMes: (n: number, maximo: number) => `${n} de ${maximo}`,
  mesCheio: (amigoGanha: boolean) =>
    amigoGanha
      ? 'Você já ganhou todos os prêmios deste mês. Até o mês virar, só quem vier pelo seu convite ganha.'
      : 'Você já ganhou todos os prêmios deste mês. Quando o mês virar, seus convites voltam a render.',
  situacao: {
    aguardando: 'Falta a primeira nota',
    emAnalise: 'Conferindo',
    semPremio: 'Sem prêmio',
  },
  ganhou: (valor: string) => `+${valor}`,
  livreEm: (dia: string) => `Para usar a partir de ${dia}`,
  naConta: 'Já está na sua conta',
  soAmigo: 'Quem veio pelo convite ganhou o prêmio',
  motivos: {
    LIMITE_MES: 'Passou do limite do mês: o prêmio foi só para quem veio',
    CONTA_ENCERRADA: 'Uma das contas foi encerrada antes do prêmio',
    SEM_PREMIO: 'A campanha não premia mais convites',
    NAO_CONFIRMADA: 'Não conseguimos confirmar este convite. O suporte da campanha pode ajudar',
  },
  convidado: {
    titulo: 'Você veio por um convite',
    detalhe: (oQue: string) => `Quando a sua primeira nota for aceita, você ganha ${oQue}.`,
  },
  desconhecido: {
    titulo: 'Não encontramos este convite',
    detalhe:
      'O código do link não existe nesta campanha. Você pode continuar sem ele, ou pedir o link de novo a quem convidou você.',
  },
  vazio: 'Ninguém se cadastrou pelo seu convite ainda',
  vazioDetalhe: 'Envie o link para quem compra nas lojas da campanha.',
  carregando: 'Carregando as indicações',
  erro: {
    id: 'msg.consumidor.falhaIndicacoes',
    texto: 'Falha ao listar os usuários indicados, verifique sua conexão e tente novamente.',
  },
} as const;
