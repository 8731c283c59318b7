import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { useEffect, useRef, useState } from 'react';
import type { Envio, Origem } from '../../documento-fiscal/public.ts';
import { escanearText as text } from '../escanear.text.ts';
import { readCodigos } from './read-codigo.ts';

const shortestNotice = 3_500;
/** As long as slow readers need. */
const millisecondsPerCharacter = 60;
const readPattern = [70];
const refusedPattern = [25, 60, 25];

export interface ReadingOptions {
  /** The key that was sent last: still in view, it must not be sent again. */
  lastSent: string | null;
  onNota(envio: Envio): void;
  /** A coupon's code opens its own address. */
  onCupom(path: string): void;
}

export interface Reading {
  /** What the code in view is, when it is no receipt to send. */
  notice: string | null;
  say(notice: string): void;
  /** Judges the texts of one picture; true when a receipt or a coupon was found and handed over. */
  take(texts: readonly string[], origem: Origem): boolean;
}

/** Judges what was read: a receipt is confirmed under the finger and handed over once, anything else is named. */
export function useReading({ lastSent, onNota, onCupom }: ReadingOptions): Reading {
  const [notice, setNotice] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const shown = useRef<string | null>(null);
  const done = useRef(false);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );

  function say(next: string) {
    // The same code stays in view for many frames: one vibration, and the words stay as long as it does.
    if (shown.current !== next) vibrate(refusedPattern);
    shown.current = next;
    setNotice(next);
    if (timer.current) clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        shown.current = null;
        setNotice(null);
      },
      Math.max(shortestNotice, next.length * millisecondsPerCharacter),
    );
  }

  return {
    notice,
    say,
    take(texts, origem) {
      const leitura = readCodigos(texts, origem, toSaoPaulo(new Date()).dia);
      if (done.current || !leitura) return done.current;
      if (leitura.tipo === 'outro') say(leitura.mensagem);
      else if (leitura.tipo === 'cupom') {
        done.current = true;
        vibrate(readPattern);
        onCupom(leitura.path);
      } else if (leitura.envio.chaveAcesso === lastSent) say(text.jaEnviada);
      else {
        done.current = true;
        vibrate(readPattern);
        setNotice(null);
        onNota(leitura.envio);
      }
      return done.current;
    },
  };
}

/** Browsers refuse, and complain in the console, before the person has touched the page once. */
function vibrate(pattern: number[]): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
}
