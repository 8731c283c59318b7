import { notificacaoDestinos, type TipoNotificacao } from '@trevo/contract/notificacao/notificacao-destinos';
import { avisosJuntosText, notificacaoText } from '@trevo/contract/palavras.text';

type Valores = Readonly<Record<string, string | number>>;

/** What happened to one person, in words. */
export const toPalavras = (tipo: string, valores: Valores | null) =>
  notificacaoText[tipo as keyof typeof notificacaoText](valores ?? {});

const contas = new Map<unknown, string>([
  ['pontos', '/contaCorrente'],
  ['cashback', '/saldoCashback'],
]);

/**
 * Returns the address of the app that shows what came of it, or null where the notice says all. Only old notices about
 * an invitation name no currency.
 */
export function toDestino(tipo: string, valores: Valores | null): string | null {
  const destino = notificacaoDestinos[tipo as TipoNotificacao] ?? null;
  return destino === 'saldo' ? (contas.get(valores?.['moeda']) ?? '/indicacao') : destino;
}

/** Returns the path that a tap on a device opens. */
const toCaminho = (tipo: string, valores: Valores | null): string => toDestino(tipo, valores) ?? '/home';

/** What a locked screen shows, and the path that a tap opens. */
export interface Aviso {
  readonly titulo: string;
  readonly mensagem: string;
  readonly caminho: string;
  readonly urlImagem: string | null;
}

/**
 * What one device shows of what happened to its person: one thing in its own words, several as one that names each
 * kind once. A tap leads to where all of them are, or else to the start.
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

/** What every device shows of what everybody is told. */
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
