import { contaText } from '@trevo/contract/palavras.text';

/** Texts about the value of a receipt while it is unknown; a campaign can override each by its id. */
export const provaText = {
  mandar: { id: 'nota.prova.mandar', texto: 'Mandar foto e valor' },
  noCelular: {
    id: 'nota.prova.noCelular',
    texto: 'Falta mandar a foto e o valor. Faça isso pelo seu celular, em Minhas notas.',
  },
  ler: { id: 'nota.prova.ler', texto: 'Ler a nota' },
  titulo: { id: 'nota.prova.titulo', texto: 'Quanto foi esta compra?' },
  detalhe: {
    id: 'nota.prova.detalhe',
    texto: 'O total está no fim da nota. A foto mostra a nota inteira, com o total e a data.',
  },
  valor: 'Valor total da compra',
  enviar: 'Enviar',
  conta: 'Pronto! Sua nota foi contada.',
  confere: 'Recebido. Uma pessoa da campanha vai conferir.',
  naoValeu: 'Recebido. Veja abaixo por que esta nota não vale.',
  faltaValor: 'Informe quanto foi a compra.',
  faltaFoto: 'Tire uma foto da nota, ou escolha uma.',
  /** Toast when the value of a receipt was found while the user was on another screen. */
  contada: (ganhos: readonly string[]) => `Sua nota foi contada: ${joinGanhos(ganhos)}.`,
  recusada: (motivo: string) => `Sua nota não vale desta vez. ${motivo}`.trim(),
  ate: (centavos: number) =>
    `Até ${contaText.valor('cashback', centavos)} vale na hora. Acima disso, e em algumas notas sorteadas, uma pessoa confere.`,
} as const;

/** Texts of the counts of participating products in a declaration. */
export const produtosDeclaradosText = {
  titulo: 'Produtos participantes na nota',
  detalhe: 'Conte as unidades de cada lista, como estão na nota.',
  diminuir: (nome: string) => `Diminuir ${nome}`,
  aumentar: (nome: string) => `Aumentar ${nome}`,
} as const;

const joinGanhos = (ganhos: readonly string[]): string =>
  [ganhos.slice(0, -1).join(', '), ganhos.at(-1)].filter(Boolean).join(' e ');
