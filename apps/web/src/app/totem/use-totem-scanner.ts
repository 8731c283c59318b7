import { listFormas } from '@trevo/config/configuracao/areas';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { codigoLido } from '../../features/escanear/leitura/codigo-lido.ts';
import { readCodigos } from '../../features/escanear/leitura/use-reading.ts';
import { useIsComper } from '../../features/participacao/comper/use-comper.ts';
import { longestGap, useScannerKeys } from '../../platform/browser/use-scanner-keys.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { relogio } from '../../platform/network/relogio.ts';
import { useSession } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import {
  type KeyControl,
  replaceValue,
  type TextControl,
  toKeyControl,
  toTextControl,
} from '@trevo/ui/field/keyboard/type-into.ts';
import { totemText as text } from './totem.text.ts';

/**
 * Reads the hand scanner of a kiosk on every screen: a receipt opens the scanner's screen, which registers it;
 * before the sign-in it is kept until the user has signed in. A Comper campaign asks about the shop first, so its
 * receipts are read only on the screens that the question leads to.
 */
export function useTotemScanner(): void {
  const isOffered = listFormas(useConfiguracao()).includes('escanear');
  const isComper = useIsComper();
  const isSignedIn = useSession() !== undefined;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const collect = useScannerKeys();
  const isWaiting = useRef(false);

  function take(code: string, control: TextControl | null): boolean {
    const leitura = readCodigos([code], 'camera', toSaoPaulo(relogio.agora()).dia);
    if (!leitura) return false;
    const isReader = pathname === appPaths.escanear;
    if (leitura.tipo === 'outro' && !isReader) {
      // A field may ask for just this code.
      if (control) return false;
      toasts.show(leitura.mensagem, { tone: 'alerta' });
      return true;
    }
    if (leitura.tipo === 'cupom') {
      void navigate(leitura.path);
      return true;
    }
    codigoLido.set(code);
    if (isReader) return true;
    if (isSignedIn) void navigate(appPaths.escanear);
    else {
      isWaiting.current = true;
      toasts.show(text.lida, { tone: 'sucesso' });
      if (pathname === appPaths.totem) void navigate(appPaths.autenticacao);
    }
    return true;
  }

  const isOn = isOffered && (!isComper || pathname === appPaths.escanear);
  const latest = useRef({ collect, take, isOn, pathname });
  latest.current = { collect, take, isOn, pathname };
  useEffect(() => {
    let start: { readonly control: KeyControl; readonly value: string } | null = null;
    let last = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const now = latest.current;
      const control = toKeyControl(event.target);
      if (event.timeStamp - last > longestGap) start = control && { control, value: control.value };
      if (event.key.length === 1) last = event.timeStamp;
      const scanned = now.collect(event);
      if (scanned === null) return;
      const field = toTextControl(event.target);
      // The field of the typed key takes a code itself.
      const isOfField = field !== null && now.pathname === appPaths.digitacaoManual;
      const isTaken = now.isOn && !isOfField && now.take(scanned, field);
      // A list asks for no code: its keys have chosen other options.
      const isOfList = control instanceof HTMLSelectElement;
      if (!isTaken && !isOfList) return;
      // The scanner's Enter would press the focused button or submit the form.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (start) replaceValue(start.control, start.value);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);

  useEffect(() => {
    if (codigoLido.get() === null) isWaiting.current = false;
    else if (isSignedIn && isWaiting.current && pathname !== appPaths.escanear)
      void navigate(appPaths.escanear);
  }, [isSignedIn, pathname, navigate]);
}
