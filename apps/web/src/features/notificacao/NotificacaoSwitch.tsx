import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { isNative } from '../../platform/browser/native-shell.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { notificacaoText } from './notificacao.text.ts';
import styles from './NotificacaoSwitch.module.css';
import { type Aparelho, useAparelho } from './use-aparelho.ts';

interface Resultado {
  readonly tone: 'sucesso' | 'perigo';
  readonly mensagem: string;
}

/**
 * Switch of the notifications, saved immediately (optimistic update with rollback). Turning it on requests the
 * device's permission.
 */
export function NotificacaoSwitch({ usuario, initial }: { usuario: string; initial: boolean }) {
  const texto = useTexto();
  const queries = useQueryClient();
  const [isOn, setOn] = useState(initial);
  const [pending, setPending] = useState(false);
  const [resultado, setResultado] = useState<Resultado | null>(null);
  const aparelho = useAparelho();

  async function change(aceitaNotificacao: boolean): Promise<void> {
    if (pending) return;
    setOn(aceitaNotificacao);
    setPending(true);
    setResultado(null);
    // Must run before any await: browsers require a user gesture for the permission prompt.
    const asked = aceitaNotificacao ? aparelho.ask() : undefined;
    try {
      await callApi('consumidor.alterarNotificacao', { body: { telefone: usuario, aceitaNotificacao } });
      setResultado({
        tone: 'sucesso',
        mensagem: texto(notificacaoText.autorizacao.id, notificacaoText.autorizacao.texto),
      });
      void queries.invalidateQueries({ queryKey: ['consumidor.obter'] });
      void queries.invalidateQueries({ queryKey: ['consumidor.consentimentos'] });
      void (asked ? aparelho.register(asked) : aparelho.end());
    } catch (thrown) {
      setOn(!aceitaNotificacao);
      setResultado({ tone: 'perigo', mensagem: toApiError(thrown).mensagem });
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Switch
        label={notificacaoText.receber}
        detail={notificacaoText.receberDetalhe}
        checked={isOn}
        aria-busy={pending || undefined}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <div role="status" className={styles.resultado}>
        {resultado && <Notice tone={resultado.tone}>{resultado.mensagem}</Notice>}
        {isOn && <AparelhoAviso aparelho={aparelho} />}
      </div>
    </>
  );
}

/** Explains why notifications are blocked on this device although the user wants them, and how to fix it. */
function AparelhoAviso({ aparelho }: { aparelho: Aparelho }) {
  const { permissao, falha } = aparelho;
  const palavras = isNative() ? notificacaoText.aparelho.noApp : notificacaoText.aparelho;
  if (falha !== undefined)
    return (
      <Notice
        tone="perigo"
        action={
          <Button variant="secondary" onClick={() => void aparelho.register(aparelho.ask())}>
            {notificacaoText.aparelho.tentarNovamente}
          </Button>
        }
      >
        {falha}
      </Notice>
    );
  if (permissao === 'negada')
    return (
      <Notice tone="alerta" title={palavras.bloqueados}>
        {palavras.bloqueadosCura}
      </Notice>
    );
  if (permissao === 'indisponivel')
    return (
      <Notice tone="info" title={palavras.indisponivel}>
        {palavras.indisponivelCura}
      </Notice>
    );
  if (permissao === 'perguntar')
    return (
      <Notice
        tone="info"
        title={notificacaoText.aparelho.falta}
        action={
          <Button variant="secondary" onClick={() => void aparelho.register(aparelho.ask())}>
            {notificacaoText.aparelho.receber}
          </Button>
        }
      />
    );
  return null;
}
