import * as v from 'valibot';
import { refuse } from '../../kernel/domain-error.ts';
import type { GuardedFetch } from '../guarded-fetch.ts';
import type { Geocoder } from './geocodificacao.port.ts';

const timeoutMilliseconds = 6_000;
const maximumBytes = 64 * 1024;
const degrees = (most: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.minValue(-most), v.maxValue(most));
// addresstype is 'state' when nothing finer was found.
const answerSchema = v.array(
  v.object({ lat: degrees(90), lon: degrees(180), addresstype: v.optional(v.string()) }),
);

/** Queries a Nominatim-compatible service at `url` (`https://nominatim.openstreetmap.org/search`). */
export function createNominatim(fetch: GuardedFetch, url: string): Geocoder {
  return {
    async find(endereco) {
      const asked = new URL(url);
      for (const [name, value] of Object.entries({
        q: endereco,
        format: 'jsonv2',
        countrycodes: 'br',
        limit: '1',
      })) {
        asked.searchParams.set(name, value);
      }
      const response = await fetch(asked, {
        headers: { 'user-agent': 'trevo' },
        timeoutMilliseconds,
        maximumBytes,
      }).catch(() => undefined);
      const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
      const found = v.safeParse(answerSchema, body);
      if (!found.success) throw refuse('externo.indisponivel');
      const [place] = found.output;
      if (!place) return undefined;
      const precisao = place.addresstype === 'state' ? 'estado' : 'lugar';
      return { latitude: place.lat, longitude: place.lon, precisao };
    },
  };
}
