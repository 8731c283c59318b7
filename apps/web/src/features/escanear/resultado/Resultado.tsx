import type { Desfecho } from '../../../shared/documento-fiscal/use-send-documento.ts';
import { Aprovada } from './Aprovada.tsx';
import { Guardada } from './Guardada.tsx';
import { findPassos, findPassosDaGuardada, findPassosDeRecusa, type Passos } from './next-step.ts';
import { PassosBar } from './PassosBar.tsx';
import { Pendente } from './Pendente.tsx';
import { Recusada } from './Recusada.tsx';
import { ResultadoFrame } from './ResultadoFrame.tsx';

export interface ResultadoProps {
  desfecho: Desfecho;
  pending: boolean;
  onRetry(): void;
  onAgain(): void;
}

/** The answer to a receipt: what it earned, where it stands, why not and what to do next, or that it waits. */
export function Resultado({ desfecho, ...bar }: ResultadoProps) {
  return (
    <ResultadoFrame
      key={desfecho.situacao === 'recusada' ? desfecho.error.codigo : desfecho.situacao}
      footer={<PassosBar {...bar} passos={listPassos(desfecho)} />}
    >
      <Conteudo desfecho={desfecho} />
    </ResultadoFrame>
  );
}

function Conteudo({ desfecho }: { desfecho: Desfecho }) {
  if (desfecho.situacao === 'guardada') return <Guardada nota={desfecho.nota} />;
  if (desfecho.situacao === 'recusada') {
    const { codigo, mensagem, cura } = desfecho.error;
    return (
      <Recusada codigo={codigo} mensagem={mensagem} cura={cura} chaveAcesso={desfecho.envio.chaveAcesso} />
    );
  }
  const { documento } = desfecho;
  const { status, motivo } = documento.apuracao;
  if (status === 'VALIDO') return <Aprovada documento={documento} />;
  if (status === 'PENDENTE') return <Pendente documento={documento} />;
  return (
    <Recusada
      codigo={motivo?.codigo}
      mensagem={motivo?.mensagem}
      cura={motivo?.cura ?? undefined}
      chaveAcesso={desfecho.envio.chaveAcesso}
      registered
    />
  );
}

function listPassos(desfecho: Desfecho): Passos {
  if (desfecho.situacao === 'guardada') return findPassosDaGuardada(desfecho.nota);
  if (desfecho.situacao === 'recusada')
    return findPassos(desfecho.error, desfecho.envio.origem === 'digitacao');
  const { status, motivo } = desfecho.documento.apuracao;
  if (status === 'INVALIDO') return findPassosDeRecusa(motivo?.codigo);
  return status === 'PENDENTE' ? ['outra', 'notas'] : ['outra', 'numeros'];
}
