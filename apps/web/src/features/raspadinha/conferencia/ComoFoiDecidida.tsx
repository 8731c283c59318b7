import { ShieldCheck } from 'lucide-react';
import { useCall } from '../../../platform/api/use-call.ts';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { Disclosure } from '@trevo/ui/display/Disclosure.tsx';
import { premioText as text } from '../premio.text.ts';
import type { Raspadinha } from '../raspadinha.wire.ts';
import { ConferirAbertura } from './ConferirAbertura.tsx';

/** Folded below a result: how it was decided, and the check of its opening in the public record. */
export function ComoFoiDecidida({ card }: { card: Raspadinha }) {
  const { campanha } = useCampanha();
  if (card.ordem === null || !campanha?.compromissoPremios) return null;
  return (
    <Disclosure title={text.comoDecide} icon={<ShieldCheck aria-hidden="true" />}>
      <Explicacao campanha={campanha} />
      <ConferirAbertura card={card} />
    </Disclosure>
  );
}

function Explicacao({ campanha: { ano, identificacao } }: { campanha: CampanhaWire }) {
  const { data: configuracoes } = useCall('raspadinhaAlternativa.configuracoes', {
    params: { ano, identificacao },
  });
  return configuracoes ? <p>{text.decide[configuracoes.agenda]}</p> : null;
}
