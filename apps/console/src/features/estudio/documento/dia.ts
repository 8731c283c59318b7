/** `31/07/2027` */
export const toDiaCurto = (dia: string): string => dia.split('-').reverse().join('/');
