import { formatChaveAcesso } from '@trevo/rules/texto/mask';
import { Copy, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '@trevo/client/api-error.ts';
import {
  Cura,
  type Desfecho,
  DesfechoPage,
  DocumentoDesfecho,
  isVezDoDono,
} from '../../documento-fiscal/public.ts';
import { resultadoText as text } from '../resultado.text.ts';
import { Guardada } from './Guardada.tsx';
import {
  findPassos,
  findPassosDaGuardada,
  findPassosDoDocumento,
  type Passo,
  type Passos,
} from './next-step.ts';
import { PassosButtons } from './PassosButtons.tsx';
import styles from './Resultado.module.css';

export interface ResultadoProps {
  desfecho: Desfecho;
  pending: boolean;
  onRetry(): void;
  onAgain(passo: Passo): void;
}

/** Result of a receipt: earnings, status, refusal with advice, or pending in the offline queue. */
export function Resultado({ desfecho, ...bar }: ResultadoProps) {
  const buttons = (passos: Passos, isSide = false) => (
    <PassosButtons {...bar} passos={passos} isSide={isSide} />
  );
  if (desfecho.situacao === 'guardada') {
    const { nota } = desfecho;
    return <Guardada nota={nota} actions={buttons(findPassosDaGuardada(nota))} />;
  }
  const { envio } = desfecho;
  if (desfecho.situacao === 'recusada') {
    const { error } = desfecho;
    return (
      <Recusada
        key={error.codigo}
        error={error}
        chaveAcesso={envio.chaveAcesso}
        actions={buttons(findPassos(error, envio.origem === 'digitacao'))}
      />
    );
  }
  return (
    <DocumentoDesfecho
      documento={desfecho.documento}
      titulos={text.titulos}
      toActions={(documento, hasCards) =>
        buttons(findPassosDoDocumento(documento.apuracao, hasCards), isVezDoDono(documento))
      }
    />
  );
}

export interface RecusadaProps {
  error: ApiError;
  chaveAcesso: string;
  actions: ReactNode;
}

/** Refusal of a receipt: result, reason, and advice. */
function Recusada({ error, chaveAcesso, actions }: RecusadaProps) {
  const { codigo, mensagem, cura } = error;
  const look = codigo.startsWith('documentoFiscal.jaCadastrado')
    ? ({ tone: 'alerta', icon: <Copy />, title: mensagem } as const)
    : ({ tone: 'alerta', icon: <ReceiptText />, title: text.naoFoi, message: mensagem } as const);
  return (
    <DesfechoPage {...look} actions={actions}>
      <Cura>{cura}</Cura>
      <p className={styles.chave}>
        {text.nota} {formatChaveAcesso(chaveAcesso)}
      </p>
    </DesfechoPage>
  );
}
