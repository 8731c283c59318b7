import { Copy, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { formatContagem, useContagem } from '../celular/use-contagem.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { codigoTemporarioText as text } from '../celular/codigo.text.ts';
import styles from './ObterCodigoTemporarioScreen.module.css';

/** Validity of a code on the server, in seconds. */
const vidaSegundos = 10 * 60;

/** Shows a six-digit code that identifies the consumidor to a third party for ten minutes. */
export function ObterCodigoTemporarioScreen() {
  const goBack = useGoBack(appPaths.home);
  const { segundos, start } = useContagem();
  const [codigo, setCodigo] = useState<string | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function create(): Promise<void> {
    if (pending) return;
    setPending(true);
    setErro(null);
    try {
      const { retorno } = await callApi('login.gerarCodigoTemporario');
      setCodigo(retorno);
      start(vidaSegundos);
    } catch (thrown) {
      setErro(toApiError(thrown).mensagem);
    } finally {
      setPending(false);
    }
  }

  return (
    <Page
      header={
        <PageHeader title={text.titulo} subtitle={text.subtitulo} onBack={goBack} backLabel={text.voltar} />
      }
      footer={
        <BottomBar>
          <Button
            wide
            icon={<KeyRound />}
            variant={codigo && segundos > 0 ? 'secondary' : 'primary'}
            pending={pending}
            pendingLabel={text.gerando}
            onClick={() => void create()}
          >
            {codigo ? text.gerarOutro : text.gerar}
          </Button>
        </BottomBar>
      }
    >
      <Card className={styles.cartao}>
        {codigo ? (
          <Codigo codigo={codigo} segundos={segundos} />
        ) : (
          <p className={styles.suave}>{text.explicacao}</p>
        )}
        {erro && (
          <p className={styles.erro} role="alert">
            {erro}
          </p>
        )}
      </Card>
      <LiveRegion>{codigo ? text.seu([...codigo].join(' ')) : ''}</LiveRegion>
    </Page>
  );
}

function Codigo({ codigo, segundos }: { codigo: string; segundos: number }) {
  const isValid = segundos > 0;
  return (
    <>
      <p className={styles.codigo} data-venceu={isValid ? undefined : true} translate="no">
        {codigo}
      </p>
      <p className={styles.suave} role="timer">
        {isValid ? text.vale(toTempo(segundos)) : text.venceu}
      </p>
      {isValid && 'clipboard' in navigator && (
        <Button variant="ghost" icon={<Copy />} onClick={() => void copy(codigo)}>
          {text.copiar}
        </Button>
      )}
    </>
  );
}

const toTempo = (segundos: number) => (segundos < 60 ? `${segundos} s` : formatContagem(segundos));

async function copy(codigo: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(codigo);
    toasts.show(text.copiado, { tone: 'sucesso' });
  } catch {
    // Clipboard access was denied: the code can still be selected on the screen.
  }
}
