import { Camera, FileText } from 'lucide-react';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { EscanearLink, useParticipacao } from '../../participacao/public.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { documentosText as text } from '../documentos.text.ts';

/** Reasons after which the same purchase can be registered again. */
const repeatable = [
  'documentoFiscal.imagemIlegivel',
  'documentoFiscal.dadosDivergentes',
  'documentoFiscal.notaCancelada',
];

/** Next step of a refused receipt as a button; a receipt that can be contested has its own. */
export function ProximoPasso({ documento }: { documento: DocumentoFiscal }) {
  const { status, motivo } = documento.apuracao;
  const isOpen = useParticipacao().situacao === 'aberta';
  if (status !== 'INVALIDO' || documento.contestavel) return null;
  if (isOpen && motivo && repeatable.includes(motivo.codigo)) {
    return (
      <EscanearLink wide variant="secondary" icon={<Camera />}>
        {text.escanear}
      </EscanearLink>
    );
  }
  return (
    <LinkButton wide variant="secondary" icon={<FileText />} to={appPaths.regulamento}>
      {text.regulamento}
    </LinkButton>
  );
}
