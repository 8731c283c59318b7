import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { toApiError } from '../../platform/api/api-error.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { Switch } from '../../ui/choice/Switch.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AparelhoAviso } from './AparelhoAviso.tsx';
import styles from './NotificacaoSwitch.module.css';
import { notificacaoText as text } from './notificacao.text.ts';
import { useAparelho } from './use-aparelho.ts';

interface Resultado {
  readonly tone: 'sucesso' | 'perigo';
  readonly mensagem: string;
}

/**
 * Takes effect at once; refused, it goes back to what it was. Saying yes is what lets the browser ask whether this
 * device may show notices.
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
    // Before anything is awaited: a browser asks only while the touch is fresh.
    const asked = aceitaNotificacao ? aparelho.ask() : undefined;
    try {
      await callApi('consumidor.alterarNotificacao', { body: { telefone: usuario, aceitaNotificacao } });
      setResultado({ tone: 'sucesso', mensagem: texto(text.autorizacao.id, text.autorizacao.texto) });
      void queries.invalidateQueries({ queryKey: ['consumidor.obter'] });
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
        label={text.receber}
        detail={text.receberDetalhe}
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
