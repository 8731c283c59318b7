import { contaText } from '@trevo/contract/palavras.text';

/** Words about what a receipt is worth, while the campaign does not know it; each may be another one by its id. */
export const provaText = {
  mandar: { id: 'nota.prova.mandar', texto: 'Mandar foto e valor' },
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
  ate: (centavos: number) =>
    `Até ${contaText.valor('cashback', centavos)} vale na hora. Acima disso, e em algumas notas sorteadas, uma pessoa confere.`,
} as const;
