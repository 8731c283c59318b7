import { useCallback, useRef, useState } from 'react';

/** A question put to the person in the middle of sending: the phone's code. */
export interface CelularPergunta {
  /** The phone being asked about, or null. */
  readonly celular: string | null;
  /** Opens the question; settles with the proof, or null when the person gave up. */
  ask(celular: string): Promise<string | null>;
  answer(comprovante: string | null): void;
}

/** A proof holds for half an hour: a second try within this time does not ask again. */
const proofMilliseconds = 25 * 60_000;

export function useCelularPergunta(): CelularPergunta {
  const [celular, setCelular] = useState<string | null>(null);
  const settle = useRef<((comprovante: string | null) => void) | null>(null);
  const proof = useRef<{ celular: string; comprovante: string; until: number } | null>(null);

  const ask = useCallback((wanted: string) => {
    const known = proof.current;
    if (known?.celular === wanted && known.until > Date.now()) return Promise.resolve(known.comprovante);
    setCelular(wanted);
    return new Promise<string | null>((resolve) => {
      settle.current = (comprovante) => {
        if (comprovante) {
          proof.current = { celular: wanted, comprovante, until: Date.now() + proofMilliseconds };
        }
        resolve(comprovante);
      };
    });
  }, []);

  const answer = useCallback((comprovante: string | null) => {
    setCelular(null);
    settle.current?.(comprovante);
    settle.current = null;
  }, []);

  return { celular, ask, answer };
}
