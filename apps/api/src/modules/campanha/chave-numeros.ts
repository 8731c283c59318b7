import { findFimSorte, isDentroDoPrazo } from '@trevo/rules/campanha-window';
import type { Secrets } from '../../kernel/auth/secrets.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada } from './hospedagem.service.ts';
import { toNumerosPurpose } from './numeros-purpose.ts';

/** The last day on which anything can be won in a campaign. */
export const toFimSorte = ({ arquivo, campanha }: CampanhaPublicada): string =>
  findFimSorte(
    campanha,
    arquivo.documentos.esperaOfflineHoras,
    arquivo.sorteios.map(({ data: extracao }) => extracao),
  );

/**
 * Finds the key that spread a campaign's numbers, in hexadecimal, once nothing can be won any more: with it anybody
 * can work every number out again. Null before that.
 */
export const createFindChaveNumeros =
  (secrets: Secrets, clock: Clock) =>
  (publicada: CampanhaPublicada): string | null => {
    if (isDentroDoPrazo(toFimSorte(publicada), clock.now())) return null;
    return Buffer.from(secrets.derive(toNumerosPurpose(publicada.arquivo))).toString('hex');
  };
