/** Role of a line in a receipt's totals. */
export type Papel = 'bruto' | 'liquido' | 'desconto' | 'acrescimo' | 'troco';

/** Labels of the totals on the states' pages, in lower case without accents. */
export const rotulos: Readonly<Record<Papel, readonly string[]>> = {
  bruto: ['valor total', 'valor total dos produtos', 'valor total dos produtos e servicos'],
  liquido: [
    'valor a pagar',
    'a pagar',
    'valor total da nota',
    'valor total da nota fiscal',
    'valor total da nfe',
  ],
  desconto: ['desconto', 'descontos', 'valor desconto', 'valor descontos', 'valor total dos descontos'],
  acrescimo: [
    'acrescimo',
    'acrescimos',
    'valor acrescimos',
    'frete',
    'valor do frete',
    'valor total do frete',
    'seguro',
    'valor do seguro',
    'valor total do seguro',
    'outras despesas',
    'outras despesas acessorias',
    'valor total do ipi',
    'valor do icms substituicao',
    'valor total do ii',
  ],
  troco: ['troco'],
};

const nota = String.raw`(?:nfc?-?e|nota|documento|cupom|chave|qr-?\s?code)`;
const ausente = String.raw`(?:n[aã]o (?:foi |foram |est[aá] )?(?:encontrad|localizad|cadastrad|autorizad|suportad|existe|consta)|inexistente|inv[aá]lid)`;

/** Matches the message that the receipt does not exist, or not yet. */
export const semNota = new RegExp(
  String.raw`\b${nota}\b[^.!?]{0,80}${ausente}|${ausente}\w*[^.!?]{0,40}\b${nota}\b`,
  'i',
);

/** Matches a line saying that the issuer cancelled the receipt. */
export const notaCancelada =
  /^(?:(?:situa[cç][aã]o(?: atual)?|status)\s*:?\s*)?(?:(?:a |esta )?(?:nfc?-?e|nota fiscal(?: eletr[oô]nica)?|documento|cupom)(?: fiscal)?\s*:?\s*)?cancelad[ao]\b[^$]{0,60}$|^cancelamento (?:de nfc?-?e )?(?:homologado|registrado|por )/i;
