import { useQueryClient } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { TermoCard } from '../../cadastro/public.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { avisosText } from '../perfil.text.ts';
import styles from './TermosPainel.module.css';

const text = avisosText.termos;

export interface TermosPainelProps {
  usuario: string;
  termos: RetornoOf<Calls['consumidor.aceites']>;
  onClose(): void;
}

/** Unanswered terms of the campaign, each with its switch. */
export function TermosPainel({ usuario, termos, onClose }: TermosPainelProps) {
  const texto = useTexto();
  const queries = useQueryClient();
  const [aceites, setAceites] = useState<Readonly<Record<string, boolean>>>(() =>
    Object.fromEntries(termos.map(({ nomeTermo, aceito }) => [nomeTermo, aceito ?? false])),
  );
  const [erros, setErros] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The errors are below the terms, where a long list would hide them.
    if (erros.length > 0) alert.current?.scrollIntoView({ block: 'end' });
  }, [erros]);

  async function save(): Promise<void> {
    const missing = termos.filter(({ obrigatorio, nomeTermo }) => obrigatorio && !aceites[nomeTermo]);
    const words = texto(text.obrigatorio.id, text.obrigatorio.texto);
    setErros(missing.map(({ nomeTermo }) => words.replace('{term}', nomeTermo)));
    if (missing.length > 0) return;
    setPending(true);
    try {
      const answers = Object.entries(aceites).map(([nomeTermo, aceito]) => ({ nomeTermo, aceito }));
      await callApi('consumidor.alterarAceites', { body: { usuario, aceites: answers } });
      onClose();
      toasts.show(texto(text.sucesso.id, text.sucesso.texto), { tone: 'sucesso' });
      void queries.invalidateQueries();
    } catch (thrown) {
      setErros([toApiError(thrown).mensagem]);
    } finally {
      setPending(false);
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={texto(text.titulo.id, text.titulo.texto)}
      closeLabel={avisosText.fechar}
      actions={
        <Button wide pending={pending} pendingLabel={text.salvando} onClick={() => void save()}>
          {texto(text.salvar.id, text.salvar.texto)}
        </Button>
      }
    >
      <ul className={styles.termos}>
        {termos.map((termo) => (
          <li key={termo.nomeTermo}>
            <TermoCard
              termo={termo}
              isAccepted={aceites[termo.nomeTermo] ?? false}
              onAccept={(isAccepted) => setAceites({ ...aceites, [termo.nomeTermo]: isAccepted })}
            />
          </li>
        ))}
      </ul>
      <div ref={alert} role="alert" className={styles.erros}>
        {erros.map((erro) => (
          <p key={erro}>{erro}</p>
        ))}
      </div>
    </Sheet>
  );
}
