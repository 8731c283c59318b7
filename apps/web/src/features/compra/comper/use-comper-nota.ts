import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { compraDraft } from '../compra-draft.ts';
import { sendCompra } from '../compra-envio.ts';
import { useRunningSend, type Remetente } from '../../../platform/api/use-running-send.ts';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useConsumidor } from '../../consumidor/public.ts';
import {
  type DocumentoFiscal,
  type RecusaDita,
  showDesfecho,
  showRecusa,
  useRefreshNumeros,
} from '../../documento-fiscal/public.ts';
import { findLook } from '../../raspadinha/public.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { emptyComper, toComperQuery, toComperRecusa, type ComperForm } from './comper-form.ts';
import { comperText as text } from './comper.text.ts';

/** State of a receipt of a shop or of the site: stored while typing, sent once. */
export function useComperNota(ecommerce: 'S' | 'N', campanha: CampanhaWire | undefined) {
  const texto = useTexto();
  const cards = findLook(useConfiguracao());
  const refresh = useRefreshNumeros();
  const { data: consumidor } = useConsumidor();
  const [form, setForm] = useState(emptyComper);
  const [documento, setDocumento] = useState<DocumentoFiscal | null>(null);
  const [recusa, setRecusa] = useState<RecusaDita | null>(null);
  const touched = useRef(false);
  const tela = ecommerce === 'S' ? 'comperSite' : 'comperLoja';
  const nome = campanha && `${campanha.ano}/${campanha.identificacao}`;

  useEffect(() => {
    // The campaign loads after the first render of the form.
    const kept = nome && !touched.current ? compraDraft.read<Partial<ComperForm>>(tela, nome) : undefined;
    if (kept) setForm({ ...emptyComper, ...kept });
  }, [tela, nome]);
  useEffect(() => {
    if (touched.current && nome) compraDraft.write(tela, nome, form);
  }, [tela, nome, form]);

  function forget() {
    touched.current = false;
    compraDraft.clear(tela);
    setForm(emptyComper);
  }

  const { pending, run } = useRunningSend<DocumentoFiscal>(
    tela,
    (outcome) => {
      if (outcome.error) return setRecusa(toComperRecusa(outcome.error, texto));
      forget();
      if (outcome.answer.apuracao.status !== 'INVALIDO')
        toasts.show(texto(text.sucesso.id, text.sucesso.texto), { tone: 'sucesso' });
      setDocumento(outcome.answer);
    },
    (outcome) => {
      if (!outcome.error) return showDesfecho(outcome.answer, text.titulos, cards);
      const { titulo, mensagem, cura } = toComperRecusa(outcome.error, texto);
      showRecusa(titulo && `${titulo}.`, mensagem, cura);
    },
  );

  async function register({ usuario, signal }: Remetente): Promise<DocumentoFiscal> {
    const cpf = consumidor?.cpf ?? usuario;
    const query = toComperQuery(form, ecommerce, cpf);
    // The idempotency key must not depend on whether the profile had loaded.
    const { cpfConsumidor: _, ...compra } = query;
    const { retorno } = await sendCompra({ tela, usuario, compra }, ({ idempotencia }) =>
      callApi('comper.integrarDocumentoFiscal', { query, idempotencyKey: idempotencia }),
    );
    // The stored draft belongs to the next user by now.
    if (signal.aborted) return retorno;
    touched.current = false;
    compraDraft.clear(tela);
    refresh();
    return retorno;
  }

  return {
    form,
    documento,
    recusa,
    pending,
    change(part: Partial<ComperForm>) {
      touched.current = true;
      setForm((before) => ({ ...before, ...part }));
    },
    send() {
      if (pending) return;
      setRecusa(null);
      run(register);
    },
    dismiss: () => setRecusa(null),
    another: () => setDocumento(null),
  };
}
