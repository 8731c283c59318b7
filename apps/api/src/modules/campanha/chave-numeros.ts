import { findFimSorte, isDentroDoPrazo } from '@trevo/rules/campanha-window';
import type { Secrets } from '../../kernel/auth/secrets.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada } from './hospedagem.service.ts';
import { toNumerosPurpose } from './numeros-purpose.ts';

/**
 * Finds the key that spread a campaign's numbers, in hexadecimal, once nothing can be won any more: with it anybody
 * can work every number out again. Null before that.
 */
export const createFindChaveNumeros =
  (secrets: Secrets, clock: Clock) =>
  ({ arquivo, campanha }: CampanhaPublicada): string | null => {
    const days = arquivo.sorteios.map((sorteio) => sorteio.data);
    const fim = findFimSorte(campanha, arquivo.documentos.esperaOfflineHoras, days);
    if (isDentroDoPrazo(fim, clock.now())) return null;
    return Buffer.from(secrets.derive(toNumerosPurpose(arquivo))).toString('hex');
  };
