import { isNoRegistro } from '@trevo/rules/sorte/premios/conferencia-premios';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { sha256 } from '../../../platform/browser/web-crypto.ts';
import type { Raspadinha } from '../raspadinha.wire.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { lacreText as text } from '../premio.text.ts';
import { usePortador } from '../use-raspadinhas.ts';

type Conferencia =
  | { readonly situacao: 'pronta' | 'conferindo' | 'foraDoRegistro' }
  | { readonly situacao: 'noRegistro'; readonly dia: string }
  | { readonly situacao: 'falhou'; readonly erro: string };

/**
 * Shows the position of a card's opening and verifies on this device that the public record contains it with the
 * same result.
 */
export function ConferirAbertura({ card }: { card: Raspadinha }) {
  const { campanha } = useCampanha();
  const portador = usePortador();
  const [conferencia, setConferencia] = useState<Conferencia>({ situacao: 'pronta' });
  const { ordem } = card;
  if (ordem === null || !campanha?.compromissoPremios) return null;

  async function check({ ano, identificacao, compromissoPremios }: CampanhaWire) {
    setConferencia({ situacao: 'conferindo' });
    try {
      const { retorno: prova } = await callApi('raspadinhaAlternativa.prova', {
        params: { id: card.id },
        ...portador,
      });
      const { dias } = (await callApi('raspadinhaAlternativa.registro', { params: { ano, identificacao } }))
        .retorno;
      const { abertura } = prova;
      const isOwn =
        abertura.raspadinhaId === card.id &&
        abertura.ordem === ordem &&
        (abertura.unidade === null) === (card.premio === null);
      const published = { compromissoPremios: compromissoPremios ?? '', dias };
      const isProved = isOwn && (await isNoRegistro(prova, published, sha256));
      setConferencia(
        isProved ? { situacao: 'noRegistro', dia: prova.dia.dia } : { situacao: 'foraDoRegistro' },
      );
    } catch (thrown) {
      const { mensagem, cura } = toApiError(thrown);
      setConferencia({ situacao: 'falhou', erro: [mensagem, cura].filter(Boolean).join(' ') });
    }
  }

  return (
    <section aria-label={text.conferirAbertura}>
      <p>{text.abertura(ordem)}</p>
      <div role="status">
        {conferencia.situacao === 'noRegistro' && (
          <Notice tone="sucesso" title={text.noRegistro}>
            {text.noRegistroDetalhe(conferencia.dia)}
          </Notice>
        )}
        {conferencia.situacao === 'foraDoRegistro' && (
          <Notice tone="perigo" title={text.foraDoRegistro}>
            {text.foraDoRegistroDetalhe}
          </Notice>
        )}
        {conferencia.situacao === 'falhou' && <Notice tone="alerta">{conferencia.erro}</Notice>}
      </div>
      {conferencia.situacao !== 'noRegistro' && (
        <Button
          variant="secondary"
          pending={conferencia.situacao === 'conferindo'}
          pendingLabel={text.conferindoAbertura}
          onClick={() => void check(campanha)}
        >
          {text.conferirAbertura}
        </Button>
      )}
    </section>
  );
}
