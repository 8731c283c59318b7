import { useCallback, useEffect, useState } from 'react';

export interface Contagem {
  /** Remaining whole seconds; 0 when elapsed. */
  readonly segundos: number;
  start(segundos: number): void;
}

/** Countdown based on the clock, so that it is correct after the device slept. */
export function useContagem(): Contagem {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const segundos = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = segundos > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = useCallback((length: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + length * 1000);
  }, []);
  return { segundos, start };
}

/** Formats as `4:59`; below a minute only the seconds. */
export function formatContagem(segundos: number): string {
  if (segundos < 60) return String(segundos);
  return `${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}`;
}

/** Masks a phone but for its area code and last four digits: `(11) *****-4321`. */
export function maskCelular(telefone: string): string {
  const digits = telefone.replace(/\D/g, '');
  return `(${digits.slice(0, 2)}) ${'*'.repeat(Math.max(0, digits.length - 6))}-${digits.slice(-4)}`;
}
