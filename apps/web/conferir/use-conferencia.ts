import { useCallback, useEffect, useRef, useState } from 'react';
import type { Andamento } from './conferencia-andamento.ts';

/** Code of the worker, inlined by the build: a page opened as a file cannot load another one. */
declare const trevoConferencia: string;

export type Leitura = Andamento | { readonly estado: 'vazia' } | { readonly estado: 'baixando' };

function startWorker(): Worker {
  const url = URL.createObjectURL(new Blob([trevoConferencia], { type: 'text/javascript' }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  return worker;
}

/** Verifies the chosen capsule in a worker; a new choice ends the verification before. */
export function useConferencia(): {
  readonly leitura: Leitura;
  /** Verifies the text of a capsule, once it is loaded. */
  begin(texto: Promise<string>): void;
} {
  const [leitura, setLeitura] = useState<Leitura>({ estado: 'vazia' });
  const running = useRef<Worker | undefined>(undefined);
  const chosen = useRef<Promise<string> | undefined>(undefined);
  useEffect(() => () => running.current?.terminate(), []);
  const begin = useCallback((texto: Promise<string>) => {
    running.current?.terminate();
    chosen.current = texto;
    setLeitura({ estado: 'baixando' });
    const isCurrent = () => chosen.current === texto;
    const fail = () => isCurrent() && setLeitura({ estado: 'falhou' });
    texto.then((read) => {
      if (!isCurrent()) return;
      const worker = startWorker();
      running.current = worker;
      worker.addEventListener('message', ({ data: andamento }: MessageEvent<Andamento>) => {
        if (isCurrent()) setLeitura(andamento);
      });
      worker.addEventListener('error', fail);
      worker.postMessage(read);
    }, fail);
  }, []);
  return { leitura, begin };
}
