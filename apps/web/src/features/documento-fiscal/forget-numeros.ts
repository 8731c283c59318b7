import { forgetAnswers } from '../../platform/api/api-client.ts';

const services = ['/cupom', '/documentoFiscal', '/raspadinha', '/raspadinhaAlternativa', '/produto'];

/** Forgets the kept answers about numbers, receipts and cards, because something has just earned some. */
export function forgetNumeros(): void {
  for (const service of services) forgetAnswers(service.toLowerCase());
}
