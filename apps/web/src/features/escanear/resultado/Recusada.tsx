import { formatChaveAcesso } from '@trevo/rules/mask';
import { CircleAlert, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../platform/api/api-error.ts';
import { Cura, DesfechoPage } from '../../documento-fiscal/public.ts';
import { resultadoText as text } from '../resultado.text.ts';
import styles from './Resultado.module.css';

export interface RecusadaProps {
  error: ApiError;
  chaveAcesso: string;
  actions: ReactNode;
}

/** A receipt that was not even taken: what happened, why, and what helps. */
export function Recusada({ error, chaveAcesso, actions }: RecusadaProps) {
  const { codigo, mensagem, cura } = error;
  const look = codigo.startsWith('documentoFiscal.jaCadastrado')
    ? ({ tone: 'alerta', icon: <Copy />, title: mensagem } as const)
    : ({ tone: 'perigo', icon: <CircleAlert />, title: text.naoFoi, message: mensagem } as const);
  return (
    <DesfechoPage {...look} actions={actions}>
      <Cura>{cura}</Cura>
      <p className={styles.chave}>
        {text.nota} {formatChaveAcesso(chaveAcesso)}
      </p>
    </DesfechoPage>
  );
}
