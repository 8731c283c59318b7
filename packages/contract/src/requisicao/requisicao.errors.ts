import type { ErrorEntry } from '../error-entry.ts';

/** Errors common to all calls: malformed requests, server state, session. */
export const requisicaoErrors = {
  'requisicao.invalida': {
    status: 400,
    mensagem: 'Há erros de validação! Por favor revise o preenchimento do formulário.',
    lugar: 'campo',
    cura: 'Confira os campos marcados e envie de novo.',
  },
  'requisicao.corpoIlegivel': {
    status: 400,
    mensagem: 'Não conseguimos ler os dados enviados.',
    lugar: 'modal',
    cura: 'Tente novamente; se continuar, atualize o aplicativo.',
  },
  'requisicao.corpoGrande': {
    status: 413,
    mensagem: 'Os dados enviados passam do tamanho permitido.',
    lugar: 'modal',
    cura: 'Envie um arquivo menor.',
  },
  'requisicao.semTamanho': {
    status: 411,
    mensagem: 'Os dados chegaram sem dizer o seu tamanho.',
    lugar: 'modal',
    cura: 'Envie o cabeçalho Content-Length.',
  },
  'requisicao.demorada': {
    status: 408,
    mensagem: 'Os dados demoraram demais para chegar.',
    lugar: 'modal',
    cura: 'Confira sua conexão e tente de novo.',
  },
  'requisicao.tipoNaoAceito': {
    status: 415,
    mensagem: 'O formato dos dados enviados não é aceito.',
    lugar: 'modal',
    cura: 'Envie os dados no formato que este endereço aceita.',
  },
  'requisicao.idempotenciaReusada': {
    status: 409,
    mensagem: 'Este envio já foi usado para outro registro.',
    lugar: 'modal',
    cura: 'Envie de novo: este ainda não foi feito.',
  },
  'requisicao.muitas': {
    status: 429,
    mensagem: 'Muitas tentativas em pouco tempo. Aguarde {segundos} segundos e tente novamente.',
    lugar: 'modal',
    cura: 'Espere o tempo indicado antes de tentar de novo.',
  },
  'requisicao.naoEncontrada': {
    status: 404,
    mensagem: 'Não encontramos o que você procura.',
    lugar: 'pagina',
    cura: 'Confira o endereço.',
  },
  'servidor.falha': {
    status: 500,
    mensagem: 'Parece que tivemos um problema no nosso servidor, tente novamente em alguns minutos',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos. Se continuar, informe o número da requisição ao suporte.',
  },
  'servidor.ocupado': {
    status: 503,
    mensagem:
      'Muita gente participando agora. Sua participação não foi perdida: tente novamente em instantes.',
    lugar: 'modal',
    cura: 'Tente de novo em instantes.',
  },
  'servidor.indisponivel': {
    status: 503,
    mensagem:
      'Estamos com uma falha passageira. Nada do que você já tem se perdeu: tente novamente em instantes.',
    lugar: 'modal',
    cura: 'Tente de novo em instantes.',
  },
  'rede.semResposta': {
    status: 500,
    mensagem: 'Você pode estar off-line. Tente novamente mais tarde.',
    lugar: 'modal',
    cura: 'Confira sua conexão e tente de novo.',
  },
  'sessao.ausente': {
    status: 401,
    mensagem: 'Entre com seu usuário e senha para continuar.',
    lugar: 'pagina',
    cura: 'Entre na sua conta.',
  },
  'sessao.invalida': {
    status: 401,
    mensagem: 'Ocorreu um erro ao verificar suas credenciais de login. Tente novamente mais tarde.',
    lugar: 'pagina',
    cura: 'Entre de novo na sua conta.',
  },
  'sessao.outraPessoa': {
    status: 403,
    mensagem: 'Usuário não autorizado.',
    lugar: 'modal',
    cura: 'Entre com a conta dona destes dados.',
  },
  'sessao.associado': {
    status: 403,
    mensagem: 'Este acesso é de uma empresa, e quem participa da promoção são as pessoas.',
    lugar: 'modal',
    cura: 'Saia e entre com o acesso de uma pessoa.',
  },
} as const satisfies Record<string, ErrorEntry>;
