const plural = (n: number, one: string, many: string) => (n === 1 ? one : many.replace('{n}', String(n)));

/** Words of the answer to a coupon or a purchase. */
export const desfechoText = {
  voltar: 'Voltar',
  ganhou: (n: number) => plural(n, 'Você ganhou 1 número da sorte!', 'Você ganhou {n} números da sorte!'),
  boaSorte: 'Já está valendo. Boa sorte!',
  seusNumeros: 'Seus novos números',
  maisNumeros: (n: number) => plural(n, 'e mais 1 número', 'e mais {n} números'),
  raspadinhas: (n: number) =>
    plural(n, 'E mais 1 chance de prêmio na hora.', 'E mais {n} chances de prêmio na hora.'),
  vezes: (n: string) => `${n}: seu PicPay multiplicou os números.`,
  andamento: 'Andamento',
  pendenteDetalhe: 'Agora é com a gente.',
  protocolo: (protocolo: string) => `Protocolo ${protocolo}`,
  continuar: 'Continuar',
  verNumeros: 'Ver meus números',
  verNotas: 'Ver minhas notas',
} as const;
