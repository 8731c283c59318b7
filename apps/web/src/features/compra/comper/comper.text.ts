/** Texts of the receipts of the Comper shops. */
export const comperText = {
  voltar: 'Voltar',
  escanear: {
    titulo: 'Cupom da loja',
    subtitulo: 'Copie os dados que estão no fim do cupom do caixa.',
  },
  manual: {
    titulo: 'Digitar a nota',
    subtitulo: 'Copie os dados da nota da sua compra.',
  },
  site: 'Compra pelo site',
  loja: 'Compra na loja',
  campos: {
    nroDoc: 'Número do documento',
    nroDocSite: 'Número da nota ou do pedido',
    caixa: 'Caixa',
    loja: 'Loja',
  },
  erros: {
    nroDoc: 'Digite o número do documento, como está na nota.',
    dataVazia: 'Diga o dia da compra.',
    dataFutura: 'Este dia ainda não chegou.',
    dataAntes: (dia: string) => `Valem as compras feitas a partir de ${dia}.`,
    caixa: 'Digite o número do caixa.',
    loja: 'Digite o número da loja.',
  },
  enviar: 'Cadastrar cupom',
  enviando: 'Cadastrando seu cupom',
  sucesso: {
    id: 'msg.comper.sucesso',
    texto: 'Cupom escaneado com sucesso, vamos atualizar o seu número de cupons',
  },
  falhaServidor: {
    id: 'msg.comper.falhaServidor',
    texto: 'Parece que tivemos um problema no nosso servidor, tente novamente em alguns minutos',
  },
  semInternet: 'Seu cupom ainda não foi enviado',
  semInternetDetalhe: 'Você está sem internet. Guardamos neste aparelho o que você já preencheu.',
  semInternetCura: 'Tentar de novo é seguro: o mesmo cupom nunca é contado duas vezes.',
  outro: 'Cadastrar outro cupom',
  titulos: {
    pendente: 'Recebemos seu cupom!',
    aprovada: 'Cupom cadastrado',
    recusada: 'Este cupom não vale desta vez',
  },
  ops: { id: 'msg.modalInfo.ops', texto: 'Ops...' },
  ok: { id: 'msg.modalInfo.ok', texto: 'OK' },
  inativo: 'Esta campanha não recebe notas por este caminho',
  inativoDetalhe: 'Escaneie o QR Code da nota.',
  irEscanear: 'Escanear nota',
} as const;
