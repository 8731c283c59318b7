/** Words of an adjustment; the proposer and the approver read them. */
export const ajusteContaText = {
  porque: (valor: string, maximo: string) =>
    `${valor} passa do que uma pessoa ajusta sozinha nesta campanha: ${maximo}.`,
  moedas: { pontos: 'pontos', cashback: 'cashback' },
  resumo: (valor: string, soma: boolean, pseudonimo: string) =>
    `${soma ? 'Somar' : 'Tirar'} ${valor} da conta da pessoa ${pseudonimo}`,
  saldo: (antes: string, depois: string) => `O saldo para usar vai de ${antes} para ${depois}.`,
  motivo: (motivo: string) => `Motivo: ${motivo}`,
  titulo: 'O que muda na conta',
} as const;
