import { useRef, useState, type SubmitEvent } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { documentoFiscalText } from '../documento-fiscal.text.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ChaveInput } from '@trevo/ui/code/ChaveInput.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { pendentesText as text } from '../documentos.text.ts';
import { useProcura, useShowProcura } from '../prova/use-procura.ts';
import { DocumentoSheet } from './DocumentoSheet.tsx';
import styles from './PendenteBusca.module.css';

/** Searches a pending receipt by its access key, because rows of a long list look alike. */
export function PendenteBusca({ campanha: { ano, identificacao } }: { campanha: CampanhaWire }) {
  const texto = useTexto();
  const area = useRef<HTMLTextAreaElement>(null);
  const [chaveAcesso, setChave] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [found, setFound] = useState<DocumentoFiscal | null>(null);
  const [open, setOpen] = useState(false);
  const showProcura = useShowProcura();
  useProcura(open && found ? [found] : [], (changed) => {
    showProcura(changed);
    setFound(changed);
  });

  function describeFalha({ codigo, mensagem }: ApiError): string {
    const { id, texto: fallback } = documentoFiscalText.erroDesconhecido;
    return codigo === 'servidor.falha' ? texto(id, fallback) : mensagem;
  }

  async function search(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    setErro(null);
    if (chaveAcesso === '') {
      setErro(text.chaveVazia);
      return area.current?.focus();
    }
    setPending(true);
    try {
      const params = { ano, identificacao, chaveAcesso };
      setFound((await callApi('documentoFiscal.pendentes.obter', { params })).retorno);
      setOpen(true);
    } catch (thrown) {
      setErro(describeFalha(toApiError(thrown)));
      area.current?.focus();
    } finally {
      setPending(false);
    }
  }

  return (
    <details className={styles.busca}>
      <summary>{text.procurar}</summary>
      <form role="search" className={styles.form} noValidate onSubmit={(event) => void search(event)}>
        <Field label={text.chave} error={erro}>
          <ChaveInput
            ref={area}
            value={chaveAcesso}
            onValueChange={(next) => {
              setChave(next);
              setErro(null);
            }}
            inputMode="text"
          />
        </Field>
        <Button type="submit" variant="secondary" wide pending={pending} pendingLabel={text.procurando}>
          {text.procurarBotao}
        </Button>
      </form>
      <DocumentoSheet documento={found} open={open} onClose={() => setOpen(false)} onChange={setFound} />
    </details>
  );
}
