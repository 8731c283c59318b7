const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const whole = new Intl.NumberFormat('pt-BR');

/** Integer cents as `R$ 12,50`. */
export const formatCentavos = (centavos: number): string => reais.format(centavos / 100);

/** A whole number as `1.234`. */
export const formatContagem = (total: number): string => whole.format(total);

/** The ends of an access key, enough to find the receipt: `3526 … 1234`. */
export const formatChaveCurta = (chave: string): string => `${chave.slice(0, 4)} … ${chave.slice(-4)}`;
