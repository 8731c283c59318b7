import { CircleAlert, Copy } from 'lucide-react';
import { formatChaveAcesso } from '@trevo/rules/mask';
import { Cura } from './Cura.tsx';
import { resultadoText as text } from '../resultado.text.ts';
import styles from './Resultado.module.css';
import { ResultadoTitulo } from './ResultadoTitulo.tsx';

export interface RecusadaProps {
  codigo: string | undefined;
  mensagem: string | undefined;
  cura: string | undefined;
  chaveAcesso: string;
  /** The receipt was registered and judged; otherwise it was not even taken. */
  registered?: boolean;
}

/** A receipt that earns nothing, or that was not taken: what happened, why, and what helps. */
export function Recusada({ codigo, mensagem, cura, chaveAcesso, registered = false }: RecusadaProps) {
  const isDuplicate = codigo?.startsWith('documentoFiscal.jaCadastrado') ?? false;
  const title = registered ? text.naoAprovada : text.naoFoi;
  return (
    <>
      <ResultadoTitulo
        tone={isDuplicate ? 'alerta' : 'perigo'}
        icon={isDuplicate ? <Copy /> : <CircleAlert />}
        title={isDuplicate && mensagem ? mensagem : title}
      >
        {!isDuplicate && <p>{mensagem}</p>}
      </ResultadoTitulo>
      <Cura>{cura}</Cura>
      <p className={styles.chave}>
        {text.nota} {formatChaveAcesso(chaveAcesso)}
      </p>
    </>
  );
}
