import { ShieldCheck } from 'lucide-react';
import { useCall } from '../../../platform/api/use-call.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { premioText as text } from '../premio.text.ts';
import styles from './ComoDecide.module.css';
import { ConferirLacre } from './ConferirLacre.tsx';

/**
 * Explains how winners are determined, with the commitment to the prize schedule. Renders nothing when loading
 * fails.
 */
export function ComoDecide({ campanha }: { campanha: CampanhaWire }) {
  const { ano, identificacao } = campanha;
  const { data: configuracoes } = useCall('raspadinhaAlternativa.configuracoes', {
    params: { ano, identificacao },
  });
  if (!configuracoes) return null;
  const { agenda, abremAte, compromissoPremios } = configuracoes;
  return (
    <Card variant="outline">
      <h2 className={styles.titulo}>
        <ShieldCheck aria-hidden="true" />
        {text.comoDecide}
      </h2>
      <p>{text.decide[agenda]}</p>
      {compromissoPremios ? (
        <>
          <p>{text.compromisso}</p>
          <p className={styles.lacre}>
            <span>{text.codigo}</span>
            <code>{compromissoPremios}</code>
          </p>
          <ConferirLacre campanha={campanha} fim={abremAte} compromisso={compromissoPremios} />
        </>
      ) : (
        <p className={styles.suave}>{text.semCompromisso}</p>
      )}
    </Card>
  );
}
