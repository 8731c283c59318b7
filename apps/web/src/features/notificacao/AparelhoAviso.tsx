import { Button } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { notificacaoText } from './notificacao.text.ts';
import type { Aparelho } from './use-aparelho.ts';

const text = notificacaoText.aparelho;

/** What keeps notices from this device although the person wants them, and what to do about it. */
export function AparelhoAviso({ aparelho }: { aparelho: Aparelho }) {
  const { permissao, falha } = aparelho;
  if (falha !== undefined) return <Notice tone="perigo">{falha}</Notice>;
  if (permissao === 'negada')
    return (
      <Notice tone="alerta" title={text.bloqueados}>
        {text.bloqueadosCura}
      </Notice>
    );
  if (permissao === 'indisponivel')
    return (
      <Notice tone="info" title={text.indisponivel}>
        {text.indisponivelCura}
      </Notice>
    );
  if (permissao === 'perguntar')
    return (
      <Notice
        tone="info"
        title={text.falta}
        action={
          <Button variant="secondary" onClick={() => void aparelho.register(aparelho.ask())}>
            {text.receber}
          </Button>
        }
      />
    );
  return null;
}
