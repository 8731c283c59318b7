/** Texts of the screens that register a coupon by its code. */
export const codigoCupomText = {
  titulo: 'Digitar código',
  subtitulo: 'É o que vem impresso no cupom. Dá para colar o link também.',
  voltar: 'Voltar',
  codigo: 'Código do cupom',
  dica: 'Letras e números, do jeito que estão no cupom.',
  cadastrar: 'Cadastrar código',
  cadastrando: 'Cadastrando seu código',
  vazio: 'Digite o código do cupom.',
  curto: 'O código é mais comprido. Confira com o cupom.',
  longo: 'O código é mais curto. Confira com o cupom.',
  caractere: 'Use só letras sem acento e números.',
  outro: 'Cadastrar outro código',
  titulos: {
    pendente: 'Recebemos seu código!',
    aprovada: 'Código cadastrado',
    recusada: 'Este código não vale desta vez',
  },
  ops: { id: 'msg.modalInfo.ops', texto: 'Ops...' },
  ok: { id: 'msg.modalInfo.ok', texto: 'OK' },
  link: {
    cadastrando: 'Cadastrando seu código…',
    naoFoi: 'Não deu para cadastrar',
    naoECupom: 'Este link não é de um cupom',
    naoECupomDetalhe: 'Confira o link, ou digite o código que está no cupom.',
    tentar: 'Tentar novamente',
    digitar: 'Digitar o código',
    inicio: 'Ir para o início',
  },
} as const;

/** Texts for a failed registration of a coupon; a campaign can override them by id. */
export const cupomErroText = {
  semConexao: { id: 'msg.cupom.semConexao', texto: 'Você esta sem conexão, verifique sua rede' },
  erroDeRede: { id: 'msg.cupom.erroDeRede', texto: 'Erro de rede' },
  desconhecido: {
    id: 'msg.cupom.erroDesconhecido',
    texto: 'Ocorreu um erro desconhecido durante sua requisição.',
  },
} as const;
