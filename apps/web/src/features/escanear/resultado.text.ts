import { documentoFiscalText, naoGuardamText } from '../documento-fiscal/public.ts';
import { sessaoText } from '../../platform/platform.text.ts';

/** Texts of the result of a receipt. */
export const resultadoText = {
  titulos: {
    pendente: 'Recebemos sua nota!',
    aprovada: 'Nota aprovada',
    recusada: 'Esta nota não vale desta vez',
  },
  naoFoi: 'Não deu para cadastrar',
  guardada: 'Nota guardada neste aparelho',
  guardadaDetalhe: {
    rede: 'Ela é enviada sozinha assim que houver internet, mesmo que você feche o aplicativo e abra depois.',
    atras:
      'Outra nota sua está na frente dela. Depois daquela, esta é enviada sozinha, mesmo que você feche o aplicativo e abra depois.',
    servidor:
      'Nosso atendimento está cheio agora. Ela é enviada sozinha daqui a pouco, mesmo que você feche o aplicativo e abra depois.',
    falha:
      'Sua nota não se perdeu: ela é enviada sozinha daqui a pouco, mesmo que você feche o aplicativo e abra depois.',
    sessao: 'Ela é enviada assim que você entrar de novo.',
    passageira: `${naoGuardamText.passageiras} Com o aplicativo aberto, ela é enviada sozinha.`,
  },
  /** Shown before the sentence that the receipt is pending. */
  erroDesconhecido: documentoFiscalText.erroDesconhecido,
  naoGuardada: 'Sua nota ainda não foi enviada',
  protocolo: 'Protocolo',
  capturada: 'Lida',
  umaVez: 'Pode tentar quantas vezes quiser: a mesma nota nunca é contada duas vezes.',
  nota: 'Nota',
  acoes: {
    tentar: 'Tentar agora',
    outra: 'Cadastrar outra nota',
    escanearOutra: 'Escanear outra nota',
    corrigir: 'Corrigir a chave',
    escanear: 'Escanear de novo',
    numeros: 'Ver meus números',
    notas: 'Ver minhas notas',
    regulamento: 'Ver o regulamento',
    produtos: 'Ver produtos participantes',
    entrar: sessaoText.entrarDeNovo,
    inicio: 'Ir para o início',
  },
  tentando: 'Enviando de novo',
} as const;
