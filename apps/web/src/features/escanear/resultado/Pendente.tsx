import { Hourglass } from 'lucide-react';
import { useAgora } from '../../../shared/clock/use-agora.ts';
import { documentoFiscalText } from '../../../shared/documento-fiscal/documento-fiscal.text.ts';
import type { DocumentoFiscal } from '../../../shared/documento-fiscal/documento-fiscal.wire.ts';
import { toEtapas } from '../../../shared/documento-fiscal/to-etapas.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { Timeline } from '../../../ui/display/Timeline.tsx';
import { resultadoText as text } from '../resultado.text.ts';
import { ResultadoTitulo } from './ResultadoTitulo.tsx';

/** A receipt that is still being looked at: where it stands and how long it may take. */
export function Pendente({ documento }: { documento: DocumentoFiscal }) {
  const agora = useAgora();
  return (
    <>
      <ResultadoTitulo tone="alerta" icon={<Hourglass />} title={text.pendente}>
        <p>{documento.apuracao.motivo?.cura ?? text.pendenteDetalhe}</p>
      </ResultadoTitulo>
      <Card>
        <h2>{text.andamento}</h2>
        <Timeline steps={toEtapas(documento, agora)} stateLabels={documentoFiscalText.etapas} />
      </Card>
    </>
  );
}
