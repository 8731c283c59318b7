/** Words about the day of a purchase. */
export const dataCompraText = { rotulo: 'Data da compra', hoje: 'Hoje', ontem: 'Ontem' } as const;
