import type { ChaveMotivo } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { QrMotivo } from '@trevo/rules/documento-fiscal/qr/qr-code';

/** Texts of the field of an access key. */
export const chaveText = {
  chave: 'Chave de acesso',
  contagem: (typed: number) => `${typed} de 44`,
  dica: 'Pode colar: achamos a chave no meio do texto.',
  comLetras: 'A chave tem letras?',
  soNumeros: 'Usar teclado de números',
  incompleta: (missing: number) => (missing === 1 ? 'Falta 1 caractere.' : `Faltam ${missing} caracteres.`),
  grupo: (n: number) => `Grupo ${n}: `,
  outroDocumento: (nome: string) => `esta chave é de outro documento: ${nome}.`,
} as const;

const semGrupo = 'Compare os grupos marcados com a nota, um por um: algum caractere foi trocado.';

/** Error texts of the key, with the place to look at on the receipt. */
export const chaveErros: Readonly<Record<ChaveMotivo, string>> = {
  vazia: 'Digite os 44 caracteres impressos perto do QR Code.',
  tamanho: 'Há caracteres a mais. A chave tem 11 grupos de 4.',
  caractere: 'aqui só cabem números. Letras aparecem apenas entre o 2º e o 5º grupo.',
  boleto: 'Este código é de um boleto. A chave fica na nota fiscal, perto do QR Code.',
  ufInexistente: 'os dois primeiros números não são de um estado. Confira o começo da chave na nota.',
  mesInexistente: 'o mês da compra não existe. Confira este grupo com o da nota.',
  mesFuturo: 'a data da compra ainda não chegou. Confira este grupo com o da nota.',
  modeloNaoAceito: 'esta chave é de outro tipo de documento. Confira este grupo com o da nota.',
  emitenteInvalido: `O CNPJ da loja não confere. ${semGrupo}`,
  digitoInvalido: `A chave não confere. ${semGrupo}`,
};

/** Error texts at the field for pasted text without a key. */
export const coladoErros: Readonly<Partial<Record<QrMotivo, string>>> = {
  pix: 'Você colou um código Pix. Cole a chave da nota fiscal, impressa perto do QR Code.',
  boleto: 'Você colou o código de um boleto. Cole a chave da nota fiscal, impressa perto do QR Code.',
  produto: 'Você colou o código de barras de um produto. A chave da nota tem 44 caracteres.',
  notaDeTeste: 'Esta é uma nota de teste, sem valor fiscal. Use a nota da sua compra.',
  cupom: 'Você colou o código de um cupom da promoção. Cole a chave da nota fiscal.',
};
