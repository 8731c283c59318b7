import { nomesMeses } from '@trevo/rules/tempo/dia-curto';

/** `1º de março de 2027`, as regulations write days. */
export function formatDiaLongo(dia: string): string {
  const [ano, mes, numero] = dia.split('-').map(Number) as [number, number, number];
  return `${numero === 1 ? '1º' : numero} de ${nomesMeses[mes - 1]} de ${ano}`;
}

/** `R$ 50`, `R$ 1.250,50`: without cents where there are none. */
export const formatReais = (centavos: number): string =>
  `R$ ${(centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: centavos % 100 === 0 ? 0 : 2 })}`;
