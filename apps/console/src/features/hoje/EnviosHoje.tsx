import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { formatPerto } from '../../platform/format/momento.ts';
import { Secao } from '../../platform/screen/Tela.tsx';
import { hojeText as text } from './hoje.text.ts';
import type { Resumo } from './resumo-hoje.ts';

/** Senders by which no message leaves. */
export const EnviosHoje = ({ envios }: { envios: Resumo['envios'] }) => (
  <Secao titulo={text.envios}>
    {envios.map(({ servico, problema, falhas, ate }) => (
      <Notice
        key={`${servico} ${ate}`}
        tone={problema === 'parado' ? 'alerta' : 'perigo'}
        title={text.envio[servico][problema]}
      >
        {problema === 'parado' ? text.parado(falhas ?? 0, formatPerto(ate ?? '')) : text.semProvedor}
      </Notice>
    ))}
  </Secao>
);
