import { formatContagem } from '@trevo/client/format.ts';

/** Texts about a receipt that several screens share. */
export const documentoFiscalText = {
  etapas: { done: 'concluído', current: 'agora', waiting: 'a seguir', failed: 'não deu certo' },
  /** Name of a receipt of an issuer outside of the campaign. */
  semLoja: 'Loja não identificada',
  /** Name of a receipt without an issuer. */
  doDia: (dia: string) => `Nota de ${dia}`,
  codigo: (codigo: string) => `Código ${codigo}`,
  cnpj: (cnpj: string) => `CNPJ ${cnpj}`,
  cpf: (cpf: string) => `CPF ${cpf}`,
  documento: (coo: string) => `Documento ${coo}`,
  numeros: (n: number) => (n === 1 ? '1 número' : `${formatContagem(n)} números`),
  cashback: (valor: string) => `${valor} de cashback`,
  ganhou: (ganho: string) => `+${ganho}`,
  recebida: 'Recebemos sua nota',
  conferida: { VALIDO: 'Nota aprovada', INVALIDO: 'Nota não aprovada', PENDENTE: 'Em conferência' },
  /** Title while the receipt waits for its owner. */
  suaVez: 'Agora é com você',
  numerosNaConta: 'Números da sorte na sua conta',
  prazo:
    'Costuma ser rápido, mas pode levar alguns dias. Se quiser, feche o aplicativo: a resposta fica em Minhas notas.',
  discorda: 'Não concorda? Uma pessoa da equipe confere de novo. Você pode pedir isto uma vez por nota.',
  contestar: 'Pedir nova conferência',
  /** Text of an unexpected server failure. */
  erroDesconhecido: {
    id: 'msg.docPendente.erro',
    texto: 'Ocorreu um erro desconhecido durante a sua requisição',
  },
  contestada: 'Pedido enviado. Vamos conferir esta nota de novo.',
} as const;
