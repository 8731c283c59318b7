import { WifiOff } from 'lucide-react';
import { type ApiError, isOffline } from '../../../platform/api/api-error.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { raspadinhaText as text } from '../raspadinha.text.ts';

/** The answer did not come, or was a refusal: what that means for the card. */
export function RevelacaoFalha({ error }: { error: ApiError }) {
  const isLost = isOffline(error);
  return (
    <div role="alert">
      <Notice
        tone="alerta"
        title={isLost ? text.semInternet : text.falhou}
        {...(isLost && { icon: <WifiOff /> })}
      >
        {isLost ? text.semInternetDetalhe : [error.mensagem, error.cura].filter(Boolean).join(' ')}
      </Notice>
    </div>
  );
}
