import { nameModelo } from '@trevo/rules/documento-fiscal/modelo-fiscal';
import { parseQrCode } from '@trevo/rules/documento-fiscal/qr/qr-code';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useEffect, useRef, useState } from 'react';
import { vibrate } from '@trevo/ui/gesture/vibrate.ts';
import { toCupomPath } from '../../../platform/navigation/paths/cupom-path.ts';
import { relogio } from '../../../platform/network/relogio.ts';
import { type Envio, type Origem, toEnvio } from '../../documento-fiscal/public.ts';
import { escanearText } from '../escanear.text.ts';

const shortestNotice = 3_500;
/** Reading time of slow readers per character, in milliseconds. */
const millisecondsPerCharacter = 60;

export interface ReadingOptions {
  /** Key that was sent last: while it is still in view it must not be sent again. */
  lastSent: string | null;
  onNota(envio: Envio): void;
  /** Receives the address of a coupon's code. */
  onCupom(path: string): void;
}

export interface Reading {
  /** Description of the code in view when it is not a receipt. */
  notice: string | null;
  showNotice(notice: string): void;
  /** Evaluates the texts of one picture; returns true when a receipt or a coupon was found and passed on. */
  take(texts: readonly string[], origem: Origem): boolean;
}

/** Evaluates scanned codes: a receipt vibrates and is passed on once, any other code is described. */
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

  function showNotice(next: string) {
    // The same code stays in view for many frames: vibrate once and keep the text while it is visible.
    if (shown.current !== next) vibrate('refused');
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
    showNotice,
    take(texts, origem) {
      const leitura = readCodigos(texts, origem, toSaoPaulo(relogio.agora()).dia);
      if (done.current || !leitura) return done.current;
      if (leitura.tipo === 'outro') showNotice(leitura.mensagem);
      else if (leitura.tipo === 'cupom') {
        done.current = true;
        vibrate('read');
        onCupom(leitura.path);
      } else if (leitura.envio.chaveAcesso === lastSent) showNotice(escanearText.jaEnviada);
      else {
        done.current = true;
        vibrate('read');
        setNotice(null);
        onNota(leitura.envio);
      }
      return done.current;
    },
  };
}

/** A receipt to send, the address of a coupon, or the description of another code. */
export type Leitura =
  | { readonly tipo: 'nota'; readonly envio: Envio }
  | { readonly tipo: 'cupom'; readonly path: string }
  | { readonly tipo: 'outro'; readonly mensagem: string };

/**
 * Classifies the codes of one picture. A receipt takes precedence, because many receipts carry a second code for
 * a survey or the shop's app. Null when there is no code.
 *
 * @param hoje the current day or month in São Paulo
 */
export function readCodigos(texts: readonly string[], origem: Origem, hoje: string): Leitura | null {
  const leituras = texts.map((text) => readCodigo(text, origem, hoje));
  const find = (wanted: Leitura['tipo']) => leituras.find(({ tipo }) => tipo === wanted);
  return find('nota') ?? find('cupom') ?? leituras[0] ?? null;
}

function readCodigo(text: string, origem: Origem, hoje: string): Leitura {
  const code = parseQrCode(text, hoje);
  if (code.ok) return { tipo: 'nota', envio: toEnvio(code, origem) };
  if (code.motivo === 'cupom') return { tipo: 'cupom', path: toCupomPath(code.cupom) };
  if (code.motivo === 'modeloNaoAceito') {
    const nome = nameModelo(code.modelo ?? '');
    return {
      tipo: 'outro',
      mensagem: nome ? escanearText.outroDocumento(nome) : escanearText.codigos.naoEhNota,
    };
  }
  return { tipo: 'outro', mensagem: escanearText.codigos[code.motivo] };
}
