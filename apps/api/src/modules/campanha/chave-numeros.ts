import { isDentroDoPrazo } from '@trevo/rules/campanha-window';
import type { Secrets } from '../../kernel/auth/secrets.ts';
import type { Clock } from '../../kernel/clock.ts';
import { toFimSorte } from './fim-sorte.ts';
import type { CampanhaPublicada } from './hospedagem.service.ts';
import { toCampanhaNome, toNumerosPurpose } from './numeros-purpose.ts';

/**
 * Finds the key that spread a campaign's numbers, in hexadecimal, once nothing can be won any more: with it anybody
 * can work every number out again. Null before that.
 */
export const createFindChaveNumeros =
  (secrets: Secrets, clock: Clock) =>
  (publicada: CampanhaPublicada): string | null => {
    if (isDentroDoPrazo(toFimSorte(publicada), clock.now())) return null;
    return Buffer.from(secrets.derive(toNumerosPurpose(toCampanhaNome(publicada.arquivo)))).toString('hex');
  };
