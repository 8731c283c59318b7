import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { naoGuardamText } from './nao-guardam.text.ts';
import { isAtras, isEsperando, type NotaNaFila, toProtocolo } from './nota-na-fila.ts';

const countNumeros = (n: number) => (n === 1 ? '1 número da sorte' : `${n} números da sorte`);

/** Texts of the offline queue of receipts. */
export const filaText = {
  titulo: 'Na fila deste aparelho',
  sozinhas: 'Enviamos sozinhos assim que houver internet, mesmo que você feche o aplicativo e abra depois.',
  ...naoGuardamText,
  podeApagar: {
    geral: 'Abra esta página de novo nos próximos dias, ou o navegador pode apagar o que guardou.',
    iphone:
      'Abra esta página de novo em até sete dias, ou o navegador pode apagar o que guardou. O aplicativo da tela de início guarda à parte e não mostra o que está aqui.',
  },
  protocolo: (protocolo: string) => `Protocolo ${protocolo}`,
  capturada: (momento: string) => `Lida: ${momento}`,
  enviarAgora: 'Enviar agora',
  enviando: 'Enviando…',
  entendi: 'Entendi',
  entendiNota: (protocolo: string) => `Entendi: tirar a nota ${protocolo} da lista`,
  situacao: {
    aguardando: 'Esperando internet',
    atras: 'Esperando o envio da nota anterior',
    enviando: 'Enviando…',
    sessao: 'Esperando você entrar de novo',
    ocupado: 'Esperando a nossa vez de atender',
    intervalo: 'Esperando o intervalo entre notas',
  },
  resumo: (n: number) => (n === 1 ? '1 nota na fila deste aparelho.' : `${n} notas na fila deste aparelho.`),
} as const;

/** Returns the result of a receipt, or that it is kept, in one or two sentences that name it. */
export function describeNota(nota: NotaNaFila): string {
  const name = `Nota ${toProtocolo(nota)}`;
  const { documento, recusa, isPassageira } = nota;
  if (isEsperando(nota)) {
    return isPassageira
      ? `${name} ainda não foi enviada. ${naoGuardamText.passageiras}`
      : `${name} guardada neste aparelho. Ela é enviada sozinha assim que houver internet.`;
  }
  if (!documento) return `${name} não foi aceita. ${recusa?.envelope.mensagem ?? ''}`.trim();
  const { numeros, apuracao } = documento;
  if (apuracao.status === 'INVALIDO')
    return `${name} não vale desta vez. ${apuracao.motivo?.mensagem ?? ''}`.trim();
  if (apuracao.motivo?.codigo === 'documentoFiscal.guardadaParaDepois')
    return `${name}: ${apuracao.motivo.mensagem}`;
  if (apuracao.status === 'PENDENTE') return `${name} recebida: está em conferência.`;
  return numeros.length > 0 ? `${name} registrada: ${countNumeros(numeros.length)}` : `${name} registrada.`;
}

/** Returns the reason why a receipt is pending. */
export function describeEspera(nota: NotaNaFila, notas: readonly NotaNaFila[]): string {
  const { situacao, falha, naoAntesDe } = nota;
  const words = filaText.situacao;
  if (situacao === 'enviando') return words.enviando;
  if (isAtras(nota, notas)) return words.atras;
  if (naoAntesDe) return words.intervalo;
  if (isSessaoRecusada(falha)) return words.sessao;
  return falha === undefined || falha === 'rede.semResposta' ? words.aguardando : words.ocupado;
}
