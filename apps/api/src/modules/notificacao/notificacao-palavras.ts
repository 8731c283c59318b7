import { notificacaoDestinos, type TipoNotificacao } from '@trevo/contract/notificacao/notificacao-destinos';
import { avisosJuntosText, notificacaoText } from '@trevo/contract/palavras.text';

type Valores = Readonly<Record<string, string | number>>;

/** Renders an individual notification's text. */
export const toPalavras = (tipo: string, valores: Valores | null) =>
  notificacaoText[tipo as keyof typeof notificacaoText](valores ?? {});

const contas = new Map<unknown, string>([
  ['pontos', '/contaCorrente'],
  ['cashback', '/saldoCashback'],
]);

/**
 * Returns the app path that shows the outcome, or null when the notification says everything. Only old
 * notifications about an invitation lack a currency.
 */
export function toDestino(tipo: string, valores: Valores | null): string | null {
  const destino = notificacaoDestinos[tipo as TipoNotificacao] ?? null;
  return destino === 'saldo' ? (contas.get(valores?.['moeda']) ?? '/indicacao') : destino;
}

/** Returns the path that a tap on a device opens. */
const toCaminho = (tipo: string, valores: Valores | null): string => toDestino(tipo, valores) ?? '/home';

/** Push message: texts for the lock screen and the path that a tap opens. */
export interface Aviso {
  readonly titulo: string;
  readonly mensagem: string;
  readonly caminho: string;
  readonly urlImagem: string | null;
}

/**
 * Builds the push message of one device: a single notification with its own text, several as one message that
 * names each kind once. A tap opens their common destination, or else the start page.
 */
export function toAviso(
  notices: readonly { readonly tipo: string; readonly valores: Valores | null }[],
): Aviso {
  const palavras = notices.map(({ tipo, valores }) => toPalavras(tipo, valores));
  const [caminho = '/home', ...others] = new Set(
    notices.map(({ tipo, valores }) => toCaminho(tipo, valores)),
  );
  const [only] = palavras;
  if (only && palavras.length === 1) return { ...only, caminho, urlImagem: null };
  const titulos = [...new Set(palavras.map(({ titulo }) => titulo))];
  return {
    titulo: avisosJuntosText.titulo(palavras.length),
    mensagem: avisosJuntosText.mensagem(titulos),
    caminho: others.length === 0 ? caminho : '/home',
    urlImagem: null,
  };
}

/** Builds the push message of a broadcast. */
export const toAvisoGeral = ({
  tipo,
  titulo,
  mensagem,
  urlImagem,
}: { readonly tipo: string } & Omit<Aviso, 'caminho'>): Aviso => ({
  titulo,
  mensagem,
  urlImagem,
  caminho: toCaminho(tipo, null),
});
