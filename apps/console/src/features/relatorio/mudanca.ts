import { relatorioConsoleText as text } from './relatorio-console.text.ts';

const sinalPorcento = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** Formats the change from a value before as `+12%`; a value that was zero before is new. */
export function formatMudanca(valor: number, antes: number): string {
  if (valor === antes) return text.igual;
  return antes === 0 ? text.novo : sinalPorcento.format((valor - antes) / antes);
}
