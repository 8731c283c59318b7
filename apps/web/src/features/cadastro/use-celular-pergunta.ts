import { useCallback, useRef, useState } from 'react';

/** Dialog that asks for the phone's code while the form is being submitted. */
export interface CelularPergunta {
  /** Phone to confirm, or null while the dialog is closed. */
  readonly celular: string | null;
  /** Opens the dialog; resolves to the proof, or null when the user cancelled. */
  ask(celular: string): Promise<string | null>;
  answer(comprovante: string | null): void;
}

/** A proof is valid for 30 minutes; within this shorter time a second submit reuses it. */
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
