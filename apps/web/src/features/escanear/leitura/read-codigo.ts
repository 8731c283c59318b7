import { parseQrCode } from '@trevo/rules/qr-code';
import { nameModelo } from '@trevo/rules/modelo-fiscal';
import { type Envio, type Origem, toEnvio } from '../../documento-fiscal/public.ts';
import { toCupomPath } from '../../../platform/navigation/cupom-path.ts';
import { escanearText } from '../escanear.text.ts';

/** A receipt ready to be sent, the address of a coupon, or what the code is instead, in words. */
export type Leitura =
  | { readonly tipo: 'nota'; readonly envio: Envio }
  | { readonly tipo: 'cupom'; readonly path: string }
  | { readonly tipo: 'outro'; readonly mensagem: string };

/**
 * What the codes in one picture are. A receipt among others wins: many carry a second code, for a survey or the
 * shop's own app. Null when there is no code.
 *
 * @param hoje the current São Paulo month or day
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
