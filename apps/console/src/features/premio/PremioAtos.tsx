import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { AtoDialog } from '../../platform/screen/ato/AtoDialog.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { premioConsoleText } from './premio-console.text.ts';
import type { Premio, PremioAberto } from './premio-address.ts';
import styles from './PremioDetalhe.module.css';

const text = premioConsoleText.atos;

interface AtosProps {
  params: PremioAberto['params'];
  premio: Premio;
}

/** The acts that the operator may do with the prize in its state. */
export function PremioAtos({ params, premio }: AtosProps) {
  const isPermitido = usePermissao();
  const isEntregue = premio.entregueEm !== null;
  const isAberto = !isEntregue && premio.situacao !== 'RETIDO' && premio.entrega === 'promotora';
  const parts = [
    isAberto && isPermitido('operador.entregarPremio') && premio.pausa === null && (
      <Entregar key="entregar" params={params} premio={premio} />
    ),
    !isEntregue && isPermitido('operador.andarPremio') && (
      <Passos key="passos" params={params} premio={premio} />
    ),
    !isEntregue && isPermitido('operador.pausarPremio') && (
      <Pausa key="pausa" params={params} premio={premio} />
    ),
    isEntregue && premio.entreguePor !== null && isPermitido('operador.desfazerEntrega') && (
      <Desfazer key="desfazer" params={params} premio={premio} />
    ),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Secao titulo={text.titulo}>
      <div className={styles.buttons}>{parts}</div>
    </Secao>
  );
}

function Passos({ params, premio }: AtosProps) {
  const andar = useAct('operador.andarPremio');
  async function mark(passo: 'avisado' | 'documentos', feito: boolean): Promise<void> {
    if (await andar.run({ params, body: { passo, feito } })) avisos.show(text.anotado, { tone: 'sucesso' });
  }
  const passos = [
    ['avisado', premio.avisadoEm === null, text.avisado, text.naoAvisado],
    ['documentos', premio.documentosEm === null, text.documentos, text.semDocumentos],
  ] as const;
  return (
    <>
      {passos.map(([passo, isOpen, fazer, desfazer]) => (
        <Button
          key={passo}
          variant={isOpen ? 'secondary' : 'ghost'}
          size="small"
          unavailable={andar.isPending}
          onClick={() => void mark(passo, isOpen)}
        >
          {isOpen ? fazer : desfazer}
        </Button>
      ))}
      <Recusa error={andar.error} />
    </>
  );
}

function Pausa({ params, premio }: AtosProps) {
  const pausar = useAct('operador.pausarPremio');
  const [isOpen, setOpen] = useState(false);
  const pausado = premio.pausa === null;
  const words = pausado ? text.pausa : text.libera;
  const close = () => {
    pausar.forget();
    setOpen(false);
  };
  async function send(motivo: string): Promise<void> {
    if (!(await pausar.run({ params, body: { pausado, motivo } }))) return;
    setOpen(false);
    avisos.show(pausado ? text.pausa.pausada : text.libera.liberada, { tone: 'sucesso' });
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {pausado ? text.pausar : text.liberar}
      </Button>
      {isOpen && (
        <MotivoDialog
          titulo={words.titulo}
          rotulo={words.motivo}
          fazer={pausado ? text.pausar : text.liberar}
          isPending={pausar.isPending}
          error={pausar.error}
          onSend={(motivo) => void send(motivo)}
          onClose={close}
        >
          <p>{words.mensagem}</p>
        </MotivoDialog>
      )}
    </>
  );
}

function Desfazer({ params }: AtosProps) {
  const desfazer = useAct('operador.desfazerEntrega');
  async function undo(): Promise<void> {
    if (await desfazer.run({ params, body: {} })) avisos.show(text.desfeita, { tone: 'sucesso' });
  }
  return (
    <>
      <Button variant="secondary" size="small" pending={desfazer.isPending} onClick={() => void undo()}>
        {text.desfazer}
      </Button>
      <Recusa error={desfazer.error} />
    </>
  );
}

function Entregar({ params, premio }: AtosProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {text.entregar}
      </Button>
      {isOpen && <EntregarDialog params={params} premio={premio} onClose={() => setOpen(false)} />}
    </>
  );
}

function EntregarDialog({ params, premio, onClose }: AtosProps & { onClose(): void }) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const entregar = useAct('operador.entregarPremio');
  const [quem, setQuem] = useState('');
  const [wasSent, setSent] = useState(false);
  const words = text.entrega;
  const { ano, identificacao, consumidorID, premioID } = params;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (quem.trim() === '') return field.current?.focus();
    const answer = await entregar.run({
      params: { ano, identificacao, consumidorID, raspadinhaID: premioID },
      body: { entreguePor: quem.trim() },
    });
    if (!answer) return;
    avisos.show(words.entregue, { tone: 'sucesso' });
    onClose();
  }

  return (
    <AtoDialog
      titulo={words.titulo}
      formId={formId}
      fazer={text.entregar}
      isPending={entregar.isPending}
      error={entregar.error}
      field={field}
      onClose={onClose}
    >
      <p>{words.mensagem(premio.nome, premio.premiado ?? premioConsoleText.contaExcluida)}</p>
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <Field label={words.quem} hint={words.dica} error={wasSent && quem.trim() === '' && words.falta}>
          <TextInput
            ref={field}
            value={quem}
            maxLength={120}
            onChange={({ currentTarget }) => setQuem(currentTarget.value)}
          />
        </Field>
      </form>
    </AtoDialog>
  );
}
