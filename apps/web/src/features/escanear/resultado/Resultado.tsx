import { type Desfecho, DocumentoDesfecho } from '../../documento-fiscal/public.ts';
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
import { Recusada } from './Recusada.tsx';

export interface ResultadoProps {
  desfecho: Desfecho;
  pending: boolean;
  onRetry(): void;
  onAgain(passo: Passo): void;
}

/** The answer to a receipt: what it earned, where it stands, why not and what to do next, or that it waits. */
export function Resultado({ desfecho, ...bar }: ResultadoProps) {
  const buttons = (passos: Passos) => <PassosButtons {...bar} passos={passos} />;
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
      toActions={({ apuracao }) => buttons(findPassosDoDocumento(apuracao))}
    />
  );
}
